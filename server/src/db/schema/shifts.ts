import { CHOICES, dayRecords, shiftRecords } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, WEEKDAYS, WEEKS } from '@seamline/shared/contract/shifts/shift-time';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core';
import {
  arrayChoiceChecks,
  choiceChecks,
  cleanNameChecks,
  editable,
  identity,
  lengthChecks,
  presenceChecks,
  rangeChecks,
  reference,
} from './columns.ts';

/*
 * SQL of these tables beside their constraints, in `migrations`:
 * - `refuse_shift_name`, trigger `shifts_shift_name_unique`: a new or changed name is unique regardless of case. No index
 *   can say so, because names that were stored before the rule may repeat.
 */

const choice = <Name extends keyof typeof CHOICES>(name: Name) => text({ enum: CHOICES[name] });
const yesNo = () => boolean().notNull().default(false);
const weekdays = () => text({ enum: WEEKDAYS }).array().notNull().default([]);

/** The rules of a shift, named as on the wire. Null is a rule that was never set. */
export const shifts = pgTable(
  'shifts',
  {
    id: identity(),

    shift_name: text().notNull(),
    code: text(),
    multiple_punch_allowed: yesNo(),
    required_out_of_range_reason: boolean().notNull().default(true),
    hours_type_in_shift_clock: choice('hours_type_in_shift_clock').notNull().default('FULL_SHIFT_HOURS'),
    attendance_on_productive_hours: yesNo(),
    shift_utc_offset: choice('shift_utc_offset').notNull().default('+05:30'),
    deduct_break_if_not_taken: yesNo(),
    deduct_full_break_if_less_assign_time: yesNo(),

    has_week_off_auto: yesNo(),
    week_off_days: weekdays(),
    has_alternate_week_off: yesNo(),
    week_off_alternate_week: integer().array().notNull().default([]),
    alternate_week_off_days: weekdays(),
    week_off_number_in_week: integer(),

    late_in_early_out_type: choice('late_in_early_out_type'),
    late_in_max_minutes: integer(),
    late_out_max_minutes: integer(),
    late_in_early_out_max_minutes: integer(),
    late_days_for_half_day: integer(),
    apply_half_or_full_day_on_late_in_limit_exceed: yesNo(),
    leave_should_be_applied_if_late_in_is_exceeded: choice('leave_should_be_applied_if_late_in_is_exceeded'),
    reason_required_late_in: yesNo(),
    reason_required_early_out: yesNo(),
    late_in_early_out_on_extra_day: yesNo(),
    late_in_penalty_minutes_deduct_from_working_hours: yesNo(),
    remove_late_early_if_completed_shift_hours: yesNo(),

    allow_short_leave: yesNo(),
    need_short_leave_request: yesNo(),
    monthly_short_leaves: integer(),
    short_leave_minutes_in_shift_time: integer(),
    short_leave_type: choice('short_leave_type'),
    short_leave_buffer_minutes: integer(),
    short_leave_days: weekdays(),

    apply_sandwich_leave: yesNo(),
    sandwich_type: choice('sandwich_type'),
    sandwich_leave_between_holiday_and_weekoff: yesNo(),
    apply_half_day_before_time: yesNo(),
    apply_leave_on_holiday: yesNo(),
    apply_leave_on_weekoff: yesNo(),
    holiday_penalty_apply: yesNo(),
    weekoff_penalty_apply: yesNo(),

    generate_penalty_on_absent: yesNo(),
    penalty_type: choice('penalty_type'),
    penalty_value: numeric({ precision: 12, scale: 2, mode: 'number' }),

    approval_required_for_extra_day: choice('approval_required_for_extra_day').notNull().default('NONE'),
    need_approval_for_extra_hours_on_weekdays: yesNo(),
    extra_payout_type: choice('extra_payout_type'),
    overtime_counts_from_minutes: integer(),
    overtime_rounded_to_minutes: integer(),

    add_comp_off_on_extra_day: yesNo(),
    comp_off_expiry_days: integer(),
    max_comp_off_per_month: integer(),
    allow_comp_off_on_past_date: yesNo(),
    add_comp_off_on_after_extra_hours_completed: yesNo(),
    /** `min_hours_for_half_day_after_shift` and `…_full_day_…` on the wire; in minutes, as in `shift_days`. */
    min_minutes_for_half_day_after_shift: integer(),
    min_minutes_for_full_day_after_shift: integer(),

    break_timing_type: choice('break_timing_type'),
    break_approval_face_app: choice('break_approval_face_app').notNull().default('FALSE'),
    break_approval_employee_app: choice('break_approval_employee_app').notNull().default('FALSE'),
    break_type: choice('break_type'),

    has_same_rules_for_all_days: yesNo(),
    has_flexible_hours: yesNo(),

    ...editable(),
  },
  (table) => [
    index('shifts_shift_name').on(table.shift_name, table.id),
    check(
      'shifts_alternate_week_off_days_within_week_off_days',
      sql`${table.alternate_week_off_days} <@ ${table.week_off_days}`,
    ),
    // The trigger `refuse_shift_name` keeps names unique: stored duplicates stay, which no unique index would allow.
    ...presenceChecks('shifts', table, ['shift_name']),
    ...cleanNameChecks('shifts', table, ['shift_name']),
    ...lengthChecks('shifts', table, {
      shift_name: shiftRecords.shift_name.maxLength,
      code: shiftRecords.code.maxLength,
    }),
    ...choiceChecks('shifts', table, CHOICES),
    ...arrayChoiceChecks('shifts', table, {
      week_off_days: WEEKDAYS,
      alternate_week_off_days: WEEKDAYS,
      short_leave_days: WEEKDAYS,
      week_off_alternate_week: WEEKS,
    }),
    ...rangeChecks('shifts', table, {
      week_off_number_in_week: shiftRecords.week_off_number_in_week.limits,
      late_in_max_minutes: [0],
      late_out_max_minutes: [0],
      late_in_early_out_max_minutes: [0],
      late_days_for_half_day: shiftRecords.late_days_for_half_day.limits,
      monthly_short_leaves: [0],
      short_leave_minutes_in_shift_time: [0],
      short_leave_buffer_minutes: [0],
      penalty_value: [0],
      overtime_counts_from_minutes: shiftRecords.overtime_counts_from_minutes.limits,
      overtime_rounded_to_minutes: shiftRecords.overtime_rounded_to_minutes.limits,
      comp_off_expiry_days: shiftRecords.comp_off_expiry_days.limits,
      max_comp_off_per_month: shiftRecords.max_comp_off_per_month.limits,
      min_minutes_for_half_day_after_shift: shiftRecords.min_hours_for_half_day_after_shift.limits,
      min_minutes_for_full_day_after_shift: shiftRecords.min_hours_for_full_day_after_shift.limits,
    }),
  ],
);

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
