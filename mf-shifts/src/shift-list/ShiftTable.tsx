import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { formatNumber } from '@seamline/shared/messages';
import { type Column, DataTable, matchesSearch } from '@seamline/shared/table';
import { Badge, Icon, RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ownPaths } from '../paths.ts';
import { findDuplicateNames, readWeekOffs } from './shiftRows.ts';

interface ShiftTableProps {
  shifts: readonly StoredShift[];
  search: string;
  /** The shift that was just added or changed. */
  added: number | undefined;
  open(kind: 'delete', shift: StoredShift): void;
  /** The action of the empty state. */
  add: ReactNode;
}

/** The shifts that the search leaves, each with what can be done to it. */
export function ShiftTable({ shifts, search, added, open, add }: ShiftTableProps) {
  const { t, i18n } = useLingui();
  const weekOffs = (shift: StoredShift) => readWeekOffs(shift, i18n);
  const duplicates = findDuplicateNames(shifts);
  const rows = shifts.filter((shift) =>
    matchesSearch(search, shift.shift_code, shift.shift_name, weekOffs(shift), shift.timezone),
  );
  const columns: Column<StoredShift>[] = [
    { heading: t`S.No`, cell: (_, index) => index + 1, align: 'end', priority: 'low' },
    { heading: t`Action`, buttons: true, cell: (shift) => <ShiftActions shift={shift} open={open} /> },
    {
      heading: t`Shift Code`,
      cell: (shift) => shift.shift_code ?? '–',
      name: 'shift-code',
      sortBy: (shift) => shift.shift_code,
    },
    {
      heading: t`Shift Name`,
      cell: ({ id, shift_name }) => (duplicates.has(id) ? <DuplicateName name={shift_name} /> : shift_name),
      name: 'shift-name',
      sortBy: (shift) => shift.shift_name,
      rowHeader: true,
    },
    {
      heading: t`Employees`,
      cell: (shift) => formatNumber(shift.employees),
      name: 'employees',
      sortBy: (shift) => shift.employees,
      align: 'end',
      priority: 'low',
    },
    { heading: t`Week Off`, cell: weekOffs, priority: 'low' },
    { heading: t`Timezone`, cell: (shift) => shift.timezone, priority: 'low' },
  ];
  return (
    <DataTable
      caption={t`Manage Shift`}
      columns={columns}
      rows={rows}
      rowKey={(shift) => shift.id}
      empty={{
        icon: 'clock',
        title: t`No shifts found.`,
        why: t`A shift says when people work, and how lateness and breaks are treated.`,
        add,
        noMatch: t`Nothing matches “${search}” by code, name, week off or time zone.`,
      }}
      total={shifts.length}
      current={added}
    />
  );
}

/** A name that another shift has too, from before names had to be unique. */
function DuplicateName({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <>
      {name}{' '}
      <Badge tone="danger" title={t`Another shift has this name. Rename one of them.`}>
        <Trans>Duplicate name</Trans>
      </Badge>
    </>
  );
}

function ShiftActions({ shift, open }: { shift: StoredShift } & Pick<ShiftTableProps, 'open'>) {
  const { t } = useLingui();
  const edit = t`Edit ${{ name: shift.shift_name }}`;
  const copy = t`Duplicate ${{ name: shift.shift_name }}`;
  return (
    <>
      <Link className="seam-action" to={ownPaths.edit(shift.id)} aria-label={edit} title={edit}>
        <Icon name="edit" />
      </Link>
      <Link className="seam-action" to={ownPaths.add} state={{ copied: shift.id }} aria-label={copy} title={copy}>
        <Icon name="copy" />
      </Link>
      <RowAction
        icon="trash"
        tone="danger"
        label={t`Delete ${{ name: shift.shift_name }}`}
        onClick={() => open('delete', shift)}
      />
    </>
  );
}
