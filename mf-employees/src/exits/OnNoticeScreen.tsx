import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { EXIT_TASKS } from '@seamline/shared/contract/employees/employee-exits';
import type { FormerEmployee } from '@seamline/shared/contract/employees/former-employees';
import { EXIT_LABELS } from '@seamline/shared/labels/employee';
import { formatCalendarDay, formatNumber } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { queryClient } from '@seamline/shared/query';
import { BackLink, type Column, DataTable, Loaded, useDebouncedValue } from '@seamline/shared/table';
import { Field, Page } from '@seamline/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ownPaths } from '../paths.ts';
import { PeoplePicker } from '../people/PeoplePicker.tsx';
import { formerEmployees } from '../queries.ts';
import { optionLabel, typeOptions } from './exitLabels.ts';
import { FormerEmployeeFilters, MoreButton } from './FormerEmployeeLists.tsx';
import { filterIn } from './formerEmployeeFilter.ts';
import { lastDayText, settlementText } from './lastDay.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ request }: { request: Request }) {
  const { searchParams } = new URL(request.url);
  void queryClient.prefetchInfiniteQuery(formerEmployees('on-notice', filterIn(searchParams)));
  return null;
}

/** Everyone on notice by their last day, and what is left to do for each. */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const onNotice = useInfiniteQuery({
    ...formerEmployees('on-notice', filterIn(useDebouncedValue(params))),
    placeholderData: (before) => before,
  });
  return (
    <Page
      title={t`On Notice`}
      description={t`Everyone who is about to leave, the earliest last day first.`}
      back={
        <BackLink to={paths.employees}>
          <Trans>Employees</Trans>
        </BackLink>
      }
    >
      <Box maxWidth="26rem">
        <Field label={t`Record that this person leaves`} hint={t`Choose the person first, then enter the dates.`}>
          {(control) => (
            <PeoplePicker
              control={control}
              isExcluded={() => false}
              choose={({ id }) => void navigate(ownPaths.exitEdit(id))}
            />
          )}
        </Field>
      </Box>
      <FormerEmployeeFilters search={t`Search employees`} branches={onNotice.data?.pages[0]?.branches ?? []} />
      <Loaded
        query={onNotice}
        loading={t`Loading employees on notice...`}
        failed={t`Failed to fetch employees on notice. Please try again later.`}
      >
        {({ pages }) => <ExitTable rows={pages.flatMap(({ leavers }) => leavers)} total={pages[0]?.total ?? 0} />}
      </Loaded>
      <MoreButton query={onNotice} label={t`Show more employees on notice`} />
    </Page>
  );
}

function ExitTable({ rows, total }: { rows: readonly FormerEmployee[]; total: number }) {
  const { t, i18n } = useLingui();
  const types = typeOptions(t);
  const columns: Column<FormerEmployee>[] = [
    {
      heading: t`Name`,
      cell: ({ id, user_name: name }) => <Link to={ownPaths.exit(id)}>{name}</Link>,
      rowHeader: true,
    },
    { heading: t(EXIT_LABELS.company_last_day), cell: ({ company_last_day: day }) => lastDayText(day, i18n) },
    { heading: t`Branch`, cell: (person) => person.branch_name, priority: 'low' },
    { heading: t`Type`, cell: (person) => optionLabel(types, person.exit_type), priority: 'low' },
    { heading: t`Notice given`, cell: (person) => formatCalendarDay(person.resignation_date), priority: 'low' },
    {
      heading: t`Tasks done`,
      cell: ({ tasks_done: done = 0 }) =>
        t`${{ done: formatNumber(done) }} of ${{ all: formatNumber(EXIT_TASKS.length) }}`,
    },
    { heading: t`Report to them`, cell: ({ reports = 0 }) => formatNumber(reports), align: 'end' },
    {
      heading: t`Final settlement`,
      cell: ({ settled_on: settledOn, settlement_due_on: dueOn }) => settlementText({ settledOn, dueOn }, i18n).text,
    },
  ];
  return (
    <>
      <DataTable
        caption={t`Employees on notice`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={{
          icon: 'people',
          title: t`No employees on notice found.`,
          why: t`Employees are listed here from the day on which their exit is recorded until their last day.`,
        }}
        total={total}
      />
      <Text color="fg.muted" fontSize="sm">
        <Trans>
          By law (Code on Wages, 2019, section 17(2)) the final settlement is due a few working days after the last day.
          The date is shown for information only.
        </Trans>
      </Text>
    </>
  );
}
