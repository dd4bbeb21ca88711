import { Box } from '@chakra-ui/react/box';
import { Link as TextLink } from '@chakra-ui/react/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employees/employee-fields';
import { HEALTH_KINDS } from '@seamline/shared/contract/employees/employee-health';
import { EMPLOYEE_STATUSES } from '@seamline/shared/contract/employees/employees';
import { invalid } from '@seamline/shared/contract/errors';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { ChoiceFilter, DayFilter, type SearchParamsChange } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
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
          value={filter.status}
          change={(status) => change({ status })}
        >
          {EMPLOYEE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(STATUS_LABELS[status])}
            </option>
          ))}
        </ChoiceFilter>
        <ChoiceFilter
          label={t`Sub-department`}
          all={t`All sub-departments`}
          value={filter.subDepartmentId}
          change={(id) => change({ 'sub-department': id })}
        >
          {departments
            .filter(({ sub_departments: below }) => below.length > 0)
            .map((department) => (
              <optgroup key={department.id} label={`${department.name}, ${department.branch}`}>
                <Options of={department.sub_departments} />
              </optgroup>
            ))}
        </ChoiceFilter>
        <ChoiceFilter
          label={t`Employment type`}
          all={t`All types`}
          value={filter.employmentType}
          change={(type) => change({ type })}
        >
          {EMPLOYMENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {employeeChoiceLabel(type, i18n)}
            </option>
          ))}
        </ChoiceFilter>
        <ChoiceFilter label={t`Gender`} all={t`All`} value={filter.gender} change={(gender) => change({ gender })}>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {employeeChoiceLabel(gender, i18n)}
            </option>
          ))}
        </ChoiceFilter>
        <DayFilter name="joined-from" label={t`Joined from`} max={params.get('joined-to') ?? ''} />
        <DayFilter
          name="joined-to"
          label={t`Joined to`}
          min={params.get('joined-from') ?? ''}
          error={hasReversedPeriod(params) ? invalid('end_before_start') : undefined}
        />
        <ChoiceFilter
          label={t`Data health`}
          all={t`All records`}
          value={filter.health}
          change={(health) => change({ health })}
        >
          {HEALTH_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(HEALTH_LABELS[kind])}
            </option>
          ))}
        </ChoiceFilter>
      </Box>
      {/* Not an option of the status: arrow keys on a select would leave the page. */}
      <TextLink asChild alignSelf="start">
        <Link to={formerEmployeesPath(filter)}>
          <Trans>Show former employees</Trans>
        </Link>
      </TextLink>
    </>
  );
}

/** One option for each record. */
export function Options({ of }: { of: readonly { id: number; name: string }[] | undefined }) {
  return of?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
