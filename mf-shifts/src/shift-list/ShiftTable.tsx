import type { StoredShift } from '@seamline/shared/contract/shifts';
import { formatNumber, useMessages, useTextLanguage } from '@seamline/shared/messages';
import { type Column, DataTable, matchesSearch } from '@seamline/shared/table';
import { Badge, Icon, RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shiftMessages } from '../messages.ts';
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
  const text = useMessages(shiftMessages).shifts;
  const language = useTextLanguage();
  const weekOffs = (shift: StoredShift) => readWeekOffs(shift, text, language);
  const duplicates = findDuplicateNames(shifts);
  const rows = shifts.filter((shift) =>
    matchesSearch(search, shift.shift_code, shift.shift_name, weekOffs(shift), shift.timezone),
  );
  const columns: Column<StoredShift>[] = [
    { heading: text.serial, cell: (_, index) => index + 1, align: 'end', priority: 'low' },
    { heading: text.actions, buttons: true, cell: (shift) => <ShiftActions shift={shift} open={open} /> },
    {
      heading: text.code,
      cell: (shift) => shift.shift_code ?? text.noCode,
      name: 'shift-code',
      sortBy: (shift) => shift.shift_code,
    },
    {
      heading: text.name,
      cell: ({ id, shift_name }) => (duplicates.has(id) ? <DuplicateName name={shift_name} /> : shift_name),
      name: 'shift-name',
      sortBy: (shift) => shift.shift_name,
      rowHeader: true,
    },
    {
      heading: text.employees,
      cell: (shift) => formatNumber(shift.employees),
      name: 'employees',
      sortBy: (shift) => shift.employees,
      align: 'end',
      priority: 'low',
    },
    { heading: text.weekOff, cell: weekOffs, priority: 'low' },
    { heading: text.timezone, cell: (shift) => shift.timezone, priority: 'low' },
  ];
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={rows}
      rowKey={(shift) => shift.id}
      empty={{ icon: 'clock', title: text.none, why: text.noneWhy, add, noMatch: text.noMatch(search) }}
      total={shifts.length}
      current={added}
    />
  );
}

/** A name that another shift has too, from before names had to be unique. */
function DuplicateName({ name }: { name: string }) {
  const text = useMessages(shiftMessages).shifts;
  return (
    <>
      {name}{' '}
      <Badge tone="danger" title={text.duplicateNameAdvice}>
        {text.duplicateName}
      </Badge>
    </>
  );
}

function ShiftActions({ shift, open }: { shift: StoredShift } & Pick<ShiftTableProps, 'open'>) {
  const text = useMessages(shiftMessages).shifts;
  const edit = text.edit(shift.shift_name);
  const copy = text.copy(shift.shift_name);
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
        label={text.remove(shift.shift_name)}
        onClick={() => open('delete', shift)}
      />
    </>
  );
}
