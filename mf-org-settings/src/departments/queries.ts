import {
  createDepartment,
  type Department,
  type DepartmentChange,
  type DepartmentInput,
  getDepartmentOptions,
  listDepartments,
  removeDepartment,
  updateDepartment,
} from '@seamline/shared/contract/organisation/departments';
import { type AnswerOf, withoutEmpty } from '@seamline/shared/contract/wire/endpoint';
import { call } from '@seamline/shared/http';
import { paths } from '@seamline/shared/paths';
import { mutation, type RecordList, type RemovedRecord, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';
import { LIST_KEYS } from '../queries.ts';
import { groupsOf, withDepartment, withoutDepartment } from './departmentList.ts';

type Answer = AnswerOf<typeof listDepartments>;

const query = queryOptions({ queryKey: [listDepartments.path], queryFn: request(listDepartments) });

/** All departments, which the response has under the ids of their branches and their own. */
export const departments: RecordList<Answer, Department> = {
  query: query as RecordList<Answer, Department>['query'],
  recordsOf: (data) => groupsOf(data).flatMap((group) => group.departments),
  idOf: ({ department_id }) => department_id,
  kind: 'department',
  addPath: paths.departmentAdd,
  upsert: withDepartment,
  remove: withoutDepartment,
};

interface DepartmentName {
  readonly id: number;
  readonly name: string;
}

/** The names of the departments of one branch. */
export function departmentNamesOf(
  branchId: number | undefined,
): Pick<RecordList<Answer, DepartmentName>, 'query' | 'recordsOf' | 'idOf'> {
  return {
    query: departments.query,
    recordsOf: (data) => {
      const values = branchId === undefined ? {} : (data[branchId]?.department ?? {});
      return Object.entries(values).map(([id, { department_name: name }]) => ({ id: Number(id), name }));
    },
    idOf: ({ id }) => id,
  };
}

/** The branches to choose from. */
export const departmentOptions = queryOptions({
  queryKey: [getDepartmentOptions.path],
  queryFn: request(getDepartmentOptions),
});

export const departmentMutations = {
  create: mutation({
    request: (input: DepartmentInput) => call(createDepartment, { query: withoutEmpty(input) }),
    upsert: departments,
    invalidates: LIST_KEYS,
  }),
  update: ({ department_id, branch_id }: Department) =>
    mutation({
      request: (change: DepartmentChange & { version?: number | undefined }) =>
        call(updateDepartment, { query: { ...change, department_id, branch_id } }),
      upsert: departments,
      invalidates: LIST_KEYS,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeDepartment, { query: { department_id: id, version } }),
    remove: departments,
    invalidates: LIST_KEYS,
  }),
};
