import { useLingui } from '@lingui/react/macro';
import type { LeaveReason } from '@seamline/shared/contract/leave-reasons';
import { type Column, DataTable, matchesSearch } from '@seamline/shared/table';
import { RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { reasonText } from './reasonText.ts';

interface LeaveReasonTableProps {
  reasons: readonly LeaveReason[];
  search: string;
  /** The reason that was just added. */
  added: number | undefined;
  open(kind: 'replace' | 'delete', reason: LeaveReason): void;
  /** The link to the form, for an empty list. */
  add: ReactNode;
}

/** The reasons that the search leaves, by leave type. */
export function LeaveReasonTable({ reasons, search, added, open, add }: LeaveReasonTableProps) {
  const { t, i18n } = useLingui();
  const textOf = (reason: LeaveReason) => reasonText(reason, i18n);
  const actionsOf = (leaveReason: LeaveReason) => {
    const reason = textOf(leaveReason);
    return (
      <>
        <RowAction icon="copy" label={t`Duplicate & replace ${reason}`} onClick={() => open('replace', leaveReason)} />
        <RowAction icon="trash" tone="danger" label={t`Delete ${reason}`} onClick={() => open('delete', leaveReason)} />
      </>
    );
  };
  const columns: Column<LeaveReason>[] = [
    { heading: t`Sr. No`, cell: (_, index) => index + 1, align: 'end' },
    { heading: t`Action`, buttons: true, cell: actionsOf },
    {
      heading: t`Leave Type`,
      cell: ({ leave_type_name }) => leave_type_name,
      name: 'leave-type',
      sortBy: ({ leave_type_name }) => leave_type_name,
    },
    { heading: t`Reason`, cell: textOf, name: 'reason', sortBy: ({ reason }) => reason, rowHeader: true },
  ];
  return (
    <DataTable
      caption={t`Leave Reasons`}
      columns={columns}
      rows={reasons.filter(({ leave_type_name, reason }) => matchesSearch(search, leave_type_name, reason))}
      rowKey={({ id }) => id}
      empty={{
        icon: 'leave',
        title: t`No leave reasons found.`,
        why: t`Whoever applies for leave chooses one of these reasons.`,
        add,
        noMatch: t`No leave reason matches “${search}”.`,
      }}
      total={reasons.length}
      current={added}
    />
  );
}
