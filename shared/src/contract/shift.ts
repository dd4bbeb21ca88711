import * as z from 'zod/mini';
import { invalid } from './errors.ts';
import { LIMITS, requiredName, text } from './fields.ts';
import { minutesOfDuration } from './shift-time.ts';

/** The days of a week as they begin the names of timings on the wire. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** The days of a week as lists of days spell them, in the same order. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weeks of a month in which alternate days are off. */
export const WEEKS = [1, 2, 3, 4, 5] as const;
export type Week = (typeof WEEKS)[number];

/** Choices of each rule that is one. */
export const CHOICES = {
  hours_type_in_shift_clock: ['FULL_SHIFT_HOURS', 'MINIMUM_FULL_DAY_HOURS'],
  shift_utc_offset: ['+05:30'],
  late_in_early_out_type: ['SEPARATE', 'CONSOLIDATED'],
  leave_should_be_applied_if_late_in_is_exceeded: ['HALF_DAY', 'FULL_DAY'],
  short_leave_type: ['DEFAULT', 'FLEXIBLE'],
  sandwich_type: ['DUAL_SIDE', 'SINGLE_SIDE'],
  penalty_type: ['FLAT', 'PERCENTAGE'],
  approval_required_for_extra_day: ['NONE', 'WEEK_OFF', 'HOLIDAY', 'WEEK_OFF_AND_HOLIDAY'],
  extra_payout_type: ['BEFORE_SHIFT_TIME', 'AFTER_SHIFT_TIME'],
  break_timing_type: ['DEFINED_MINUTES', 'ANYTIME_BETWEEN_SHIFT'],
  break_approval_face_app: ['FALSE', 'TRUE', 'PRE_APPROVAL'],
  break_approval_employee_app: ['FALSE', 'TRUE', 'PRE_APPROVAL', 'APPROVAL_FOR_OUT_OF_RANGE'],
  break_type: ['PERSONAL_BREAK', 'LUNCH', 'TEA_BREAK'],
} as const;

/** Lowest and highest values, both allowed; durations in minutes. */
export const SHIFT_LIMITS = {
  name: LIMITS.name,
  code: LIMITS.code,
  week_off_number_in_week: [1, 7],
  comp_off_expiry_days: [1, 365],
  max_comp_off_per_month: [1, 30],
  late_early_minutes: [0, 5],
  minimum_minutes: [1, 1440],
  max_personal_break_minutes: [0, 59],
  max_punch_out_minutes: [60, 2940],
  largest_number: LIMITS.id,
  largest_penalty: 9_999_999_999.99,
  longest_minutes_after_shift: 10_080,
} as const;

/** Minutes between two choices. */
export const STEPS = { minimum_hours: 10, max_punch_out_hours: 15 } as const;

function whole(lowest: number, highest: number, sentence = invalid('whole_number_out_of_range', { lowest, highest })) {
  return z.int(sentence).check(z.minimum(lowest, sentence), z.maximum(highest, sentence));
}

function atLeastZero() {
  return z
    .int(invalid('whole_number_expected'))
    .check(
      z.minimum(0, invalid('whole_number_expected')),
      z.maximum(SHIFT_LIMITS.largest_number, invalid('number_too_large')),
    );
}

function duration(isAllowed: (minutes: number) => boolean, sentence: string) {
  return z.nullable(
    z.string(invalid('invalid_duration')).check(
      z.refine((value) => minutesOfDuration(value) !== undefined, { error: invalid('invalid_duration'), abort: true }),
      z.refine((value) => isAllowed(minutesOfDuration(value) ?? 0), sentence),
    ),
  );
}

const yesNo = z.boolean(invalid('yes_or_no'));
const weekdays = z.array(z.enum(WEEKDAYS, invalid('invalid_choice')), invalid('invalid_choice'));

function oneOf<const Options extends readonly string[]>(options: Options) {
  return z.enum(options, {
    error: ({ input }) => (input === undefined || input === null ? invalid('required') : invalid('invalid_choice')),
  });
}
const time = z.nullable(
  z.string(invalid('invalid_time')).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid('invalid_time'))),
);
const lateOrEarly = whole(
  ...SHIFT_LIMITS.late_early_minutes,
  invalid('more_than_five_minutes', { most: SHIFT_LIMITS.late_early_minutes[1] }),
);
const [shortestPunchOut, longestPunchOut] = SHIFT_LIMITS.max_punch_out_minutes;
const [leastMinimum, mostMinimum] = SHIFT_LIMITS.minimum_minutes;
const minimumHours = duration(
  (minutes) => minutes >= leastMinimum && minutes <= mostMinimum && minutes % STEPS.minimum_hours === 0,
  invalid('invalid_choice'),
);
const afterShift = duration(
  (minutes) => minutes <= SHIFT_LIMITS.longest_minutes_after_shift,
  invalid('number_too_large'),
);

