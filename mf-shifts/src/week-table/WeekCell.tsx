import { type DayRule, recordOf } from '@seamline/shared/contract/shifts/shift-rules';
import { type Day, minutesOfDuration, spanOf } from '@seamline/shared/contract/shifts/shift-time';
import { timingName } from '@seamline/shared/contract/shifts/shift-wire';
import { useWatch } from '@seamline/shared/form';
import { Icon } from '@seamline/shared/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { type CellValue, choicesOf, meaningOf, ROWS, textOf, type WeekRow } from './cells.ts';
import { isBeingTyped } from './gridCursor.ts';

interface WeekCellProps {
  /** Row and day. */
  label: string;
  /** Shown while it is empty. */
  placeholder: string | undefined;
  day: Day;
  row: number;
  column: number;
  isOff: boolean;
  error: string | undefined;
}

/** One cell: a native control that renders for its own value and error only. */
export const WeekCell = memo(function WeekCell(props: WeekCellProps) {
  const { label, placeholder, day, row, column, isOff, error } = props;
  const { rule, isSelect } = ROWS[row] as WeekRow;
  const fieldPath = `days.${day}.${rule}` as const;
  const value = useWatch({ name: fieldPath }) as CellValue;
  const control: ControlProps = {
    name: timingName(day, rule, 'edit'),
    form: rowFormId(row),
    disabled: isOff,
    'data-row': row,
    'data-column': column,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${fieldPath}.error` : undefined,
  };
  return (
    <td data-cell={`${row}:${column}`} data-field={fieldPath} data-wrong={error ? '' : undefined}>
      {isSelect ? (
        <SelectCell day={day} rule={rule} value={value} control={control} />
      ) : (
        <TextCell rule={rule} value={value} control={control} placeholder={placeholder} />
      )}
      {error && (
        // A new key starts the three seconds again.
        <span key={error} id={`${fieldPath}.error`} className="message">
          <Icon name="alert" /> {error}
        </span>
      )}
    </td>
  );
});

interface ControlProps {
  name: string;
  form: string;
  disabled: boolean;
  'data-row': number;
  'data-column': number;
  'aria-label': string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface CellControlProps {
  rule: DayRule;
  value: CellValue;
  control: ControlProps;
}

interface TextCellProps extends CellControlProps {
  placeholder: string | undefined;
}

/** Typed text stays in the element until the cell is left, so that a key press costs as little as in plain HTML. */
function TextCell({ rule, value, control, placeholder }: TextCellProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    const isMeant = document.activeElement === element && meaningOf(rule, element.value, value) === value;
    if (!isMeant && !isBeingTyped(element)) element.value = textOf(rule, value);
  }, [rule, value]);
  return (
    <input
      ref={input}
      defaultValue={textOf(rule, value)}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      // 9.30 is a time as well, and the keys of a phone have a point beside the digits, but no colon.
      inputMode={recordOf(rule).kind === 'time' ? 'decimal' : 'numeric'}
      {...control}
    />
  );
}

function SelectCell({ day, rule, value, control }: CellControlProps & { day: Day }) {
  const hours = useWatch({ name: [`days.${day}.shift_start_time`, `days.${day}.shift_end_time`] });
  const choices = choicesOf(rule, spanOfTyped(hours as (string | null)[]));
  const shown = textOf(rule, value);
  const isOdd = shown !== '' && !choices.includes(shown);
  return (
    <select value={shown} onChange={() => undefined} {...control}>
      <option value="">–</option>
      {isOdd && <option value={shown}>{shown}</option>}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

/** While a time is being corrected it may be none. */
function spanOfTyped([start = null, end = null]: (string | null)[]) {
  const isTime = (time: string | null) => time !== null && minutesOfDuration(time) !== undefined;
  return isTime(start) && isTime(end) ? spanOf(start, end) : undefined;
}

/** The form that the cells of a row belong to. */
const rowFormId = (row: number) => `week-row-${row}`;

/**
 * A form for each row of the table, beside the form of the shift. At every key a browser reads all fields of the form
 * around a field, for filling it in and for offering to keep what was typed: so it reads seven and not two hundred,
 * which is half of what a key costs.
 */
export function RowForms() {
  return ROWS.map(({ rule }, row) => (
    <form key={rule} id={rowFormId(row)} hidden onSubmit={(event) => event.preventDefault()} />
  ));
}
