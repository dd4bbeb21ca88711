import type { Department } from '@seamline/shared/contract/departments';
import { queryClient } from '@seamline/shared/query';
import { api, refreshLists } from '../api.ts';
import { withDepartment, withoutDepartment } from './departmentList.ts';

/** Puts a department into the list that is on the screen, in place of what it was. */
export function putDepartment(department: Department): void {
  const { queryKey } = api.departments.list;
  queryClient.setQueryData(queryKey, (before) => before && withDepartment(before, department));
  refreshLists();
}

/** Takes a department out of the list that is on the screen. */
export function dropDepartment(id: number): void {
  const { queryKey } = api.departments.list;
  queryClient.setQueryData(queryKey, (before) => before && withoutDepartment(before, id));
  refreshLists();
}
