import { isSameName } from '@seamline/shared/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The other department of a branch that already has the name that is being typed. */
export function useDepartmentNamesake(branchId: number | undefined, name: string, ownId?: number): string | undefined {
  const { data } = useQuery(api.departments.list);
  if (!data || branchId === undefined) return undefined;
  return Object.entries(data[branchId]?.department ?? {})
    .filter(([id]) => Number(id) !== ownId)
    .map(([, { department_name }]) => department_name)
    .find((other) => isSameName(other, name));
}
