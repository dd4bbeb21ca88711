import type { EmployeeView } from '@seamline/shared/contract/employees/employee-views';
import {
  DIRECTORY_PARAMS,
  DIRECTORY_VIEWS,
  type DirectoryColumn,
  type DirectorySearch,
  isReversed,
  NO_COLUMNS,
  readDirectoryParam,
} from '@seamline/shared/contract/employees/employees';
import { paths } from '@seamline/shared/paths';
import type { DirectoryFilter } from '../queries.ts';

export type View = (typeof DIRECTORY_VIEWS)[number];

/** The filter and the order in a URL of the directory. Invalid values and a reversed period are left out. */
export function filterIn(params: URLSearchParams): DirectoryFilter {
  const isPeriod = !hasReversedPeriod(params);
  return {
    branchId: valueIn(params, 'branch'),
    departmentId: valueIn(params, 'department'),
    subDepartmentId: valueIn(params, 'sub-department'),
    designationId: valueIn(params, 'designation'),
    shiftId: valueIn(params, 'shift'),
    status: valueIn(params, 'status'),
    employmentType: valueIn(params, 'type'),
    gender: valueIn(params, 'gender'),
    joinedFrom: isPeriod ? valueIn(params, 'joined-from') : undefined,
    joinedTo: isPeriod ? valueIn(params, 'joined-to') : undefined,
    health: valueIn(params, 'health'),
    figure: valueIn(params, 'figure'),
    // A search that is too long is refused with a reason.
    search: params.get('q')?.trim() ?? '',
    sort: valueIn(params, 'sort') ?? 'department',
  };
}

/** True for a URL whose period of joining dates ends before it begins. */
export function hasReversedPeriod(params: URLSearchParams): boolean {
  return isReversed({ joined_from: valueIn(params, 'joined-from'), joined_to: valueIn(params, 'joined-to') });
}

/** Returns the view in the URL, else the one of the device. */
export function viewIn(asked: string | null, remembered: string | null): View {
  const isView = (name: string | null) => DIRECTORY_VIEWS.find((view) => view === name);
  return isView(asked) ?? isView(remembered) ?? 'cards';
}

/** The filters that narrow the list down beside branch and search. */
export const NARROWING = [
  'department',
  'sub-department',
  'designation',
  'shift',
  'status',
  'type',
  'gender',
  'joined-from',
  'joined-to',
  'health',
  'figure',
] as const;

/** What the directory shows: a filter with an order, and how its employees are shown. */
export interface Shown {
  readonly filter: DirectoryFilter;
  readonly view: View;
  readonly columns: readonly DirectoryColumn[];
}

/**
 * Returns what the directory shows as the search parameters of a saved view. View and columns are among them, since
 * another device may remember others.
 */
export function searchOf({ filter, view, columns }: Shown): string {
  const values: Record<keyof DirectorySearch, string | number | undefined> = {
    branch: filter.branchId,
    department: filter.departmentId,
    'sub-department': filter.subDepartmentId,
    designation: filter.designationId,
    shift: filter.shiftId,
    status: filter.status,
    type: filter.employmentType,
    gender: filter.gender,
    'joined-from': filter.joinedFrom,
    'joined-to': filter.joinedTo,
    health: filter.health,
    figure: filter.figure,
    q: filter.search,
    sort: filter.sort === 'department' ? undefined : filter.sort,
    view,
    columns: view === 'list' ? columns.join(',') || NO_COLUMNS : undefined,
  };
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(given).toString();
}

/** Returns the change of search parameters that opens a saved view. */
export function openingOf({ id, search }: EmployeeView): Record<string, string> {
  const others = Object.fromEntries(DIRECTORY_PARAMS.map((name) => [name, '']));
  return { ...others, ...Object.fromEntries(new URLSearchParams(search)), [OPEN_VIEW]: String(id) };
}

/** The search parameter with the id of the saved view that was opened. It filters nothing. */
export const OPEN_VIEW = 'saved';

/** Path of the list of former employees, with the parts of a filter that it has: search and branch. */
export function formerEmployeesPath({ search, branchId }: DirectoryFilter): string {
  const params = new URLSearchParams({ ...(search && { q: search }), ...(branchId && { branch: String(branchId) }) });
  return params.size > 0 ? `${paths.exEmployees}?${params}` : paths.exEmployees;
}

function valueIn<Name extends keyof DirectorySearch>(params: URLSearchParams, name: Name): DirectorySearch[Name] {
  return readDirectoryParam(name, params.get(name));
}
