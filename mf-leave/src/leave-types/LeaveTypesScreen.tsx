import type { LeaveType } from '@seamline/shared/contract/leave-types';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, useQuery } from '@seamline/shared/query';
import { type Column, DataTable, Loaded, matchesSearch, useAddressSearch } from '@seamline/shared/table';
import { Badge, EmptyState, Page, SearchInput } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { leaveMessages } from '../messages.ts';

export function loader() {
  void prefetch(api.leaveTypes.list);
  return null;
}

export function Component() {
  const text = useMessages(leaveMessages).leaveTypes;
  const leaveTypes = useQuery(api.leaveTypes.list);
  return (
    <Page title={text.title}>
      <Loaded query={leaveTypes} loading={text.loading} failed={(error) => text.fetchFailed(error.message)}>
        {({ leave_types }) =>
          leave_types.length > 0 ? (
            <LeaveTypeTable leaveTypes={leave_types} />
          ) : (
            <EmptyState icon="leave" title={text.none}>
              {text.noneWhy}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}

function LeaveTypeTable({ leaveTypes }: { leaveTypes: LeaveType[] }) {
  const text = useMessages(leaveMessages).leaveTypes;
  const [search, setSearch] = useAddressSearch();
  const rows = leaveTypes.filter((type) =>
    matchesSearch(search, type.leave_type_name, type.leave_type_short_name, type.applicable_for, type.description),
  );
  const yesNo = (value: boolean) => (value ? <Badge tone="success">{text.yes}</Badge> : text.no);
  const columns: Column<LeaveType>[] = [
    { heading: text.serial, cell: (_, index) => index + 1, align: 'end' },
    {
      heading: text.name,
      cell: (type) => type.leave_type_name,
      sortBy: (type) => type.leave_type_name,
      rowHeader: true,
    },
    { heading: text.shortName, cell: (type) => type.leave_type_short_name },
    { heading: text.attachment, cell: (type) => yesNo(type.attachment_required), priority: 'low' },
    { heading: text.onHoliday, cell: (type) => yesNo(type.apply_leave_on_holiday), priority: 'low' },
    { heading: text.unpaid, cell: (type) => yesNo(type.applicable_unpaid_leave), priority: 'low' },
    { heading: text.birthday, cell: (type) => yesNo(type.is_birthday_anniversary_leave), priority: 'low' },
    { heading: text.applicableFor, cell: (type) => type.applicable_for, priority: 'low' },
    { heading: text.pastDays, cell: (type) => yesNo(type.leave_applied_on_past_days), priority: 'low' },
    { heading: text.previousDays, cell: (type) => type.allow_applicable_previous_days, priority: 'low' },
    { heading: text.description, cell: (type) => type.description, priority: 'low', wide: true },
  ];
  return (
    <>
      <SearchInput label={text.search} value={search} change={setSearch} />
      <DataTable
        caption={text.title}
        columns={columns}
        rows={rows}
        rowKey={(type) => type.leave_type_id}
        empty={<EmptyState icon="search" title={text.noMatch(search)} />}
        total={leaveTypes.length}
      />
    </>
  );
}
