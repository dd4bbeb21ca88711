import {
  createSubDepartment,
  listSubDepartments,
  removeSubDepartment,
  type SubDepartmentChange,
  type SubDepartmentInput,
  updateSubDepartment,
} from '@seamline/shared/contract/organisation/sub-departments';
import { type AnswerOf, withoutEmpty } from '@seamline/shared/contract/wire/endpoint';
import { call } from '@seamline/shared/http';
import { paths } from '@seamline/shared/paths';
import { mutation, type RecordList, type RemovedRecord, request } from '@seamline/shared/query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LIST_KEYS } from '../queries.ts';
import {
  groupsOf,
  recordsOf,
  type SubDepartmentRecord,
  withoutSubDepartment,
  withSubDepartment,
} from './subDepartmentList.ts';

type Answer = AnswerOf<typeof listSubDepartments>;

const query = queryOptions({ queryKey: [listSubDepartments.path], queryFn: request(listSubDepartments) });

/** All sub-departments, which the response has in their departments and these in their branches. */
export const subDepartments: RecordList<Answer, SubDepartmentRecord> = {
  query: query as RecordList<Answer, SubDepartmentRecord>['query'],
  recordsOf: ({ branches }) => recordsOf(branches),
  idOf: ({ id }) => id,
  kind: 'sub-department',
  addPath: paths.subDepartmentAdd,
  upsert: ({ branches }, record) => ({
    branches: withSubDepartment(branches, record),
  }),
  remove: ({ branches }, id) => ({ branches: withoutSubDepartment(branches, id) }),
};

/** Returns the query of the list and its sub-departments by branch and department. */
export function useSubDepartmentGroups() {
  const list = useQuery(subDepartments.query);
  const branches = list.data?.branches;
  return { list, groups: useMemo(() => groupsOf(branches ?? []), [branches]) };
}

/** The sub-departments of one department. */
export const subDepartmentsOf = (departmentId: number | undefined) => ({
  ...subDepartments,
  recordsOf: (data: Answer) =>
    subDepartments.recordsOf(data).filter(({ department_id }) => department_id === departmentId),
});

export const subDepartmentMutations = {
  create: mutation({
    request: async (input: SubDepartmentInput) => ({
      ...(await call(createSubDepartment, { query: withoutEmpty(input) })),
      department_id: input.department_id,
    }),
    upsert: subDepartments,
    invalidates: LIST_KEYS,
  }),
  update: ({ id, department_id }: SubDepartmentRecord) =>
    mutation({
      request: async (change: SubDepartmentChange & { version?: number | undefined }) => ({
        ...(await call(updateSubDepartment, { query: { ...change, sub_department_id: id } })),
        department_id,
      }),
      upsert: subDepartments,
      invalidates: LIST_KEYS,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) =>
      call(removeSubDepartment, { query: { sub_department_id: id, version } }),
    remove: subDepartments,
    invalidates: LIST_KEYS,
  }),
};
