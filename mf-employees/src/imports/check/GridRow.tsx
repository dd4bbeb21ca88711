import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatCalendarDay } from '@seamline/shared/messages';
import { memo } from 'react';
import { COLUMNS, cellWords, isField, type Target } from '../columns/importColumns.ts';
import type { OrganisationNames } from '../columns/organisationNames.ts';
import type { ImportModel, PlanKind } from './importModel.ts';

const KIND_LABELS: Readonly<Record<PlanKind, MessageDescriptor>> = {
  new: msg({ message: 'New', comment: 'A row of a sheet: adds an employee' }),
  change: msg({ message: 'Change', comment: 'A row of a sheet: changes an employee' }),
  same: msg({ message: 'Unchanged', comment: 'A row of a sheet: changes nothing' }),
  problem: msg({ message: 'Problem', comment: 'A row of a sheet' }),
  question: msg({ message: 'To confirm', comment: 'A row of a sheet: is written once it is confirmed' }),
  left_out: msg({ message: 'Left out', comment: 'A row of a sheet: is not written' }),
  waiting: msg({ message: 'Checking', comment: 'A row of a sheet: the server has not answered yet' }),
  done: msg({ message: 'Done', comment: 'A row of a sheet: was written before' }),
};

interface GridRowProps {
  model: ImportModel;
  rowIndex: number;
  index: number;
  targets: readonly Target[];
  names: OrganisationNames;
  /** The column of the chosen cell, where it is in this row. */
  chosen: number | undefined;
  choose(column: number): void;
  revision: number;
}

/** One row: its number, its planned result, and its cells with the values that they replace. */
export const GridRow = memo(GridRowCells, (one, other) =>
  (['rowIndex', 'targets', 'chosen', 'revision'] as const).every((name) => one[name] === other[name]),
);

function GridRowCells({ model, rowIndex, index, targets, names, chosen, choose }: GridRowProps) {
  const { t } = useLingui();
  const kind = model.kindOf(rowIndex);
  const number = model.sheet.rows[rowIndex]?.number ?? 0;
  const preview = model.previews[rowIndex];
  const name = preview?.employee?.name ?? preview?.values.full_name ?? preview?.read.full_name;
  const errors = model.errorsOf(rowIndex);
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">
        {number}
        {name && <small>{name}</small>}
      </th>
      <td data-kind={kind}>{t(KIND_LABELS[kind])}</td>
      {targets.map((target, column) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
        <td
          key={target}
          data-cell=""
          aria-invalid={errors[target] !== undefined && kind === 'problem'}
          tabIndex={column === chosen ? 0 : -1}
          onClick={() => choose(column)}
        >
          <CellContent model={model} rowIndex={rowIndex} target={target} names={names} />
        </td>
      ))}
    </tr>
  );
}

type CellContentProps = Pick<GridRowProps, 'model' | 'rowIndex' | 'names'> & { target: Target };

function CellContent({ model, rowIndex, target, names }: CellContentProps) {
  const { i18n, t } = useLingui();
  const preview = model.previews[rowIndex];
  const written = model.cellsOf(rowIndex)(target);
  if (!preview || !isField(target)) return written;
  const { employee, read, values, before } = preview;
  const isDate = COLUMNS[target].kind.format === 'date';
  const isCleared = preview.clear.includes(target);
  const words = (wire: string) => (isDate ? formatCalendarDay(wire) : cellWords(target, wire, names, i18n));
  const shown = isDate ? <ReadDate written={written} understood={words(read[target] ?? '')} /> : written;
  if (values[target] === undefined && !isCleared) return shown;
  // What follows from other cells has no cell of its own to show.
  if (!employee) return written === '' ? words(values[target] ?? '') : shown;
  // New people of the sheet have no id yet.
  const namesNew = target === 'reporting_person_ids' && preview.unresolved.length > 0;
  const old = words(before[target] ?? '') || t`(empty)`;
  const after = (isCleared ? '' : namesNew ? written : words(values[target] ?? '')) || t`(empty)`;
  return (
    <>
      <VisuallyHidden>{t`${{ before: old }} becomes ${after}`}</VisuallyHidden>
      <del aria-hidden="true">{old}</del>
      <ins aria-hidden="true">{after}</ins>
      {isDate && written !== after && <small>{written}</small>}
    </>
  );
}

/** A date as written in the sheet, and below it as it was read. */
function ReadDate({ written, understood }: { written: string; understood: string }) {
  if (understood === '' || understood === written) return written;
  return (
    <>
      {written}
      <small>{understood}</small>
    </>
  );
}
