import {
  createEmployee,
  type EmployeeInput,
  getEmployeeLookups,
} from '@seamline/shared/contract/employees/employee-creation';
import { getEmployee, updateEmployee } from '@seamline/shared/contract/employees/employee-details';
import {
  type ExitTaskInput,
  getEmployeeExit,
  updateExitTask,
} from '@seamline/shared/contract/employees/employee-exits';
import type { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employees/employee-fields';
import type { EmployeeFigure } from '@seamline/shared/contract/employees/employee-figures';
import { getEmployeeHealth, type HealthKind } from '@seamline/shared/contract/employees/employee-health';
import { getEmployeeProfile } from '@seamline/shared/contract/employees/employee-profiles';
import {
  createEmployeeView,
  type EmployeeView,
  type EmployeeViewInput,
  listEmployeeViews,
  removeEmployeeView,
  updateEmployeeView,
} from '@seamline/shared/contract/employees/employee-views';
import {
  type DirectorySort,
  type EmployeeCard,
  type EmployeeStatus,
  type ExtraColumn,
  listEmployeePlaces,
  listEmployees,
} from '@seamline/shared/contract/employees/employees';
import {
  type Identity,
  identifyEmployee,
  type LeavingChange,
  type LeavingState,
  listFormerEmployees,
  recordLeaving,
  reinstateEmployee,
} from '@seamline/shared/contract/employees/former-employees';
import { createDesignation, listDesignations } from '@seamline/shared/contract/organisation/designations';
import { getOrganisation } from '@seamline/shared/contract/organisation/organisation';
import { withoutEmpty } from '@seamline/shared/contract/wire/endpoint';
import { ApiError, call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { mutation, queryClient, type RemovedRecord, recordList, request, withClientId } from '@seamline/shared/query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FormerEmployeeFilter } from './exits/formerEmployeeFilter.ts';
import { changesOf, NothingChanged } from './record/changes.ts';

/** The filter and the order of the directory. */
export interface DirectoryFilter {
  branchId: number | undefined;
  departmentId: number | undefined;
  subDepartmentId: number | undefined;
  designationId: number | undefined;
  shiftId: number | undefined;
  status: EmployeeStatus | undefined;
  employmentType: (typeof EMPLOYMENT_TYPES)[number] | undefined;
  gender: (typeof GENDERS)[number] | undefined;
  /** The first and the last of the joining dates, `YYYY-MM-DD`. */
  joinedFrom: string | undefined;
  joinedTo: string | undefined;
  health: HealthKind | undefined;
  /** The figure of the home page that counts the listed employees. */
  figure: EmployeeFigure | undefined;
  /** Part of a name, a mobile number, an email address, a code, a designation or a department, or words of several. */
  search: string;
  sort: DirectorySort;
}

/** The page size of the directory. */
export const DIRECTORY_PAGE = 200;

/** Number of employees that a picker shows. */
const PICKER_SIZE = 20;

/** A page of the directory with extra values: the first, or the one after a cursor. */
export function employeePage(filter: DirectoryFilter, extras: readonly ExtraColumn[], cursor?: string) {
  // Sorted, so that columns in another order need no other page.
  const columns = extras.length > 0 ? [...extras].sort() : undefined;
  const query = { ...queryOf(filter), limit: DIRECTORY_PAGE, cursor, columns };
  return queryOptions({
    queryKey: [listEmployees.path, query] as const,
    queryFn: request(listEmployees, { query }),
  });
}

/** The cursors that the pages of the directory begin after. */
export function employeePlaces(filter: DirectoryFilter) {
  const query = { ...queryOf(filter), limit: DIRECTORY_PAGE };
  return queryOptions({
    queryKey: [listEmployeePlaces.path, query] as const,
    queryFn: request(listEmployeePlaces, { query }),
  });
}

/** The first few employees that match a search, by name. */
export function employeeSearch(search: string, limit = PICKER_SIZE) {
  const query = { q: search, limit };
  return queryOptions({
    queryKey: [listEmployees.path, query] as const,
    queryFn: request(listEmployees, { query }),
    select: peopleOf,
  });
}

export const employeeHealth = queryOptions({
  queryKey: [getEmployeeHealth.path],
  queryFn: request(getEmployeeHealth),
});

/** The employee with an id, current or former, to confirm a choice. */
export function employeeIdentity(id: number) {
  return queryOptions({
    queryKey: [identifyEmployee.path, id] as const,
    queryFn: request(identifyEmployee, { params: { id } }),
  });
}

/** Returns true if no employee has the id that was looked up. */
export function isUnknownEmployee(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** The tasks and the settlement of an employee's exit, and who reports to them. */
export function employeeExit(id: number) {
  return queryOptions({
    queryKey: [getEmployeeExit.path, id] as const,
    queryFn: request(getEmployeeExit, { params: { id } }),
  });
}

/** The part of the profile that the details do not have. */
export function employeeProfile(id: number) {
  return queryOptions({
    queryKey: [getEmployeeProfile.path, id] as const,
    queryFn: request(getEmployeeProfile, { params: { id } }),
  });
}

export const employeeLookups = queryOptions({
  queryKey: [getEmployeeLookups.path],
  queryFn: request(getEmployeeLookups),
});

export function employeeDetails(id: number) {
  return queryOptions({
    queryKey: [getEmployee.path, id] as const,
    queryFn: request(getEmployee, { params: { id } }),
  });
}

/** Former employees, the latest first, or those on notice, the earliest last day first; page by page. */
export function formerEmployees(state: LeavingState, { search, branchId, from, to }: FormerEmployeeFilter) {
  return infiniteQueryOptions({
    queryKey: [listFormerEmployees.path, { state, search, branchId, from, to }] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { q: search, branch_id: branchId, from, to, cursor: pageParam };
      return request(listFormerEmployees, {
        query: withoutEmpty({ ...query, state: state === 'former' ? undefined : state }),
      })({ signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
}

/** The queries whose responses a change of employees affects. */
export const OF_EMPLOYEES = [
  listEmployees,
  listEmployeePlaces,
  getEmployeeHealth,
  getEmployee,
  getEmployeeExit,
  getEmployeeProfile,
  identifyEmployee,
  listFormerEmployees,
].map(({ path }) => [path]);

export const employeeMutations = {
  create: mutation({
    request: ({ reporting_person_ids: reporting, single_name, without_documents, ...input }: EmployeeInput) =>
      call(createEmployee, {
        body: {
          ...withoutEmpty({
            ...input,
            single_name: single_name || undefined,
            without_documents: without_documents || undefined,
          }),
          ...(reporting?.length ? { 'reporting_person_ids[]': reporting } : {}),
        },
      }),
    invalidates: OF_EMPLOYEES,
  }),
  /** Sends only the values that differ from the stored ones, which an edit conflict can change. */
  update: (id: number, readStored: () => Readonly<Record<string, unknown>>) =>
    mutation({
      request: async ({ version, ...values }: Record<string, unknown> & { version?: number }) => {
        const { changed, cleared } = changesOf(values, readStored());
        if (Object.keys(changed).length + cleared.length === 0) throw new NothingChanged();
        const body = { ...withoutEmpty(changed), ...(cleared.length > 0 ? { 'clear[]': cleared } : {}), version };
        return await call(updateEmployee, { params: { id }, body });
      },
      invalidates: OF_EMPLOYEES,
    }),
};

/** The saved views of the directory. */
export const employeeViews = recordList(
  queryOptions({ queryKey: [listEmployeeViews.path], queryFn: request(listEmployeeViews) }),
  'views',
  'id',
  { order: byName(({ name }) => name) },
);

export const employeeViewMutations = {
  create: mutation({
    request: (input: EmployeeViewInput) => call(createEmployeeView, { body: input }),
    upsert: employeeViews,
  }),
  update: mutation({
    request: ({ id, ...body }: EmployeeView) => call(updateEmployeeView, { params: { id }, body }),
    upsert: employeeViews,
  }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeEmployeeView, { params: { id }, query: { version } }),
    remove: employeeViews,
  }),
};

/** Adds a designation that a sheet names. */
export const addDesignation = mutation({
  request: withClientId((designation: string, client_id) =>
    call(createDesignation, { query: { designation, client_id } }),
  ),
  invalidates: [getEmployeeLookups, listDesignations, getOrganisation].map(({ path }) => [path]),
});

/** A leaving with the employee whose it is, and the version that it is based on. */
type SentLeaving = LeavingChange & { employee_id: number };

const sendLeaving = ({ employee_id: id, ...body }: SentLeaving) => call(recordLeaving, { params: { id }, body });

/** Returns the version of an employee as the page shows them; undefined where the page knows that it is stale. */
function shownVersion(id: number): number | undefined {
  const shown = queryClient.getQueryState<Identity>(employeeIdentity(id).queryKey);
  return shown?.isInvalidated ? undefined : shown?.data?.version;
}

export const leavingMutations = {
  /**
   * An empty remark is sent as an empty text: the form has four fields. Its version is that of the employee it was
   * opened for; the leaving of another one is sent with the version that the page shows.
   */
  record: (openedId: number | undefined) =>
    mutation({
      request: ({ version, ...values }: SentLeaving) => {
        const { employee_id: id } = values;
        return sendLeaving({ ...values, version: id === openedId ? version : shownVersion(id) });
      },
      invalidates: OF_EMPLOYEES,
    }),
  /** The same with everything about the exit. */
  recordExit: mutation({
    // An empty number is undefined in a form, and what is left out would stay.
    request: ({ notice_period_days = null, ...values }: SentLeaving) => sendLeaving({ ...values, notice_period_days }),
    invalidates: OF_EMPLOYEES,
  }),
  updateTask: (id: number) =>
    mutation({
      request: (body: ExitTaskInput) => call(updateExitTask, { params: { id }, body }),
      invalidates: OF_EMPLOYEES,
    }),
  reinstate: mutation({
    request: ({ id, version }: { id: number; version: number | undefined }) =>
      call(reinstateEmployee, { params: { id }, query: { version } }),
    invalidates: OF_EMPLOYEES,
  }),
};

/** The parameters of a request for the filter of the directory. */
export function queryOf(filter: DirectoryFilter) {
  return {
    branch_id: filter.branchId,
    department_id: filter.departmentId,
    sub_department_id: filter.subDepartmentId,
    designation_id: filter.designationId,
    shift_id: filter.shiftId,
    status: filter.status,
    employment_type: filter.employmentType,
    gender: filter.gender,
    joined_from: filter.joinedFrom,
    joined_to: filter.joinedTo,
    health: filter.health,
    figure: filter.figure,
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
