import { isSameName } from '@seamline/shared/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The other designation that already has the name that is being typed. */
export function useDesignationNamesake(name: string, ownId?: number): string | undefined {
  const { data } = useQuery(api.designations.list);
  return data?.designations.find(({ id, designation }) => id !== ownId && isSameName(designation, name))?.designation;
}