/** The nineteen rules of one day: times as `09:30`, durations as `09:30:00` or `P1D`, null where none is set. */
export const dayRules = z.object({
  shift_start_time: time,
  shift_end_time: time,
  lunch_start_time: time,
  lunch_end_time: time,
  take_lunch_before_minute: atLeastZero(),
  tea_start_time: time,
  tea_end_time: time,
  take_tea_before_minute: atLeastZero(),
  half_day_after_time: time,
  half_day_before_time: time,
  late_in_count_after_minutes: lateOrEarly,
  early_out_count_before_minutes: lateOrEarly,
  min_three_quarter_hours: minimumHours,
  min_quarter_day_hours: minimumHours,
  min_half_day_hours: minimumHours,
  min_full_day_hours: minimumHours,
  max_personal_break_minutes: whole(...SHIFT_LIMITS.max_personal_break_minutes),
  max_punch_out_time: time,
  max_punch_out_hours: duration(
    (minutes) => minutes >= shortestPunchOut && minutes <= longestPunchOut && minutes % STEPS.max_punch_out_hours === 0,
    invalid('invalid_choice'),
  ),
});
export type DayRules = z.output<typeof dayRules>;
export type DayRule = keyof DayRules;

/** The rules that hold for every day: the name, and the fifty-seven rules around the weekly table. */
export const shiftRules = z.object({
  shift_name: requiredName(SHIFT_LIMITS.name),
  code: z.nullable(text(SHIFT_LIMITS.code)),
  multiple_punch_allowed: yesNo,
  required_out_of_range_reason: yesNo,
  hours_type_in_shift_clock: oneOf(CHOICES.hours_type_in_shift_clock),
  attendance_on_productive_hours: yesNo,
  shift_utc_offset: oneOf(CHOICES.shift_utc_offset),
  deduct_break_if_not_taken: yesNo,
  deduct_full_break_if_less_assign_time: yesNo,

  has_week_off_auto: yesNo,
  week_off_days: weekdays,
  has_alternate_week_off: yesNo,
  week_off_alternate_week: z.array(z.literal([...WEEKS], invalid('invalid_choice')), invalid('invalid_choice')),
  alternate_week_off_days: weekdays,
  week_off_number_in_week: z.nullable(whole(...SHIFT_LIMITS.week_off_number_in_week)),

  late_in_early_out_type: oneOf(CHOICES.late_in_early_out_type),
  late_in_max_minutes: z.nullable(atLeastZero()),
  late_out_max_minutes: z.nullable(atLeastZero()),
  late_in_early_out_max_minutes: z.nullable(atLeastZero()),
  apply_half_or_full_day_on_late_in_limit_exceed: yesNo,
  leave_should_be_applied_if_late_in_is_exceeded: oneOf(CHOICES.leave_should_be_applied_if_late_in_is_exceeded),
  reason_required_late_in: yesNo,
  reason_required_early_out: yesNo,
  late_in_early_out_on_extra_day: yesNo,
  late_in_penalty_minutes_deduct_from_working_hours: yesNo,
  remove_late_early_if_completed_shift_hours: yesNo,

  allow_short_leave: yesNo,
  need_short_leave_request: yesNo,
  monthly_short_leaves: z.nullable(atLeastZero()),
  short_leave_minutes_in_shift_time: z.nullable(atLeastZero()),
  short_leave_type: oneOf(CHOICES.short_leave_type),
  short_leave_buffer_minutes: z.nullable(atLeastZero()),
  short_leave_days: weekdays,

  apply_sandwich_leave: yesNo,
  sandwich_type: oneOf(CHOICES.sandwich_type),
  sandwich_leave_between_holiday_and_weekoff: yesNo,
  apply_half_day_before_time: yesNo,
  apply_leave_on_holiday: yesNo,
  apply_leave_on_weekoff: yesNo,
  holiday_penalty_apply: yesNo,
  weekoff_penalty_apply: yesNo,

  generate_penalty_on_absent: yesNo,
  penalty_type: oneOf(CHOICES.penalty_type),
  penalty_value: z.nullable(
    z.number(invalid('invalid_amount')).check(
      z.minimum(0, invalid('invalid_amount')),
      z.maximum(SHIFT_LIMITS.largest_penalty, invalid('number_too_large')),
      z.refine((value) => Number(value.toFixed(2)) === value, invalid('invalid_amount')),
    ),
  ),

  approval_required_for_extra_day: oneOf(CHOICES.approval_required_for_extra_day),
  need_approval_for_extra_hours_on_weekdays: yesNo,
  extra_payout_type: oneOf(CHOICES.extra_payout_type),

  add_comp_off_on_extra_day: yesNo,
  comp_off_expiry_days: z.nullable(whole(...SHIFT_LIMITS.comp_off_expiry_days)),
  max_comp_off_per_month: z.nullable(whole(...SHIFT_LIMITS.max_comp_off_per_month)),
  allow_comp_off_on_past_date: yesNo,
  add_comp_off_on_after_extra_hours_completed: yesNo,
  min_hours_for_half_day_after_shift: afterShift,
  min_hours_for_full_day_after_shift: afterShift,

  break_timing_type: oneOf(CHOICES.break_timing_type),
  break_approval_face_app: oneOf(CHOICES.break_approval_face_app),
  break_approval_employee_app: oneOf(CHOICES.break_approval_employee_app),
  break_type: oneOf(CHOICES.break_type),
});
export type ShiftRules = z.output<typeof shiftRules>;
export type ShiftRule = keyof ShiftRules;

/** The seven days, each with its nineteen rules. */
export const week = z.object({
  monday: dayRules,
  tuesday: dayRules,
  wednesday: dayRules,
  thursday: dayRules,
  friday: dayRules,
  saturday: dayRules,
  sunday: dayRules,
});
export type WeekRules = z.output<typeof week>;

/** A whole shift as the forms hold it. */
export const shiftInput = z.extend(shiftRules, { days: week });
export type ShiftInput = z.output<typeof shiftInput>;
