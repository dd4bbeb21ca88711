import type { LeaveFlag, LeaveType } from '@seamline/shared/contract/leave-types';
import { useMessages } from '@seamline/shared/messages';
import { type Column, DataTable } from '@seamline/shared/table';
import { Badge, Button, RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { leaveMessages } from '../messages.ts';
import { LongText } from './LongText.tsx';
import { isWanted, type LeaveTypeFilter } from './useLeaveTypeFilter.ts';

interface LeaveTypeTableProps {
  leaveTypes: readonly LeaveType[];
  filter: LeaveTypeFilter;
  /** The leave type that was just added. */
  added: number | undefined;
  open(kind: 'edit' | 'duplicate' | 'delete', type: LeaveType): void;
  /** What leads on where there is no leave type at all. */
  add: ReactNode;
}

/** The leave types that the filter leaves, each with what can be done to it. */
export function LeaveTypeTable({ leaveTypes, filter, added, open, add }: LeaveTypeTableProps) {
  const text = useMessages(leaveMessages).leaveTypes;
  const columns = useColumns(open);
  const clear = (
    <Button variant="outline" onClick={filter.clear}>
      {text.clearFilters}
    </Button>
  );
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={leaveTypes.filter((type) => isWanted(type, filter))}
      rowKey={(type) => type.leave_type_id}
      empty={{ icon: 'leave', title: text.none, why: text.noneWhy, add, noMatch: text.noMatch, clear }}
      total={leaveTypes.length}
      current={added}
    />
  );
}

function useColumns(open: LeaveTypeTableProps['open']): Column<LeaveType>[] {
  const { leaveTypes: text, flags, people } = useMessages(leaveMessages);
  // An older leave type may say what nobody can choose any more.
  const inWords = (value: string | null) => (people as Readonly<Record<string, string>>)[value ?? ''] ?? value;
  const yesNo = (value: boolean) => (value ? <Badge tone="success">{text.yes}</Badge> : text.no);
  const ofFlag = (flag: LeaveFlag): Column<LeaveType> => ({
    heading: flags[flag].label,
    cell: (type) => yesNo(type[flag]),
    name: flag.replaceAll('_', '-'),
    sortBy: (type) => Number(type[flag]),
    priority: 'low',
  });
  return [
    { heading: text.serial, cell: (_, index) => index + 1, align: 'end', priority: 'low' },
    {
      heading: text.actions,
      buttons: true,
      cell: (type) => (
        <>
          <RowAction icon="edit" label={text.edit(type.leave_type_name)} onClick={() => open('edit', type)} />
          <RowAction icon="copy" label={text.duplicate(type.leave_type_name)} onClick={() => open('duplicate', type)} />
          <RowAction
            icon="trash"
            tone="danger"
            label={text.remove(type.leave_type_name)}
            onClick={() => open('delete', type)}
          />
        </>
      ),
    },
    {
      heading: text.name,
      cell: (type) => type.leave_type_name,
      name: 'name',
      sortBy: (type) => type.leave_type_name,
      rowHeader: true,
    },
    {
      heading: text.shortName,
      cell: (type) => type.leave_type_short_name || text.nothing,
      name: 'short-name',
      sortBy: (type) => type.leave_type_short_name,
    },
    ofFlag('attachment_required'),
    ofFlag('apply_leave_on_holiday'),
    ofFlag('applicable_unpaid_leave'),
    ofFlag('is_birthday_anniversary_leave'),
    {
      heading: text.applicableFor,
      cell: (type) => inWords(type.applicable_for) || text.nothing,
      name: 'applicable-for',
      sortBy: (type) => type.applicable_for,
      priority: 'low',
    },
    ofFlag('leave_applied_on_past_days'),
    {
      heading: text.previousDays,
      cell: (type) => type.allow_applicable_previous_days,
      name: 'previous-days-allowed',
      sortBy: (type) => type.allow_applicable_previous_days,
      priority: 'low',
    },
    {
      heading: text.description,
      cell: (type) => <LongText>{type.description}</LongText>,
      priority: 'low',
      wide: true,
    },
  ];
}
