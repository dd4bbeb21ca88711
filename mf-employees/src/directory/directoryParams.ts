import { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employee-fields';
import { EMPLOYEE_FIGURES, type EmployeeFigure } from '@seamline/shared/contract/employee-figures';
import { HEALTH_KINDS, type HealthKind } from '@seamline/shared/contract/employee-health';
import {
  DIRECTORY_SORTS,
  type DirectorySort,
  EMPLOYEE_STATUSES,
  type EmployeeStatus,
  isReversed,
} from '@seamline/shared/contract/employees';
import { isCalendarDate } from '@seamline/shared/contract/fields';
import { paths } from '@seamline/shared/paths';
import { parseId } from '@seamline/shared/table';
import type { DirectoryFilter } from '../queries.ts';

/** The two views of the directory. */
export const VIEWS = ['cards', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The filter and the order in a URL of the directory. Invalid values and a reversed period are left out. */
export function filterIn(params: URLSearchParams): DirectoryFilter {
  const period = hasReversedPeriod(params) ? new URLSearchParams() : params;
  return {
    branchId: parseId(params.get('branch')),
    departmentId: parseId(params.get('department')),
    subDepartmentId: parseId(params.get('sub-department')),
    designationId: parseId(params.get('designation')),
    shiftId: parseId(params.get('shift')),
    status: oneOf<EmployeeStatus>(EMPLOYEE_STATUSES, params.get('status')),
    employmentType: oneOf(EMPLOYMENT_TYPES, params.get('type')),
    gender: oneOf(GENDERS, params.get('gender')),
    joinedFrom: dateIn(period, 'joined-from'),
    joinedTo: dateIn(period, 'joined-to'),
    health: oneOf<HealthKind>(HEALTH_KINDS, params.get('health')),
    figure: oneOf<EmployeeFigure>(EMPLOYEE_FIGURES, params.get('figure')),
    search: params.get('q')?.trim() ?? '',
    sort: oneOf<DirectorySort>(DIRECTORY_SORTS, params.get('sort')) ?? 'department',
  };
}

/** True for a URL whose period of joining dates ends before it begins. */
export function hasReversedPeriod(params: URLSearchParams): boolean {
  return isReversed({ joined_from: dateIn(params, 'joined-from'), joined_to: dateIn(params, 'joined-to') });
}

/** Returns the view in the URL, else the one of the device. */
export function viewIn(asked: string | null, remembered: string | null): View {
  return oneOf<View>(VIEWS, asked) ?? oneOf<View>(VIEWS, remembered) ?? 'cards';
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

/** Path of the list of former employees, with the parts of a filter that it has: search and branch. */
export function formerEmployeesPath({ search, branchId }: DirectoryFilter): string {
  const params = new URLSearchParams({ ...(search && { q: search }), ...(branchId && { branch: String(branchId) }) });
  return params.size > 0 ? `${paths.exEmployees}?${params}` : paths.exEmployees;
}

function dateIn(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name) ?? '';
  return isCalendarDate(value) ? value : undefined;
}

function oneOf<T extends string>(choices: readonly T[], value: string | null): T | undefined {
  return choices.find((choice) => choice === value);
}
