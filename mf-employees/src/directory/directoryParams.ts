import { EMPLOYEE_FIGURES, type EmployeeFigure } from '@seamline/shared/contract/employee-figures';
import { HEALTH_KINDS, type HealthKind } from '@seamline/shared/contract/employee-health';
import { DIRECTORY_SORTS, type DirectorySort } from '@seamline/shared/contract/employees';
import { parseId } from '@seamline/shared/table';
import type { DirectoryFilter } from '../queries.ts';

/** The two views of the directory. */
export const VIEWS = ['cards', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The filter and the order in a URL of the directory. */
export function filterIn(params: URLSearchParams): DirectoryFilter {
  return {
    branchId: parseId(params.get('branch')),
    departmentId: parseId(params.get('department')),
    subDepartmentId: parseId(params.get('sub-department')),
    designationId: parseId(params.get('designation')),
    shiftId: parseId(params.get('shift')),
    health: oneOf<HealthKind>(HEALTH_KINDS, params.get('health')),
    figure: oneOf<EmployeeFigure>(EMPLOYEE_FIGURES, params.get('figure')),
    search: params.get('q')?.trim() ?? '',
    sort: oneOf<DirectorySort>(DIRECTORY_SORTS, params.get('sort')) ?? 'department',
  };
}

/** Returns the view in the URL, else the one of the device. */
export function viewIn(asked: string | null, remembered: string | null): View {
  return oneOf<View>(VIEWS, asked) ?? oneOf<View>(VIEWS, remembered) ?? 'cards';
}

/** The filters that narrow the list down beside branch and search. */
export const NARROWING = ['department', 'sub-department', 'designation', 'shift', 'health', 'figure'] as const;

function oneOf<T extends string>(choices: readonly T[], value: string | null): T | undefined {
  return choices.find((choice) => choice === value);
}
