import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import type { EmployeeFigure } from '@seamline/shared/contract/employees/employee-figures';
import type { EmployeeView } from '@seamline/shared/contract/employees/employee-views';
import {
  DIRECTORY_PARAMS,
  DIRECTORY_VIEWS,
  type DirectoryColumn,
  type DirectorySearch,
  type EmployeeStatus,
  isReversed,
  NO_COLUMNS,
  readDirectoryParam,
} from '@seamline/shared/contract/employees/employees';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { formatCalendarDay } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { HEALTH_LABELS } from '../health/HealthScreen.tsx';
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

/** State of the directory: a filter with an order, and how its employees are shown. */
interface DirectoryState {
  readonly filter: DirectoryFilter;
  readonly view: View;
  readonly columns: readonly DirectoryColumn[];
}

/**
 * Returns what the directory shows as the search parameters of a saved view. View and columns are among them, since
 * another device may remember others.
 */
export function searchOf({ filter, view, columns }: DirectoryState): string {
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

/** The names of the filters that the figures of the home page link to. */
const FIGURE_LABELS: Readonly<Record<EmployeeFigure, MessageDescriptor>> = {
  'on-notice': msg`On notice`,
  'joining-this-month': msg`Joining this month`,
  'joining-next-month': msg`Joining next month`,
  'birthday-this-week': msg`Birthday this week`,
  'anniversary-this-week': msg`Work anniversary this week`,
  incomplete: msg`With an incomplete record`,
  'no-bank-account': msg`Without a bank account`,
  'no-id-proof': msg`Without ID proof`,
};

export const STATUS_LABELS: Readonly<Record<EmployeeStatus, MessageDescriptor>> = {
  active: msg`Active`,
  'on-notice': msg`On notice`,
  joining: msg`Joining`,
};

/** A filter that is set. */
interface ChosenFilter {
  /** Its search parameter. */
  param: (typeof NARROWING)[number] | 'branch';
  label: string;
}

/** The records that a filter names; one that no longer exists has no name. */
export function chosenRecords(filter: DirectoryFilter, lookups: EmployeeLookups | undefined) {
  const branches = lookups?.branches ?? [];
  const departments = branches.flatMap((branch) => branch.departments);
  const records = [
    { param: 'branch', label: msg`Branch`, id: filter.branchId, of: branches },
    { param: 'department', label: msg`Department`, id: filter.departmentId, of: departments },
    {
      param: 'sub-department',
      label: msg`Sub-department`,
      id: filter.subDepartmentId,
      of: departments.flatMap(({ sub_departments: below }) => below),
    },
    { param: 'designation', label: msg`Designation`, id: filter.designationId, of: lookups?.designations },
    { param: 'shift', label: msg`Shift`, id: filter.shiftId, of: lookups?.shifts },
  ] as const;
  return records.flatMap(({ param, label, id, of }) =>
    id === undefined ? [] : [{ param, label, id, name: of?.find((each) => each.id === id)?.name }],
  );
}

/** The filters that are set, each with its choice; a choice that no longer exists has its filter's name only. */
export function chosenFilters(
  filter: DirectoryFilter,
  lookups: EmployeeLookups | undefined,
  i18n: I18n,
): ChosenFilter[] {
  const named = (label: MessageDescriptor, choice: string | undefined) =>
    choice === undefined ? i18n._(label) : `${i18n._(label)}: ${choice}`;
  const { status, employmentType, gender, joinedFrom, joinedTo, health, figure } = filter;
  return [
    ...chosenRecords(filter, lookups).map(({ param, label, name }) => ({ param, label: named(label, name) })),
    status && { param: 'status' as const, label: named(msg`Status`, i18n._(STATUS_LABELS[status])) },
    employmentType && {
      param: 'type' as const,
      label: named(msg`Employment type`, employeeChoiceLabel(employmentType, i18n)),
    },
    gender && { param: 'gender' as const, label: named(msg`Gender`, employeeChoiceLabel(gender, i18n)) },
    joinedFrom && { param: 'joined-from' as const, label: named(msg`Joined from`, formatCalendarDay(joinedFrom)) },
    joinedTo && { param: 'joined-to' as const, label: named(msg`Joined to`, formatCalendarDay(joinedTo)) },
    health && { param: 'health' as const, label: i18n._(HEALTH_LABELS[health]) },
    figure && { param: 'figure' as const, label: i18n._(FIGURE_LABELS[figure]) },
  ].filter((each) => typeof each === 'object');
}
