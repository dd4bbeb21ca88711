import { Box } from '@chakra-ui/react/box';
import { Trans, useLingui } from '@lingui/react/macro';
import { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employees/employee-fields';
import { HEALTH_KINDS } from '@seamline/shared/contract/employees/employee-health';
import { EMPLOYEE_STATUSES } from '@seamline/shared/contract/employees/employees';
import { invalid } from '@seamline/shared/contract/errors';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { ChoiceFilter, DayFilter, type SearchParamsChange, TextLink } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { HEALTH_LABELS } from '../health/HealthScreen.tsx';
import { type DirectoryFilter, employeeLookups } from '../queries.ts';
import { formerEmployeesPath, hasReversedPeriod, STATUS_LABELS } from './directoryParams.ts';

/** Columns of a grid of filters: as many as fit. */
export const FILTER_COLUMNS = 'repeat(auto-fit, minmax(9rem, 1fr))';

interface MoreFiltersProps {
  filter: DirectoryFilter;
  change: SearchParamsChange;
}

/** The filters of the directory that are needed less often than those in its toolbar. */
export function MoreFilters({ filter, change }: MoreFiltersProps) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const lookups = useQuery(employeeLookups).data;
  const departments = (lookups?.branches ?? [])
    .filter(({ id }) => filter.branchId === undefined || id === filter.branchId)
    .flatMap((branch) => branch.departments.map((department) => ({ ...department, branch: branch.name })))
    .filter(({ id }) => filter.departmentId === undefined || id === filter.departmentId);
  return (
    <>
      <Box display="grid" gap="3" alignItems="start" gridTemplateColumns={FILTER_COLUMNS}>
        <ChoiceFilter
          label={t`Status`}
          all={t`All current employees`}
          options={EMPLOYEE_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
          value={filter.status}
          change={(status) => change({ status })}
        />
        <ChoiceFilter
          label={t`Sub-department`}
          all={t`All sub-departments`}
          options={departments
            .filter(({ sub_departments: below }) => below.length > 0)
            .map(({ id, name, branch, sub_departments: below }) => ({
              id,
              label: `${name}, ${branch}`,
              options: optionsOf(below),
            }))}
          value={filter.subDepartmentId}
          change={(id) => change({ 'sub-department': id })}
        />
        <ChoiceFilter
          label={t`Employment type`}
          all={t`All types`}
          options={EMPLOYMENT_TYPES.map((value) => ({ value, label: employeeChoiceLabel(value, i18n) }))}
          value={filter.employmentType}
          change={(type) => change({ type })}
        />
        <ChoiceFilter
          label={t`Gender`}
          all={t`All`}
          options={GENDERS.map((value) => ({ value, label: employeeChoiceLabel(value, i18n) }))}
          value={filter.gender}
          change={(gender) => change({ gender })}
        />
        <DayFilter name="joined-from" label={t`Joined from`} max={params.get('joined-to') ?? ''} />
        <DayFilter
          name="joined-to"
          label={t`Joined to`}
          min={params.get('joined-from') ?? ''}
          error={hasReversedPeriod(params) ? invalid('end_before_start') : undefined}
        />
        <ChoiceFilter
          label={t`Problems in records`}
          all={t`All records`}
          options={HEALTH_KINDS.map((value) => ({ value, label: t(HEALTH_LABELS[value]) }))}
          value={filter.health}
          change={(health) => change({ health })}
        />
      </Box>
      {/* Not an option of the status: arrow keys on a select would leave the page. */}
      <TextLink to={formerEmployeesPath(filter)} alignSelf="start">
        <Trans>Show former employees</Trans>
      </TextLink>
    </>
  );
}

/** Returns an option for each record. */
export function optionsOf(records: readonly { id: number; name: string }[] = []) {
  return records.map(({ id: value, name: label }) => ({ value, label }));
}
