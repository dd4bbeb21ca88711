import type { LeaveReason } from '@seamline/shared/contract/leave-reasons';
import { useMessages } from '@seamline/shared/messages';
import { type Column, DataTable, matchesSearch } from '@seamline/shared/table';
import { RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { leaveMessages } from '../messages.ts';

interface LeaveReasonTableProps {
  reasons: readonly LeaveReason[];
  search: string;
  /** The reason that was just added. */
  added: number | undefined;
  open(kind: 'replace' | 'delete', reason: LeaveReason): void;
  /** What leads on where there is no reason at all. */
  add: ReactNode;
}

/** The reasons that the search leaves, by leave type. */
export function LeaveReasonTable({ reasons, search, added, open, add }: LeaveReasonTableProps) {
  const text = useMessages(leaveMessages).leaveReasons;
  const wordsOf = ({ reason }: LeaveReason) => reason || text.noText;
  const columns: Column<LeaveReason>[] = [
    { heading: text.serial, cell: (_, index) => index + 1, align: 'end' },
    {
      heading: text.action,
      buttons: true,
      cell: (reason) => (
        <>
          <RowAction icon="copy" label={text.replace(wordsOf(reason))} onClick={() => open('replace', reason)} />
          <RowAction
            icon="trash"
            tone="danger"
            label={text.remove(wordsOf(reason))}
            onClick={() => open('delete', reason)}
          />
        </>
      ),
    },
    {
      heading: text.leaveType,
      cell: ({ leave_type_name }) => leave_type_name,
      name: 'leave-type',
      sortBy: ({ leave_type_name }) => leave_type_name,
    },
    { heading: text.reason, cell: wordsOf, name: 'reason', sortBy: ({ reason }) => reason, rowHeader: true },
  ];
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={reasons.filter(({ leave_type_name, reason }) => matchesSearch(search, leave_type_name, reason))}
      rowKey={({ id }) => id}
      empty={{ icon: 'leave', title: text.none, why: text.noneWhy, add, noMatch: text.noMatch(search) }}
      total={reasons.length}
      current={added}
    />
  );
}
