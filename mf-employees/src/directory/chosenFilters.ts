import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import type { EmployeeFigure } from '@seamline/shared/contract/employees/employee-figures';
import type { EmployeeStatus } from '@seamline/shared/contract/employees/employees';
import { formatCalendarDay } from '@seamline/shared/messages';
import { choiceLabel } from '../fields/labels.ts';
import { HEALTH_LABELS } from '../health/kinds.ts';
import type { DirectoryFilter } from '../queries.ts';
import type { NARROWING } from './directoryParams.ts';

/** The names of the filters that the figures of the home page link to. */
const FIGURE_LABELS: Readonly<Record<EmployeeFigure, MessageDescriptor>> = {
  'on-notice': msg`On notice`,
  'joining-this-month': msg`Joining this month`,
  'joining-next-month': msg`Joining next month`,
  'birthday-this-week': msg`Birthday this week`,
  'anniversary-this-week': msg`Work anniversary this week`,
  incomplete: msg`With an incomplete record`,
};

export const STATUS_LABELS: Readonly<Record<EmployeeStatus, MessageDescriptor>> = {
  active: msg`Active`,
  'on-notice': msg`On notice`,
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
      label: named(msg`Employment type`, choiceLabel(employmentType, i18n)),
    },
    gender && { param: 'gender' as const, label: named(msg`Gender`, choiceLabel(gender, i18n)) },
    joinedFrom && { param: 'joined-from' as const, label: named(msg`Joined from`, formatCalendarDay(joinedFrom)) },
    joinedTo && { param: 'joined-to' as const, label: named(msg`Joined to`, formatCalendarDay(joinedTo)) },
    health && { param: 'health' as const, label: i18n._(HEALTH_LABELS[health]) },
    figure && { param: 'figure' as const, label: i18n._(FIGURE_LABELS[figure]) },
  ].filter((each) => typeof each === 'object');
}
