import { isSameName } from '@seamline/shared/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The other sub-department of a department that already has the name that is being typed. */
export function useSubDepartmentNamesake(departmentId: number | undefined, name: string, ownId?: number) {
  const { data } = useQuery(api.subDepartments.list);
  return data?.branches
    .flatMap(({ departments }) => departments)
    .find(({ department_id }) => department_id === departmentId)
    ?.sub_departments.find(({ id, sub_department }) => id !== ownId && isSameName(sub_department, name))
    ?.sub_department;
}
