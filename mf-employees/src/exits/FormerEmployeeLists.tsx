import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BranchCount } from '@seamline/shared/contract/employees/employees';
import type { FormerEmployee, Identity } from '@seamline/shared/contract/employees/former-employees';
import { invalid } from '@seamline/shared/contract/errors';
import { EXIT_LABELS } from '@seamline/shared/labels/employee';
import { compareTexts, formatCalendarDay, formatNumber } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { useMayEdit } from '@seamline/shared/session';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  DayFilter,
  Loaded,
  SearchFilter,
  TextLink,
  useDebouncedValue,
  useSearchParamFilter,
} from '@seamline/shared/table';
import { Avatar, Button, RowAction } from '@seamline/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ownPaths } from '../paths.ts';
import { formerEmployees } from '../queries.ts';
import { filterIn } from './formerEmployeeFilter.ts';
import { ReinstateDialog } from './ReinstateDialog.tsx';

interface FormerEmployeeListsProps {
  /** Called before a leaving is withdrawn or an employee is reinstated. */
  changing(): void;
  /** Opens a stored leaving in the form. */
  edit(id: number): void;
}

/** Employees on notice by their last day, then former employees, the latest first; one filter narrows both. */
export function FormerEmployeeLists({ changing, edit }: FormerEmployeeListsProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [returning, setReturning] = useState<FormerEmployee>();
  const filter = filterIn(useDebouncedValue(params));
  const onNotice = useInfiniteQuery({
    ...formerEmployees('on-notice', filter),
    placeholderData: (before) => before,
  });
  const former = useInfiniteQuery({
    ...formerEmployees('former', filter),
    placeholderData: (before) => before,
  });
  const branches = sumByBranch([
    ...(onNotice.data?.pages[0]?.branches ?? []),
    ...(former.data?.pages[0]?.branches ?? []),
  ]);
  const actions = {
    edit,
    reinstate(person: FormerEmployee) {
      changing();
      setReturning(person);
    },
  };
  return (
    <Stack gap="4">
      <FormerEmployeeFilters search={t`Search both lists`} branches={branches} />
      <Stack gap="4" aria-labelledby="on-notice" role="region">
        <HStack justifyContent="space-between" flexWrap="wrap">
          <Heading id="on-notice" size="lg">
            <Trans>Employees on notice</Trans>
          </Heading>
          <TextLink to={ownPaths.onNotice}>
            <Trans>Tasks, settlement and reassignment</Trans>
          </TextLink>
        </HStack>
        <Loaded
          query={onNotice}
          loading={t`Loading employees on notice...`}
          failed={t`Failed to fetch employees on notice. Please try again later.`}
        >
          {({ pages }) =>
            pages[0]?.total ? (
              <FormerEmployeeTable caption={t`Employees on notice`} pages={pages} {...actions} />
            ) : (
              <Text color="fg.muted">
                <Trans>No employees on notice found.</Trans>
              </Text>
            )
          }
        </Loaded>
        <MoreButton query={onNotice} label={t`Show more employees on notice`} />
      </Stack>
      <Stack gap="4" aria-labelledby="former-employees" role="region">
        <Heading id="former-employees" size="lg">
          <Trans>Former employees</Trans>
        </Heading>
        <Loaded
          query={former}
          loading={t`Loading former employees...`}
          failed={t`Failed to fetch former employees. Please try again later.`}
        >
          {({ pages }) => <FormerEmployeeTable caption={t`Former employees`} pages={pages} {...actions} />}
        </Loaded>
        <MoreButton query={former} label={t`Show more former employees`} />
      </Stack>
      {returning && <ReinstateDialog person={returning} close={() => setReturning(undefined)} />}
    </Stack>
  );
}

interface MoreButtonProps {
  query: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  label: string;
}

