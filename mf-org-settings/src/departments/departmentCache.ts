import type { Department } from '@seamline/shared/contract/departments';
import { queryClient } from '@seamline/shared/query';
import { api, refreshLists } from '../api.ts';
import { withDepartment, withoutDepartment } from './departmentList.ts';

/** Inserts or replaces a department in the cached list. */
export function putDepartment(department: Department): void {
  const { queryKey } = api.departments.list;
  queryClient.setQueryData(queryKey, (before) => before && withDepartment(before, department));
  refreshLists();
}

/** Removes a department from the cached list. */
export function dropDepartment(id: number): void {
  const { queryKey } = api.departments.list;
  queryClient.setQueryData(queryKey, (before) => before && withoutDepartment(before, id));
  refreshLists();
}
