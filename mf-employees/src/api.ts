import { createEmployee, type EmployeeInput, getEmployeeLookups } from '@seamline/shared/contract/employee-creation';
import { type EmployeeValues, getEmployee, updateEmployee } from '@seamline/shared/contract/employee-details';
import { type EmployeeCard, listEmployees } from '@seamline/shared/contract/employees';
import { LARGEST_PAGE } from '@seamline/shared/contract/fields';
import {
  identifyEmployee,
  type LeavingInput,
  listLeavers,
  recordLeaving,
  takeBack,
} from '@seamline/shared/contract/leavers';
import { call } from '@seamline/shared/http';
import { query, queryClient } from '@seamline/shared/query';

import type { LeaverFilter } from './leavers/leaverFilter.ts';

/** Whom the directory shows. */
export interface DirectoryFilter {
  branchId: number | undefined;
  /** Part of a name, a mobile number or an email address. */
  search: string;
}

/** As many as a picker shows at once. */
const PICKER_SIZE = 20;

/** Every call of employees, by verb. */
export const api = {
  employees: {
    /** The directory of one branch or of all, as many at once as the server gives. */
    list: ({ branchId, search }: DirectoryFilter) => ({
      queryKey: [listEmployees.path, { branchId, search }] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        call(
          listEmployees,
          { query: { branch_id: branchId, q: search || undefined, limit: LARGEST_PAGE, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: { next_cursor?: string | null | undefined }) => last.next_cursor ?? undefined,
    }),
    /** The first few people that a search finds, by name. */
    find: (search: string) => ({
      ...query(listEmployees, { query: { q: search, limit: PICKER_SIZE } }),
      select: peopleOf,
    }),
    /** The current employee with a mobile number, if there is one. */
    byNumber: (digits: string) => ({ ...query(listEmployees, { query: { q: digits, limit: 1 } }), select: peopleOf }),
    /** Who a number is, present or former. */
    identity: (id: number) => query(identifyEmployee, { params: { id } }),
    lookups: query(getEmployeeLookups),
    get: (id: number) => query(getEmployee, { params: { id } }),
    create: ({ reporting_person_ids: reporting, ...input }: EmployeeInput) =>
      call(createEmployee, {
        body: { ...withoutEmpty(input), ...(reporting?.length ? { 'reporting_person_ids[]': reporting } : {}) },
      }),
    update: (id: number, changed: Partial<EmployeeValues>, cleared: string[], version: number | undefined) =>
      call(updateEmployee, {
        params: { id },
        body: { ...withoutEmpty(changed), ...(cleared.length > 0 ? { 'clear[]': cleared } : {}), version },
      }),
  },
  leavers: {
    /** Who has left, the latest first, page by page. */
    list: ({ search, branchId, from, to }: LeaverFilter) => ({
      queryKey: [listLeavers.path, { search, branchId, from, to }] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        call(
          listLeavers,
          { query: withoutEmpty({ q: search, branch_id: branchId, from, to, cursor: pageParam }) },
          { signal },
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
    }),
    /** A remark that was left empty travels as an empty one: the form has four fields. */
    record: (id: number, input: LeavingInput) => call(recordLeaving, { params: { id }, body: input }),
    takeBack: (id: number) => call(takeBack, { params: { id } }),
  },
};

type Listing = { department: Record<string, EmployeeCard[]> };

function peopleOf({ department }: Listing): EmployeeCard[] {
  return Object.values(department)
    .flat()
    .sort((one, other) => one.user_name.localeCompare(other.user_name));
}

/** Empty values are not sent; no and zero are values. */
function withoutEmpty<V extends object>(values: V): V {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  ) as V;
}

/** Whatever was read of employees is out of date after a change. */
export function forgetEmployees(): void {
  for (const { path } of [listEmployees, getEmployee, identifyEmployee, listLeavers]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}