export function MoreButton({ query, label }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      alignSelf="center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}

interface FormerEmployeeTableProps {
  caption: string;
  pages: readonly { readonly leavers: readonly FormerEmployee[]; readonly total: number }[];
  edit(id: number): void;
  reinstate(person: FormerEmployee): void;
}

function FormerEmployeeTable({ caption, pages, edit, reinstate }: FormerEmployeeTableProps) {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const columns: Column<FormerEmployee>[] = [
    {
      heading: t`Name`,
      cell: (person) => <Link to={paths.employeeDetails(person.id)}>{person.user_name}</Link>,
      rowHeader: true,
    },
    { heading: t`Designation`, cell: (person) => person.designation, priority: 'low' },
    { heading: t`Branch`, cell: (person) => person.branch_name, priority: 'low' },
    {
      heading: t(EXIT_LABELS.resignation_date),
      cell: (person) => formatCalendarDay(person.resignation_date),
      priority: 'low',
    },
    { heading: t(EXIT_LABELS.company_last_day), cell: (person) => formatCalendarDay(person.company_last_day) },
    {
      heading: t(EXIT_LABELS.remark),
      cell: (person) => [person.remark, person.fnf_remark].filter(Boolean).join(' · ') || '–',
      priority: 'low',
      wide: true,
    },
  ];
  if (mayEdit) {
    columns.push({
      heading: t`Actions`,
      buttons: true,
      cell: (person) => (
        <>
          <RowAction
            icon="edit"
            label={t`Change how ${{ name: person.user_name }} leaves`}
            onClick={() => edit(person.id)}
          />
          <RowAction
            icon="undo"
            label={
              person.left_at === null
                ? t`Withdraw the exit of ${{ name: person.user_name }}`
                : t`Reinstate ${{ name: person.user_name }}`
            }
            onClick={() => reinstate(person)}
          />
        </>
      ),
      align: 'end',
    });
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={pages.flatMap((page) => page.leavers)}
      rowKey={(person) => person.id}
      empty={{
        icon: 'people',
        title: t`No former employees found.`,
        why: t`Employees are listed here from the day after their last day, and can be reinstated.`,
      }}
      total={pages[0]?.total ?? 0}
    />
  );
}

/** A branch of both lists has their sum. */
function sumByBranch(counts: readonly BranchCount[]): BranchCount[] {
  return [...Map.groupBy(counts, ({ branch_id }) => branch_id).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      return [
        {
          ...first,
          total_employees: others.reduce((sum, other) => sum + other.total_employees, first.total_employees),
        },
      ];
    })
    .sort((one, other) => compareTexts(one.branch_name, other.branch_name));
}

/** Search with its label, branch and the range of last days; each is a search parameter. */
export function FormerEmployeeFilters({ search, branches }: { search: string; branches: readonly BranchCount[] }) {
  const { t } = useLingui();
  const [branch, setBranch] = useSearchParamFilter('branch');
  const [from] = useSearchParamFilter('from');
  const [to] = useSearchParamFilter('to');
  return (
    <Box
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(9.5rem, 1fr))' }}
    >
      <SearchFilter label={search} />
      <ChoiceFilter
        label={t`Branch`}
        all={t`All`}
        options={branches.map(({ branch_id: value, branch_name: name, total_employees: total }) => ({
          value,
          label: `${name} (${formatNumber(total)})`,
        }))}
        value={branch}
        change={setBranch}
      />
      <DayFilter name="from" label={t`Last day from`} max={to} />
      <DayFilter
        name="to"
        label={t`Last day to`}
        min={from}
        error={from && to && from > to ? invalid('end_before_start') : undefined}
      />
    </Box>
  );
}

/** An employee in three or four lines, with an action below them. */
export function PersonCard({ person, action }: { person: Identity; action?: ReactNode }) {
  const { t } = useLingui();
  const { user_name, profile_pic, designation, department, branch_name, joining_date, reports, notice, leaving } =
    person;
  return (
    <HStack alignItems="flex-start" gap="3" bg="bg.subtle" borderRadius="md" padding="3">
      <Avatar name={user_name} source={profile_pic} size={56} />
      <div>
        <strong>{user_name}</strong>
        <Text color="fg.muted" fontSize="sm">
          {[designation, department, branch_name].filter(Boolean).join(' · ')}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {t`Works here since ${{ day: formatCalendarDay(joining_date) }}.`}{' '}
          {reports > 0 && (
            <Plural value={{ count: reports }} one="# employee reports to them." other="# employees report to them." />
          )}
        </Text>
        {notice && (
          <Text fontSize="sm">{t`On notice until ${{ day: formatCalendarDay(notice.company_last_day) }}.`}</Text>
        )}
        {leaving && (
          <Text color="danger.fg" fontSize="sm">
            {t`Has left already; the last day was ${{ day: formatCalendarDay(leaving.company_last_day) }}.`}
          </Text>
        )}
        {action && <Box marginBlockStart="2">{action}</Box>}
      </div>
    </HStack>
  );
}
