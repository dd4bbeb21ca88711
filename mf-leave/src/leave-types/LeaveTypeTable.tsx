import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICABLE_FOR, type LeaveFlag, type LeaveType } from '@seamline/shared/contract/leave-types';
import { type Column, DataTable } from '@seamline/shared/table';
import { Badge, Button, RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { LongText } from './LongText.tsx';
import { APPLICABLE_FOR_LABELS, FLAG_LABELS } from './labels.ts';
import { isWanted, type LeaveTypeFilter } from './useLeaveTypeFilter.ts';

interface LeaveTypeTableProps {
  leaveTypes: readonly LeaveType[];
  filter: LeaveTypeFilter;
  /** The leave type that was just added. */
  added: number | undefined;
  open(kind: 'edit' | 'duplicate' | 'delete', type: LeaveType): void;
  /** The link to the form, for an empty list. */
  add: ReactNode;
}

/** The leave types that match the filter, with their actions. */
export function LeaveTypeTable({ leaveTypes, filter, added, open, add }: LeaveTypeTableProps) {
  const { t } = useLingui();
  const columns = useColumns(open);
  const clear = (
    <Button variant="outline" onClick={filter.clear}>
      <Trans>Clear search and filters</Trans>
    </Button>
  );
  return (
    <DataTable
      caption={t`Leave Types`}
      columns={columns}
      rows={leaveTypes.filter((type) => isWanted(type, filter))}
      rowKey={(type) => type.leave_type_id}
      empty={{
        icon: 'leave',
        title: t`No leave types found.`,
        why: t`A leave type says who may take leave, and on which terms.`,
        add,
        noMatch: t`No leave type matches the search and the filters.`,
        clear,
      }}
      total={leaveTypes.length}
      current={added}
    />
  );
}

function useColumns(open: LeaveTypeTableProps['open']): Column<LeaveType>[] {
  const { t } = useLingui();
  const nothing = '–';
  // An older leave type may have a value that is no choice any more.
  const applicableFor = (value: string | null) => {
    const choice = APPLICABLE_FOR.find((each) => each === value);
    return choice ? t(APPLICABLE_FOR_LABELS[choice]) : value;
  };
  const yesNo = (value: boolean) => (value ? <Badge tone="success">{t`Yes`}</Badge> : t`No`);
  const ofFlag = (flag: LeaveFlag): Column<LeaveType> => ({
    heading: t(FLAG_LABELS[flag]),
    cell: (type) => yesNo(type[flag]),
    name: flag.replaceAll('_', '-'),
    sortBy: (type) => Number(type[flag]),
    priority: 'low',
  });
  return [
    { heading: t`Sr. No.`, cell: (_, index) => index + 1, align: 'end', priority: 'low' },
    { heading: t`Actions`, buttons: true, cell: (type) => <LeaveTypeActions type={type} open={open} /> },
    {
      heading: t`Name`,
      cell: (type) => type.leave_type_name,
      name: 'name',
      sortBy: (type) => type.leave_type_name,
      rowHeader: true,
    },
    {
      heading: t`Short Name`,
      cell: (type) => type.leave_type_short_name || nothing,
      name: 'short-name',
      sortBy: (type) => type.leave_type_short_name,
    },
    ofFlag('attachment_required'),
    ofFlag('apply_leave_on_holiday'),
    ofFlag('applicable_unpaid_leave'),
    ofFlag('is_birthday_anniversary_leave'),
    {
      heading: t`Applicable For`,
      cell: (type) => applicableFor(type.applicable_for) || nothing,
      name: 'applicable-for',
      sortBy: (type) => type.applicable_for,
      priority: 'low',
    },
    ofFlag('leave_applied_on_past_days'),
    {
      heading: t`Previous Days Allowed`,
      cell: (type) => type.allow_applicable_previous_days,
      name: 'previous-days-allowed',
      sortBy: (type) => type.allow_applicable_previous_days,
      priority: 'low',
    },
    {
      heading: t`Description`,
      cell: (type) => <LongText>{type.description}</LongText>,
      priority: 'low',
      wide: true,
    },
  ];
}

function LeaveTypeActions({ type, open }: { type: LeaveType; open: LeaveTypeTableProps['open'] }) {
  const { t } = useLingui();
  const name = type.leave_type_name;
  return (
    <>
      <RowAction icon="edit" label={t`Edit ${name}`} onClick={() => open('edit', type)} />
      <RowAction icon="copy" label={t`Duplicate ${name}`} onClick={() => open('duplicate', type)} />
      <RowAction icon="trash" tone="danger" label={t`Delete ${name}`} onClick={() => open('delete', type)} />
    </>
  );
}
