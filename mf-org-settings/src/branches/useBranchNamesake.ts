import { isSameName } from '@seamline/shared/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The other branch that already has the name that is being typed, whatever its case. */
export function useBranchNamesake(name: string, ownId?: number): string | undefined {
  const { data } = useQuery(api.branches.list);
  return data?.branches.find((branch) => branch.id !== ownId && isSameName(branch.name, name))?.name;
}
