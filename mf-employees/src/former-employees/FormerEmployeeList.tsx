import type { FormerEmployee } from '@seamline/shared/contract/former-employees';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { useInfiniteQuery } from '@seamline/shared/query';
import { Link, useSearchParams } from '@seamline/shared/router';
import { type Column, DataTable, Loaded, useSettled } from '@seamline/shared/table';
import { Button, Heading, RowAction, Stack } from '@seamline/shared/ui';
import { useState } from 'react';
import { api } from '../api.ts';
import { formatCalendarDay } from '../details/formatCalendarDay.ts';
import { employeeMessages } from '../messages.ts';
import { FormerEmployeeFilters } from './FormerEmployeeFilters.tsx';
import { filterIn } from './formerEmployeeFilter.ts';
import { ReinstateDialog } from './ReinstateDialog.tsx';

/** Everybody who has left, the latest first, with filters that stay in the address; `changing` is called before one comes back. */
export function FormerEmployeeList({ changing }: { changing(): void }) {
  const text = useMessages(employeeMessages).formerEmployees;
  const [params] = useSearchParams();
  const [returning, setReturning] = useState<FormerEmployee>();
  const reinstate = (person: FormerEmployee) => {
    changing();
    setReturning(person);
  };
  const filter = filterIn(useSettled(params));
  const formerEmployees = useInfiniteQuery({
    ...api.formerEmployees.list(filter),
    placeholderData: (before) => before,
  });
  return (
    <Stack gap="4" aria-labelledby="former-employees" role="region">
      <Heading id="former-employees" size="lg">
        {text.listTitle}
      </Heading>
      <FormerEmployeeFilters branches={formerEmployees.data?.pages[0]?.branches ?? []} />
      <Loaded query={formerEmployees} loading={text.listLoading} failed={text.listFailed}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.leavers);
          return (
            <>
              <FormerEmployeeTable rows={rows} total={pages[0]?.total ?? 0} reinstate={reinstate} />
              {formerEmployees.hasNextPage && (
                <Button
                  variant="outline"
                  alignSelf="center"
                  busy={formerEmployees.isFetchingNextPage}
                  onClick={() => void formerEmployees.fetchNextPage()}
                >
                  {text.more}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {returning && <ReinstateDialog person={returning} close={() => setReturning(undefined)} />}
    </Stack>
  );
}

interface FormerEmployeeTableProps {
  rows: readonly FormerEmployee[];
  total: number;
  reinstate(person: FormerEmployee): void;
}

function FormerEmployeeTable({ rows, total, reinstate }: FormerEmployeeTableProps) {
  const text = useMessages(employeeMessages).formerEmployees;
  const columns: Column<FormerEmployee>[] = [
    {
      heading: text.name,
      cell: (person) => <Link to={paths.employeeDetails(person.id)}>{person.user_name}</Link>,
      rowHeader: true,
    },
    { heading: text.designation, cell: (person) => person.designation },
    { heading: text.branch, cell: (person) => person.branch_name, priority: 'low' },
    { heading: text.resignationDate, cell: (person) => formatCalendarDay(person.resignation_date), priority: 'low' },
    { heading: text.companyLastDay, cell: (person) => formatCalendarDay(person.company_last_day) },
    {
      heading: text.remark,
      cell: (person) => [person.remark, person.fnf_remark].filter(Boolean).join(' · ') || '–',
      priority: 'low',
      wide: true,
    },
    {
      heading: text.actions,
      buttons: true,
      cell: (person) => (
        <RowAction icon="undo" label={text.reinstate(person.user_name)} onClick={() => reinstate(person)} />
      ),
      align: 'end',
    },
  ];
  return (
    <DataTable
      caption={text.listTitle}
      columns={columns}
      rows={rows}
      rowKey={(person) => person.id}
      empty={{ icon: 'people', title: text.none, why: text.noneWhy }}
      total={total}
    />
  );
}
