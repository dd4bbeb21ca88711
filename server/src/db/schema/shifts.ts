import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import {
  arrayChoiceChecks,
  choiceChecks,
  editable,
  identity,
  lengthChecks,
  presenceChecks,
  rangeChecks,
} from './columns.ts';

export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

const HOURS_TYPES = ['FULL_SHIFT_HOURS', 'MINIMUM_FULL_DAY_HOURS'] as const;
const LATE_IN_EARLY_OUT_TYPES = ['SEPARATE', 'CONSOLIDATED'] as const;
const LEAVE_PORTIONS = ['HALF_DAY', 'FULL_DAY'] as const;
const SHORT_LEAVE_TYPES = ['DEFAULT', 'FLEXIBLE'] as const;
const SANDWICH_TYPES = ['DUAL_SIDE', 'SINGLE_SIDE'] as const;
const PENALTY_TYPES = ['FLAT', 'PERCENTAGE'] as const;
const EXTRA_DAY_APPROVALS = ['NONE', 'WEEK_OFF', 'HOLIDAY', 'WEEK_OFF_AND_HOLIDAY'] as const;
const EXTRA_PAYOUT_TYPES = ['BEFORE_SHIFT_TIME', 'AFTER_SHIFT_TIME'] as const;
const BREAK_TIMING_TYPES = ['DEFINED_MINUTES', 'ANYTIME_BETWEEN_SHIFT'] as const;
const FACE_APP_APPROVALS = ['FALSE', 'TRUE', 'PRE_APPROVAL'] as const;
const EMPLOYEE_APP_APPROVALS = ['FALSE', 'TRUE', 'PRE_APPROVAL', 'APPROVAL_FOR_OUT_OF_RANGE'] as const;
const BREAK_TYPES = ['PERSONAL_BREAK', 'LUNCH', 'TEA_BREAK'] as const;

const yesNo = () => boolean().notNull().default(false);
const weekdays = () => text({ enum: WEEKDAYS }).array().notNull().default([]);

