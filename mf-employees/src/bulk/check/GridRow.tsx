import { useMessages } from '@seamline/shared/messages';
import { VisuallyHidden } from '@seamline/shared/ui';
import { memo } from 'react';
import { formatCalendarDay } from '../../details/formatCalendarDay.ts';
import type { Target } from '../columns/targets.ts';
import { bulkMessages } from '../messages.ts';
import { type CellTexts, cellWords, kindOf, useCellTexts } from './cellWords.ts';
import type { ImportModel } from './importModel.ts';
import type { Places } from './places.ts';

interface GridRowProps {
  model: ImportModel;
  place: number;
  index: number;
  targets: readonly Target[];
  places: Places;
  /** The column of the chosen cell, where it is in this row. */
  chosen: number | undefined;
  choose(column: number): void;
  revision: number;
}

/** One row: its number, what would become of it, and its cells with what they replace. */
export const GridRow = memo(GridRowCells, (one, other) =>
  (['place', 'targets', 'chosen', 'revision'] as const).every((name) => one[name] === other[name]),
);

function GridRowCells({ model, place, index, targets, places, chosen, choose }: GridRowProps) {
  const text = useMessages(bulkMessages);
  const words = useCellTexts();
  const kind = model.kindOf(place);
  const number = model.sheet.rows[place]?.number ?? 0;
  const employee = model.plans[place]?.employee;
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">{number}</th>
      <td data-kind={kind}>
        {text.check.kinds[kind]}
        {employee && <small>{employee.values.full_name}</small>}
      </td>
      {targets.map((target, column) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
        <td
          key={target}
          data-cell=""
          aria-invalid={model.plans[place]?.errors[target] !== undefined && kind === 'problem'}
          tabIndex={column === chosen ? 0 : -1}
          onClick={() => choose(column)}
        >
          <CellContent model={model} place={place} target={target} places={places} texts={words} />
        </td>
      ))}
    </tr>
  );
}

type CellContentProps = Pick<GridRowProps, 'model' | 'place' | 'places'> & { target: Target; texts: CellTexts };

function CellContent({ model, place, target, places, texts }: CellContentProps) {
  const text = useMessages(bulkMessages);
  const plan = model.plans[place];
  const written = model.cellsOf(place)(target);
  if (!plan || target === 'employee_id' || target === 'version') return written;
  const isDate = kindOf(target) === 'date';
  const isCleared = plan.clear.some((field) => field === target);
  const words = (wire: string) => (isDate ? formatCalendarDay(wire) : cellWords(target, wire, places, texts));
  const shown = isDate ? <ReadDate written={written} understood={words(plan.read[target] ?? '')} /> : written;
  if (plan.values[target] === undefined && !isCleared) return shown;
  // What follows from other cells has no cell of its own to show.
  if (!plan.employee) return written === '' ? words(plan.values[target] ?? '') : shown;
  const before = words(plan.employee.values[target] ?? '') || text.check.emptied;
  const after = (isCleared ? '' : words(plan.values[target] ?? '')) || text.check.emptied;
  return (
    <>
      <VisuallyHidden>{text.check.becomes(before, after)}</VisuallyHidden>
      <del aria-hidden="true">{before}</del>
      <ins aria-hidden="true">{after}</ins>
      {isDate && written !== after && <small>{written}</small>}
    </>
  );
}

/** A date as the sheet says it, and below as it was understood. */
function ReadDate({ written, understood }: { written: string; understood: string }) {
  if (understood === '' || understood === written) return written;
  return (
    <>
      {written}
      <small>{understood}</small>
    </>
  );
}
