import { createEmployee, type EmployeeInput, getEmployeeLookups } from '@seamline/shared/contract/employee-creation';
import { type EmployeeValues, getEmployee, updateEmployee } from '@seamline/shared/contract/employee-details';
import { getEmployeeHealth, type HealthKind } from '@seamline/shared/contract/employee-health';
import {
  type DirectorySort,
  type EmployeeCard,
  listEmployeePlaces,
  listEmployees,
} from '@seamline/shared/contract/employees';
import {
  identifyEmployee,
  type LeavingInput,
  type LeavingState,
  listFormerEmployees,
  recordLeaving,
  reinstateEmployee,
} from '@seamline/shared/contract/former-employees';
import { call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { query, readAgain } from '@seamline/shared/query';
import type { FormerEmployeeFilter } from './former-employees/formerEmployeeFilter.ts';

/** The filter and the order of the directory. */
export interface DirectoryFilter {
  branchId: number | undefined;
  departmentId: number | undefined;
  subDepartmentId: number | undefined;
  designationId: number | undefined;
  shiftId: number | undefined;
  health: HealthKind | undefined;
  /** Part of a name, a mobile number, an email address, a code or a designation. */
  search: string;
  sort: DirectorySort;
}

/** The page size of the directory. */
export const DIRECTORY_PAGE = 200;

/** As many as a picker shows at once. */
const PICKER_SIZE = 20;

/** Every call of the employees' area, by kind and verb. */
export const api = {
  employees: {
    /** A page of the directory: the first, or the one after a place. */
    page: (filter: DirectoryFilter, cursor?: string) =>
      query(listEmployees, { query: { ...inQuery(filter), limit: DIRECTORY_PAGE, cursor } }),
    /** The places that the pages of the directory begin after. */
    places: (filter: DirectoryFilter) =>
      query(listEmployeePlaces, { query: { ...inQuery(filter), limit: DIRECTORY_PAGE } }),
    health: query(getEmployeeHealth),
    /** The first few people that a search finds, by name. */
    find: (search: string) => ({
      ...query(listEmployees, { query: { q: search, limit: PICKER_SIZE } }),
      select: peopleOf,
    }),
    /** The current employee with a mobile number, if there is one. */
    byNumber: (digits: string) => ({ ...query(listEmployees, { query: { q: digits, limit: 1 } }), select: peopleOf }),
    /** The employee of a number, present or former. */
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
  formerEmployees: {
    /** Former employees, the latest first, or those on notice, the earliest last day first; page by page. */
    list: (state: LeavingState, { search, branchId, from, to }: FormerEmployeeFilter) => ({
      queryKey: [listFormerEmployees.path, { state, search, branchId, from, to }] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        call(
          listFormerEmployees,
          {
            query: withoutEmpty({
              state: state === 'former' ? undefined : state,
              q: search,
              branch_id: branchId,
              from,
              to,
              cursor: pageParam,
            }),
          },
          { signal },
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
    }),
    /** A remark that was left empty travels as an empty one: the form has four fields. */
    record: (id: number, input: LeavingInput) => call(recordLeaving, { params: { id }, body: input }),
    reinstate: (id: number) => call(reinstateEmployee, { params: { id } }),
  },
};

export function inQuery(filter: DirectoryFilter) {
  return {
    branch_id: filter.branchId,
    department_id: filter.departmentId,
    sub_department_id: filter.subDepartmentId,
    designation_id: filter.designationId,
    shift_id: filter.shiftId,
    health: filter.health,
    q: filter.search || undefined,
    sort: filter.sort,
  };
}

type Listing = { department: Record<string, EmployeeCard[]> };

function peopleOf({ department }: Listing): EmployeeCard[] {
  return Object.values(department)
    .flat()
    .sort(byName(({ user_name }) => user_name));
}

/** Empty values are not sent; no and zero are values. */
function withoutEmpty<V extends object>(values: V): V {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  ) as V;
}

/** Whatever was read of employees is out of date after a change. */
export function forgetEmployees(): void {
  for (const { path } of [
    listEmployees,
    listEmployeePlaces,
    getEmployeeHealth,
    getEmployee,
    identifyEmployee,
    listFormerEmployees,
  ]) {
    readAgain({ queryKey: [path] });
  }
}
