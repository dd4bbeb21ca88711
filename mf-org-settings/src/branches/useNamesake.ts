import { useQuery } from '@seamline/shared/query';
import { api } from '../api.ts';

/** The other branch that already has the name that is being typed, whatever its case. */
export function useNamesake(name: string, ownId?: number): string | undefined {
  const { data } = useQuery(api.branches.list);
  const wanted = name.trim().toLocaleLowerCase();
  return data?.branches.find((branch) => branch.id !== ownId && branch.name.toLocaleLowerCase() === wanted)?.name;
}
