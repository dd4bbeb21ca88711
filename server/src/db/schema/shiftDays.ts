import { dayRecords } from '@seamline/shared/contract/shift-rules';
import { DAYS } from '@seamline/shared/contract/shift-time';
import { integer, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core';
import { choiceChecks, rangeChecks, reference } from './columns.ts';
import { shifts } from './shifts.ts';

const minutes = () => integer().notNull().default(0);

/**
 * The timings of a shift, one row a weekday, named as on the wire without the day.
 *
 * Durations of the wire (`01:30:00`, `P1D`) are stored as whole minutes: the forms have no seconds,
 * minutes can be compared and checked whatever an engine's format of an interval, and 49 hours
 * would not fit into a `time`.
 */
export const shiftDays = pgTable(
  'shift_days',
  {
    shift_id: integer().notNull(),
    day: text({ enum: DAYS }).notNull(),
    shift_start_time: time(),
    shift_end_time: time(),
    lunch_start_time: time(),
    lunch_end_time: time(),
    take_lunch_before_minute: minutes(),
    tea_start_time: time(),
    tea_end_time: time(),
    take_tea_before_minute: minutes(),
    half_day_after_time: time(),
    half_day_before_time: time(),
    late_in_count_after_minutes: minutes(),
    early_out_count_before_minutes: minutes(),
    /** `min_three_quarter_hours`, `min_quarter_day_hours`, `min_half_day_hours`, `min_full_day_hours` on the wire. */
    min_three_quarter_minutes: integer(),
    min_quarter_day_minutes: integer(),
    min_half_day_minutes: integer(),
    min_full_day_minutes: integer(),
    max_personal_break_minutes: minutes(),
    max_punch_out_time: time(),
    /** `max_punch_out_hours` on the wire. */
    max_punch_out_minutes: integer(),
  },
  (table) => [
    primaryKey({ name: 'shift_days_key', columns: [table.shift_id, table.day] }),
    reference('shift_days_shift', table.shift_id, shifts.id),
    ...choiceChecks('shift_days', table, { day: DAYS }),
    ...rangeChecks('shift_days', table, {
      take_lunch_before_minute: [0],
      take_tea_before_minute: [0],
      late_in_count_after_minutes: dayRecords.late_in_count_after_minutes.limits,
      early_out_count_before_minutes: dayRecords.early_out_count_before_minutes.limits,
      min_three_quarter_minutes: dayRecords.min_three_quarter_hours.limits,
      min_quarter_day_minutes: dayRecords.min_quarter_day_hours.limits,
      min_half_day_minutes: dayRecords.min_half_day_hours.limits,
      min_full_day_minutes: dayRecords.min_full_day_hours.limits,
      max_personal_break_minutes: dayRecords.max_personal_break_minutes.limits,
      max_punch_out_minutes: [1, 10_080],
    }),
  ],
);
