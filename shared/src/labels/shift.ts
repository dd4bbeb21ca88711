import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShiftRules } from '@seamline/shared/contract/shifts/shift';
import type { DayRule, ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import type { Day } from '@seamline/shared/contract/shifts/shift-time';

/** The label of each rule: in the form, as the heading of a row of the weekly table, and in the activity log. */
export const RULE_LABELS: Readonly<Record<ShiftRule | DayRule, MessageDescriptor>> = {
  shift_name: msg`Shift Name`,
  code: msg`Shift Code`,
  multiple_punch_allowed: msg`Multiple Punch Allowed`,
  required_out_of_range_reason: msg`Required Out Of Range Reason`,
  hours_type_in_shift_clock: msg`Hours Type In Shift Clock`,
  attendance_on_productive_hours: msg`Attendance On Productive Hours`,
  shift_utc_offset: msg`Shift UTC Offset`,
  deduct_break_if_not_taken: msg`Deduct Break If Not Taken`,
  deduct_full_break_if_less_assign_time: msg`Deduct Full Break If Less Assign Time`,
  has_week_off_auto: msg`Auto Week Off`,
  week_off_days: msg`Week Off Days`,
  has_alternate_week_off: msg`Alternate Week Off`,
  week_off_alternate_week: msg`Alternate Weeks`,
  alternate_week_off_days: msg`Alternate Week Off Days`,
  week_off_number_in_week: msg`Week Offs In A Week`,
  late_in_early_out_type: msg`Late In / Early Out Type`,
  late_in_max_minutes: msg`Late In Max Minutes`,
  late_out_max_minutes: msg`Early Out Max Minutes`,
  late_in_early_out_max_minutes: msg`Late In / Early Out Max Minutes`,
  late_days_for_half_day: msg`Late Days That Cost Half A Day`,
  apply_half_or_full_day_on_late_in_limit_exceed: msg`Apply Half Or Full Day On Late In Limit Exceed`,
  leave_should_be_applied_if_late_in_is_exceeded: msg`Leave Applied If Late In Is Exceeded`,
  reason_required_late_in: msg`Reason Required Late In`,
  reason_required_early_out: msg`Reason Required Early Out`,
  late_in_early_out_on_extra_day: msg`Late In / Early Out On Extra Day`,
  late_in_penalty_minutes_deduct_from_working_hours: msg`Late In Penalty Minutes Deduct From Working Hours`,
  remove_late_early_if_completed_shift_hours: msg`Remove Late / Early If Completed Shift Hours`,
  allow_short_leave: msg`Allow Short Leave`,
  need_short_leave_request: msg`Need Short Leave Request`,
  monthly_short_leaves: msg`Monthly Short Leaves`,
  short_leave_minutes_in_shift_time: msg`Short Leave Minutes In Shift Time`,
  short_leave_type: msg`Short Leave Type`,
  short_leave_buffer_minutes: msg`Short Leave Buffer Minutes`,
  short_leave_days: msg`Short Leave Days`,
  apply_sandwich_leave: msg`Apply Sandwich Leave`,
  sandwich_type: msg`Sandwich Type`,
  sandwich_leave_between_holiday_and_weekoff: msg`Sandwich Leave Between Holiday And Week Off`,
  apply_half_day_before_time: msg`Apply Half Day Before Time`,
  apply_leave_on_holiday: msg`Apply Leave On Holiday`,
  apply_leave_on_weekoff: msg`Apply Leave On Week Off`,
  holiday_penalty_apply: msg`Holiday Penalty Apply`,
  weekoff_penalty_apply: msg`Week Off Penalty Apply`,
  generate_penalty_on_absent: msg`Generate Penalty On Absent`,
  penalty_type: msg`Penalty Type`,
  penalty_value: msg`Penalty Value`,
  approval_required_for_extra_day: msg`Approval Required For Extra Day`,
  need_approval_for_extra_hours_on_weekdays: msg`Need Approval For Extra Hours On Weekdays`,
  extra_payout_type: msg`Extra Payout Type`,
  overtime_counts_from_minutes: msg`Overtime Counts From Minutes`,
  overtime_rounded_to_minutes: msg`Overtime Rounded To Minutes`,
  add_comp_off_on_extra_day: msg`Add Comp Off On Extra Day`,
  comp_off_expiry_days: msg`Comp Off Expiry Days`,
  max_comp_off_per_month: msg`Max Comp Off Per Month`,
  allow_comp_off_on_past_date: msg`Allow Comp Off On Past Date`,
  add_comp_off_on_after_extra_hours_completed: msg`Add Comp Off After Extra Hours Completed`,
  min_hours_for_half_day_after_shift: msg`Minimum Hours For Half Day After Shift`,
  min_hours_for_full_day_after_shift: msg`Minimum Hours For Full Day After Shift`,
  break_timing_type: msg`Break Timing Type`,
  break_approval_face_app: msg`Break Approval (Face App)`,
  break_approval_employee_app: msg`Break Approval (Employee App)`,
  break_type: msg`Break Type`,
  has_same_rules_for_all_days: msg`Same Rules for All days`,
  has_flexible_hours: msg`Flexible Shift Hours`,
  shift_start_time: msg`Shift Start Time`,
  shift_end_time: msg`Shift End Time`,
  lunch_start_time: msg`Lunch Break Start Time`,
  lunch_end_time: msg`Lunch Break End Time`,
  take_lunch_before_minute: msg`Take Lunch Break Before Minute`,
  tea_start_time: msg`Tea Break Start Time`,
  tea_end_time: msg`Tea Break End Time`,
  take_tea_before_minute: msg`Take Tea Break Before Minute`,
  half_day_after_time: msg`Half Day After Time`,
  half_day_before_time: msg`Half Day Before Time`,
  late_in_count_after_minutes: msg`Late In Count After Minutes`,
  early_out_count_before_minutes: msg`Early Out Count Before Minutes`,
  min_three_quarter_hours: msg`Minimum Three Quarter Hours`,
  min_quarter_day_hours: msg`Minimum Quarter Day Hours`,
  min_half_day_hours: msg`Minimum Half Day Hours`,
  min_full_day_hours: msg`Minimum Full Day Hours`,
  max_personal_break_minutes: msg`Max Personal Break Minutes`,
  max_punch_out_time: msg`Max Punch Out Time`,
  max_punch_out_hours: msg`Max Punch Out Hours`,
};

type ChoiceOf<Value> = Value extends string ? (string extends Value ? never : Value) : never;
/** The choices of all rules. The offset from UTC has no label. */
type RuleChoice = Exclude<ChoiceOf<ShiftRules[ShiftRule]>, '+05:30'>;

const RULE_CHOICE_LABELS: Readonly<Record<RuleChoice, MessageDescriptor>> = {
  FULL_SHIFT_HOURS: msg`Full shift hours`,
  MINIMUM_FULL_DAY_HOURS: msg`Minimum full day hours`,
  SEPARATE: msg`Separate`,
  CONSOLIDATED: msg`Consolidated`,
  HALF_DAY: msg`Half day`,
  FULL_DAY: msg`Full day`,
  DEFAULT: msg`Default`,
  FLEXIBLE: msg`Flexible`,
  DUAL_SIDE: msg`Dual side`,
  SINGLE_SIDE: msg`Single side`,
  FLAT: msg`Flat`,
  PERCENTAGE: msg`Percentage`,
  NONE: msg`None`,
  WEEK_OFF: msg`Week off`,
  HOLIDAY: msg`Holiday`,
  WEEK_OFF_AND_HOLIDAY: msg`Week off and holiday`,
  BEFORE_SHIFT_TIME: msg`Before shift time`,
  AFTER_SHIFT_TIME: msg`After shift time`,
  DEFINED_MINUTES: msg`Defined minutes`,
  ANYTIME_BETWEEN_SHIFT: msg`Anytime between shift`,
  FALSE: msg`No`,
  TRUE: msg`Yes`,
  PRE_APPROVAL: msg`Pre-approval`,
  APPROVAL_FOR_OUT_OF_RANGE: msg`Approval for out of range`,
  PERSONAL_BREAK: msg`Personal break`,
  LUNCH: msg`Lunch`,
  TEA_BREAK: msg`Tea break`,
};

/** Returns the label of a choice of a rule; any other value stays as it is. */
export function ruleChoiceLabel(value: string, i18n: I18n): string {
  return Object.hasOwn(RULE_CHOICE_LABELS, value) ? i18n._(RULE_CHOICE_LABELS[value as RuleChoice]) : value;
}

const DAY_NAMES: Readonly<Record<Day, MessageDescriptor>> = {
  monday: msg`Monday`,
  tuesday: msg`Tuesday`,
  wednesday: msg`Wednesday`,
  thursday: msg`Thursday`,
  friday: msg`Friday`,
  saturday: msg`Saturday`,
  sunday: msg`Sunday`,
};

/** The name of a day, spelt `monday` or `MONDAY` on the wire; any other text is returned unchanged. */
export function dayName(day: string, i18n: I18n): string {
  const key = day.toLowerCase();
  return Object.hasOwn(DAY_NAMES, key) ? i18n._(DAY_NAMES[key as Day]) : day;
}