/** The rules of a shift, named as on the wire. Null is what nobody has decided yet. */
export const shifts = pgTable(
  'shifts',
  {
    id: identity(),

    shift_name: text().notNull(),
    code: text(),
    multiple_punch_allowed: yesNo(),
    required_out_of_range_reason: boolean().notNull().default(true),
    hours_type_in_shift_clock: text({ enum: HOURS_TYPES }).notNull().default('FULL_SHIFT_HOURS'),
    attendance_on_productive_hours: yesNo(),
    shift_utc_offset: text({ enum: ['+05:30'] })
      .notNull()
      .default('+05:30'),
    deduct_break_if_not_taken: yesNo(),
    deduct_full_break_if_less_assign_time: yesNo(),

    has_week_off_auto: yesNo(),
    week_off_days: weekdays(),
    has_alternate_week_off: yesNo(),
    week_off_alternate_week: integer().array().notNull().default([]),
    alternate_week_off_days: weekdays(),
    week_off_number_in_week: integer(),

    late_in_early_out_type: text({ enum: LATE_IN_EARLY_OUT_TYPES }),
    late_in_max_minutes: integer(),
    late_out_max_minutes: integer(),
    late_in_early_out_max_minutes: integer(),
    apply_half_or_full_day_on_late_in_limit_exceed: yesNo(),
    leave_should_be_applied_if_late_in_is_exceeded: text({ enum: LEAVE_PORTIONS }),
    reason_required_late_in: yesNo(),
    reason_required_early_out: yesNo(),
    late_in_early_out_on_extra_day: yesNo(),
    late_in_penalty_minutes_deduct_from_working_hours: yesNo(),
    remove_late_early_if_completed_shift_hours: yesNo(),

    allow_short_leave: yesNo(),
    need_short_leave_request: yesNo(),
    monthly_short_leaves: integer(),
    short_leave_minutes_in_shift_time: integer(),
    short_leave_type: text({ enum: SHORT_LEAVE_TYPES }),
    short_leave_buffer_minutes: integer(),
    short_leave_days: weekdays(),

    apply_sandwich_leave: yesNo(),
    sandwich_type: text({ enum: SANDWICH_TYPES }),
    sandwich_leave_between_holiday_and_weekoff: yesNo(),
    apply_half_day_before_time: yesNo(),
    apply_leave_on_holiday: yesNo(),
    apply_leave_on_weekoff: yesNo(),
    holiday_penalty_apply: yesNo(),
    weekoff_penalty_apply: yesNo(),

    generate_penalty_on_absent: yesNo(),
    penalty_type: text({ enum: PENALTY_TYPES }),
    penalty_value: numeric({ precision: 12, scale: 2, mode: 'number' }),

    approval_required_for_extra_day: text({ enum: EXTRA_DAY_APPROVALS }).notNull().default('NONE'),
    need_approval_for_extra_hours_on_weekdays: yesNo(),
    extra_payout_type: text({ enum: EXTRA_PAYOUT_TYPES }),

    add_comp_off_on_extra_day: yesNo(),
    comp_off_expiry_days: integer(),
    max_comp_off_per_month: integer(),
    allow_comp_off_on_past_date: yesNo(),
    add_comp_off_on_after_extra_hours_completed: yesNo(),
    /** `min_hours_for_half_day_after_shift` and `…_full_day_…` on the wire; minutes for the reason given at `shift_days`. */
    min_minutes_for_half_day_after_shift: integer(),
    min_minutes_for_full_day_after_shift: integer(),

    break_timing_type: text({ enum: BREAK_TIMING_TYPES }),
    break_approval_face_app: text({ enum: FACE_APP_APPROVALS }).notNull().default('FALSE'),
    break_approval_employee_app: text({ enum: EMPLOYEE_APP_APPROVALS }).notNull().default('FALSE'),
    break_type: text({ enum: BREAK_TYPES }),

    ...editable(),
  },
  (table) => [
    index('shifts_shift_name').on(table.shift_name, table.id),
    check(
      'shifts_alternate_week_off_days_within_week_off_days',
      sql`${table.alternate_week_off_days} <@ ${table.week_off_days}`,
    ),
    ...presenceChecks('shifts', table, ['shift_name']),
    ...lengthChecks('shifts', table, { shift_name: 200, code: 100 }),
    ...choiceChecks('shifts', table, {
      hours_type_in_shift_clock: HOURS_TYPES,
      shift_utc_offset: ['+05:30'],
      late_in_early_out_type: LATE_IN_EARLY_OUT_TYPES,
      leave_should_be_applied_if_late_in_is_exceeded: LEAVE_PORTIONS,
      short_leave_type: SHORT_LEAVE_TYPES,
      sandwich_type: SANDWICH_TYPES,
      penalty_type: PENALTY_TYPES,
      approval_required_for_extra_day: EXTRA_DAY_APPROVALS,
      extra_payout_type: EXTRA_PAYOUT_TYPES,
      break_timing_type: BREAK_TIMING_TYPES,
      break_approval_face_app: FACE_APP_APPROVALS,
      break_approval_employee_app: EMPLOYEE_APP_APPROVALS,
      break_type: BREAK_TYPES,
    }),
    ...arrayChoiceChecks('shifts', table, {
      week_off_days: WEEKDAYS,
      alternate_week_off_days: WEEKDAYS,
      short_leave_days: WEEKDAYS,
      week_off_alternate_week: [1, 2, 3, 4, 5],
    }),
    ...rangeChecks('shifts', table, {
      week_off_number_in_week: [1, 7],
      late_in_max_minutes: [0],
      late_out_max_minutes: [0],
      late_in_early_out_max_minutes: [0],
      monthly_short_leaves: [0],
      short_leave_minutes_in_shift_time: [0],
      short_leave_buffer_minutes: [0],
      penalty_value: [0],
      comp_off_expiry_days: [1, 365],
      max_comp_off_per_month: [1, 30],
      min_minutes_for_half_day_after_shift: [0, 10_080],
      min_minutes_for_full_day_after_shift: [0, 10_080],
    }),
  ],
);
