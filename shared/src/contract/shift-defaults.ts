import { DAYS, type DayRules, type ShiftInput, type ShiftRules, type WeekRules } from './shift.ts';

/** A day on which nothing is set. */
export const EMPTY_DAY: DayRules = {
  shift_start_time: null,
  shift_end_time: null,
  lunch_start_time: null,
  lunch_end_time: null,
  take_lunch_before_minute: 0,
  tea_start_time: null,
  tea_end_time: null,
  take_tea_before_minute: 0,
  half_day_after_time: null,
  half_day_before_time: null,
  late_in_count_after_minutes: 0,
  early_out_count_before_minutes: 0,
  min_three_quarter_hours: null,
  min_quarter_day_hours: null,
  min_half_day_hours: null,
  min_full_day_hours: null,
  max_personal_break_minutes: 0,
  max_punch_out_time: null,
  max_punch_out_hours: null,
};

/** What a stored shift is completed with where a day's rule is missing. */
export const MISSING_DAY: DayRules = {
  ...EMPTY_DAY,
  shift_start_time: '09:00',
  shift_end_time: '17:00',
  lunch_start_time: '13:00',
  lunch_end_time: '13:30',
  tea_start_time: '15:30',
  tea_end_time: '15:45',
  half_day_after_time: '12:00',
  half_day_before_time: '10:00',
  max_punch_out_time: '17:30',
  max_punch_out_hours: 'P1D',
};

const RULES: ShiftRules = {
  shift_name: '',
  code: null,
  multiple_punch_allowed: false,
  required_out_of_range_reason: true,
  hours_type_in_shift_clock: 'FULL_SHIFT_HOURS',
  attendance_on_productive_hours: false,
  shift_utc_offset: '+05:30',
  deduct_break_if_not_taken: false,
  deduct_full_break_if_less_assign_time: false,
  has_week_off_auto: false,
  week_off_days: [],
  has_alternate_week_off: false,
  week_off_alternate_week: [],
  alternate_week_off_days: [],
  week_off_number_in_week: null,
  late_in_early_out_type: 'SEPARATE',
  late_in_max_minutes: null,
  late_out_max_minutes: null,
  late_in_early_out_max_minutes: null,
  apply_half_or_full_day_on_late_in_limit_exceed: false,
  leave_should_be_applied_if_late_in_is_exceeded: 'HALF_DAY',
  reason_required_late_in: false,
  reason_required_early_out: false,
  late_in_early_out_on_extra_day: false,
  late_in_penalty_minutes_deduct_from_working_hours: false,
  remove_late_early_if_completed_shift_hours: false,
  allow_short_leave: false,
  need_short_leave_request: false,
  monthly_short_leaves: null,
  short_leave_minutes_in_shift_time: null,
  short_leave_type: 'DEFAULT',
  short_leave_buffer_minutes: null,
  short_leave_days: [],
  apply_sandwich_leave: false,
  sandwich_type: 'DUAL_SIDE',
  sandwich_leave_between_holiday_and_weekoff: false,
  apply_half_day_before_time: false,
  apply_leave_on_holiday: false,
  apply_leave_on_weekoff: false,
  holiday_penalty_apply: false,
  weekoff_penalty_apply: false,
  generate_penalty_on_absent: false,
  penalty_type: 'FLAT',
  penalty_value: null,
  approval_required_for_extra_day: 'NONE',
  need_approval_for_extra_hours_on_weekdays: false,
  extra_payout_type: 'AFTER_SHIFT_TIME',
  add_comp_off_on_extra_day: false,
  comp_off_expiry_days: null,
  max_comp_off_per_month: null,
  allow_comp_off_on_past_date: false,
  add_comp_off_on_after_extra_hours_completed: false,
  min_hours_for_half_day_after_shift: null,
  min_hours_for_full_day_after_shift: null,
  break_timing_type: 'DEFINED_MINUTES',
  break_approval_face_app: 'FALSE',
  break_approval_employee_app: 'FALSE',
  break_type: 'PERSONAL_BREAK',
};

/** Seven days with the same rules. */
export function sameWeek(day: DayRules): WeekRules {
  return Object.fromEntries(DAYS.map((name) => [name, { ...day }])) as WeekRules;
}

/** What the add form starts with. */
export const NEW_SHIFT: ShiftInput = { ...RULES, days: sameWeek({ ...EMPTY_DAY, shift_start_time: '09:00' }) };

/** What a stored shift is completed with where a rule is missing. */
export const MISSING_RULES: ShiftRules = {
  ...RULES,
  week_off_days: ['SUNDAY'],
  min_hours_for_half_day_after_shift: 'P3D',
  min_hours_for_full_day_after_shift: 'P3D',
};
