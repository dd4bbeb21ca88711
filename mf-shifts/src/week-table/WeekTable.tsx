import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { type DayRule, recordOf } from '@seamline/shared/contract/shifts/shift-rules';
import {
  DAYS,
  type Day,
  isOvernight,
  minutesOfDuration,
  spanOf,
  WEEKS,
  type Week,
} from '@seamline/shared/contract/shifts/shift-time';
import { weeksOff } from '@seamline/shared/contract/shifts/week-offs';
import { useFormState, useWatch } from '@seamline/shared/form';
import { useErrorText } from '@seamline/shared/http';
import { formatList } from '@seamline/shared/messages';
import { useRef } from 'react';
import { weekdayNameOf } from '../engine/calendar.ts';
import { useDayName, useRuleLabel } from '../useNames.ts';
import { ROWS } from './cells.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { WeekGrid } from './useWeekGrid.ts';
import { WeekCell } from './WeekCell.tsx';
import { WeekTableFrame } from './WeekTableFrame.ts';

interface WeekTableProps {
  grid: WeekGrid;
  /** The days that have room: all of them, or one on a phone. */
  days: readonly Day[];
}

type DayErrors = Partial<Record<Day, Partial<Record<DayRule, { message?: string }>>>>;

/** The array stays the same, so that a heading subscribes to the rules once. */
const WEEK_OFF_RULES = [
  'has_week_off_auto',
  'week_off_days',
  'has_alternate_week_off',
  'week_off_alternate_week',
  'alternate_week_off_days',
] satisfies (keyof ShiftInput)[];

/** Nineteen rules over seven days. */
export function WeekTable({ grid, days }: WeekTableProps) {
  const { t } = useLingui();
  const labelOf = useRuleLabel();
  const caption = t`Weekly timings, one column a day`;
  const nameOf = useDayName();
  const textOf = useErrorText();
  const errorText = (message: string | undefined) => message && textOf(message);
  const table = useRef<HTMLTableElement>(null);
  const handlers = useGridKeys(table, grid);
  const { errors } = useFormState({ name: 'days' });
  const wrong = (errors.days ?? {}) as DayErrors;
  const placeholderOf = (rule: DayRule, example: number | undefined) =>
    recordOf(rule).kind === 'time' ? 'HH:MM' : example && t`${{ minutes: example }} Min`;
  const isOff = (day: Day) => grid.isSame && day !== 'monday';
  return (
    <WeekTableFrame>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is the table that can be edited */}
      <table ref={table} role="grid" aria-label={caption} aria-multiselectable="true" {...handlers}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            {days.map((day) => (
              <DayHeading key={day} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ rule, example, limits, beginsGroup }, row) => (
            <tr key={rule} data-group={beginsGroup ? '' : undefined}>
              <th scope="row">
                {labelOf(rule)} {limits && <small>{t`${{ limits: limits.join('–') }} each day`}</small>}
              </th>
              {days.map((day) => (
                <WeekCell
                  key={day}
                  label={`${labelOf(rule)}, ${nameOf(day)}`}
                  placeholder={placeholderOf(rule, example) || undefined}
                  day={day}
                  row={row}
                  column={DAYS.indexOf(day)}
                  isOff={isOff(day)}
                  // A day that follows Monday cannot be corrected itself.
                  error={isOff(day) ? undefined : errorText(wrong[day]?.[rule]?.message)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WeekTableFrame>
  );
}

/** The day's name, whether it is a week-off, and whether its shift ends on the next day. */
function DayHeading({ day }: { day: Day }) {
  const { t } = useLingui();
  const nameOf = useDayName();
  const [start = null, end = null] = useWatch({
    name: [`days.${day}.shift_start_time`, `days.${day}.shift_end_time`],
  }) as (string | null)[];
  const isTime = (time: string | null) => time !== null && minutesOfDuration(time) !== undefined;
  const span = isTime(start) && isTime(end) ? spanOf(start, end) : undefined;
  const weeks = useWeeksOff(day);
  const isOff = weeks.length === WEEKS.length;
  const list = formatList(weeks.map(String));
  const weekOff = isOff
    ? t({ message: 'Week off', context: 'heading of a day' })
    : weeks.length > 0 &&
      t`${plural({ count: weeks.length }, { one: `Off in week ${list}`, other: `Off in weeks ${list}` })}`;
  return (
    <th scope="col" data-off={isOff ? '' : undefined}>
      {nameOf(day)}
      <small>{[weekOff, span && isOvernight(span) && t`+1 day`].filter(Boolean).join(' · ')}</small>
    </th>
  );
}

/** The weeks of a month in which a day is off. */
function useWeeksOff(day: Day): readonly Week[] {
  const values = useWatch({ name: WEEK_OFF_RULES }) as unknown[];
  const rules = Object.fromEntries(WEEK_OFF_RULES.map((rule, index) => [rule, values[index]]));
  return weeksOff(rules as Pick<ShiftInput, (typeof WEEK_OFF_RULES)[number]>, weekdayNameOf(day));
}
