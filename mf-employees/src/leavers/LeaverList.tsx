import type { Leaver } from '@seamline/shared/contract/leavers';
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
import { LeaverFilters } from './LeaverFilters.tsx';
import { filterIn } from './leaverFilter.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';

/** Everybody who has left, the latest first, with filters that stay in the address; `changing` is called before one comes back. */
export function LeaverList({ changing }: { changing(): void }) {
  const text = useMessages(employeeMessages).leavers;
  const [params] = useSearchParams();
  const [returning, setReturning] = useState<Leaver>();
  const takeBack = (person: Leaver) => {
    changing();
    setReturning(person);
  };
  const filter = filterIn(useSettled(params));
  const leavers = useInfiniteQuery({ ...api.leavers.list(filter), placeholderData: (before) => before });
  return (
    <Stack gap="4" aria-labelledby="leavers" role="region">
      <Heading id="leavers" size="lg">
        {text.listTitle}
      </Heading>
      <LeaverFilters branches={leavers.data?.pages[0]?.branches ?? []} />
      <Loaded query={leavers} loading={text.listLoading} failed={text.listFailed}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.leavers);
          return (
            <>
              <LeaverTable rows={rows} total={pages[0]?.total ?? 0} takeBack={takeBack} />
              {leavers.hasNextPage && (
                <Button
                  variant="outline"
                  alignSelf="center"
                  busy={leavers.isFetchingNextPage}
                  onClick={() => void leavers.fetchNextPage()}
                >
                  {text.more}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {returning && <TakeBackDialog person={returning} close={() => setReturning(undefined)} />}
    </Stack>
  );
}

interface LeaverTableProps {
  rows: readonly Leaver[];
  total: number;
  takeBack(person: Leaver): void;
}

function LeaverTable({ rows, total, takeBack }: LeaverTableProps) {
  const text = useMessages(employeeMessages).leavers;
  const columns: Column<Leaver>[] = [
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
        <RowAction icon="undo" label={text.takeBack(person.user_name)} onClick={() => takeBack(person)} />
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
