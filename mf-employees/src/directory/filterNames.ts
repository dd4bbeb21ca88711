import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employee-creation';
import { HEALTH_LABELS } from '../health/kinds.ts';
import type { DirectoryFilter } from '../queries.ts';
import { FIGURE_LABELS } from './figureLabels.ts';

/** The filters that are set, each with its choice; a choice that no longer exists has its filter's name only. */
export function filterNames(filter: DirectoryFilter, lookups: EmployeeLookups | undefined, i18n: I18n): string[] {
  const branches = lookups?.branches ?? [];
  const departments = branches.flatMap((branch) => branch.departments);
  const choices = [
    { label: msg`Branch`, id: filter.branchId, of: branches },
    { label: msg`Department`, id: filter.departmentId, of: departments },
    {
      label: msg`Sub-department`,
      id: filter.subDepartmentId,
      of: departments.flatMap(({ sub_departments: below }) => below),
    },
    { label: msg`Designation`, id: filter.designationId, of: lookups?.designations },
    { label: msg`Shift`, id: filter.shiftId, of: lookups?.shifts },
  ];
  const names = choices
    .filter(({ id }) => id !== undefined)
    .map(({ label, id, of }) => {
      const chosen = of?.find((each) => each.id === id);
      return chosen ? `${i18n._(label)}: ${chosen.name}` : i18n._(label);
    });
  if (filter.health) names.push(i18n._(HEALTH_LABELS[filter.health]));
  if (filter.figure) names.push(i18n._(FIGURE_LABELS[filter.figure]));
  return names;
}
