import { DAYS, type Day, type DayRule, SHIFT_LIMITS } from '@seamline/shared/contract/shift';
import { isOvernight, minutesOfDuration, spanOf } from '@seamline/shared/contract/shift-time';
import { useFormState, useWatch } from '@seamline/shared/form';
import { useErrorText } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { useRef } from 'react';
import { useDayName, weekdayOf } from '../days.ts';
import { shiftMessages } from '../messages.ts';
import { ruleMessages } from '../shift-form/ruleTexts.ts';
import { SheetFrame } from './SheetFrame.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { Sheet } from './useSheet.ts';
import { WeekCell } from './WeekCell.tsx';
import { ROWS } from './weekRows.ts';

interface WeekTableProps {
  sheet: Sheet;
  /** The days that have room: all of them, or one on a phone. */
  days: readonly Day[];
}

type DayErrors = Partial<Record<Day, Partial<Record<DayRule, { message?: string }>>>>;

/** Rows that begin a group of their own. */
const GROUPS: ReadonlySet<string> = new Set([
  'lunch_start_time',
  'tea_start_time',
  'half_day_after_time',
  'late_in_count_after_minutes',
  'min_three_quarter_hours',
  'max_personal_break_minutes',
]);

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  late_in_count_after_minutes: SHIFT_LIMITS.late_early_minutes,
  early_out_count_before_minutes: SHIFT_LIMITS.late_early_minutes,
  max_personal_break_minutes: SHIFT_LIMITS.max_personal_break_minutes,
};

/** Nineteen rules over seven days. */
export function WeekTable({ sheet, days }: WeekTableProps) {
  const { form, week: text } = useMessages(shiftMessages);
  const labels = useMessages(ruleMessages).days;
  const nameOf = useDayName();
  const textOf = useErrorText();
  const errorText = (message: string | undefined) => message && textOf(message);
  const table = useRef<HTMLTableElement>(null);
  const handlers = useGridKeys(table, sheet);
  const { errors } = useFormState({ name: 'days' });
  const wrong = (errors.days ?? {}) as DayErrors;
  return (
    <SheetFrame>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is the table that can be edited */}
      <table ref={table} role="grid" aria-label={text.caption} aria-multiselectable="true" {...handlers}>
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            {days.map((day) => (
              <DayHeading key={day} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ key, kind, example }, row) => (
            <tr key={key} data-group={GROUPS.has(key) ? '' : undefined}>
              <th scope="row">
                {labels[key]} {RANGES[key] && <small>{RANGES[key].join('–')}</small>}
              </th>
              {days.map((day) => (
                <WeekCell
                  key={day}
                  label={form.cellPlace(labels[key], nameOf(day))}
                  placeholder={kind === 'time' ? 'HH:MM' : example === undefined ? undefined : text.example(example)}
                  day={day}
                  row={row}
                  column={DAYS.indexOf(day)}
                  isOff={sheet.isSame && day !== 'monday'}
                  error={errorText(wrong[day]?.[key]?.message)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SheetFrame>
  );
}

/** The day's name, whether it is a week-off, and whether its shift ends on the next day. */
function DayHeading({ day }: { day: Day }) {
  const text = useMessages(shiftMessages).week;
  const nameOf = useDayName();
  const [start, end, weekOffs] = useWatch({
    name: [`days.${day}.shift_start_time`, `days.${day}.shift_end_time`, 'week_off_days'],
  }) as [string | null, string | null, string[]];
  const isTime = (time: string | null) => time !== null && minutesOfDuration(time) !== undefined;
  const span = isTime(start) && isTime(end) ? spanOf(start, end) : undefined;
  const isOff = weekOffs.includes(weekdayOf(day));
  return (
    <th scope="col" data-off={isOff ? '' : undefined}>
      {nameOf(day)}
      <small>{[isOff && text.weekOff, span && isOvernight(span) && text.nextDay].filter(Boolean).join(' · ')}</small>
    </th>
  );
}
