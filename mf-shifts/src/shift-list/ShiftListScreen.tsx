import type { ShiftRow } from '@seamline/shared/contract/shifts';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, useQuery } from '@seamline/shared/query';
import { type Column, DataTable, Loaded, matchesSearch, useAddressSearch } from '@seamline/shared/table';
import { EmptyState, Page, SearchInput } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { shiftMessages } from '../messages.ts';
import { dayNames } from './dayNames.ts';

export function loader() {
  void prefetch(api.shifts.list);
  return null;
}

export function Component() {
  const text = useMessages(shiftMessages).shifts;
  const shifts = useQuery(api.shifts.list);
  const [search, setSearch] = useAddressSearch();
  return (
    <Page title={text.title}>
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={shifts} loading={text.loading} failed={text.fetchFailed}>
        {(all) => <ShiftTable shifts={all} search={search} />}
      </Loaded>
    </Page>
  );
}

function ShiftTable({ shifts, search }: { shifts: ShiftRow[]; search: string }) {
  const text = useMessages(shiftMessages).shifts;
  const rows = shifts.filter((shift) =>
    matchesSearch(search, shift.shift_code, shift.shift_name, dayNames(shift.week_off), shift.timezone),
  );
  const columns: Column<ShiftRow>[] = [
    { heading: text.serial, cell: (_, index) => index + 1, align: 'end' },
    { heading: text.code, cell: (shift) => shift.shift_code ?? text.noCode, sortBy: (shift) => shift.shift_code },
    { heading: text.name, cell: (shift) => shift.shift_name, sortBy: (shift) => shift.shift_name, rowHeader: true },
    { heading: text.employees, cell: (shift) => shift.employees, sortBy: (shift) => shift.employees, align: 'end' },
    { heading: text.weekOff, cell: (shift) => dayNames(shift.week_off) || text.noWeekOff, priority: 'low' },
    { heading: text.timezone, cell: (shift) => shift.timezone, priority: 'low' },
  ];
  const empty = (
    <EmptyState icon={shifts.length > 0 ? 'search' : 'clock'} title={text.none}>
      {shifts.length > 0 ? text.noMatch(search) : text.noneWhy}
    </EmptyState>
  );
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={rows}
      rowKey={(shift) => shift.id}
      empty={empty}
      total={shifts.length}
    />
  );
}
