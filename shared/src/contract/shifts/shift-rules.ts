import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { LIMITS, requiredName, text } from '../wire/fields.ts';
import { type Condition, type RuleRecord, rule } from './shift-rule.ts';

const EXTRA_HOURS = { add_comp_off_on_after_extra_hours_completed: true } as const;
const COMP_OFF = [{ add_comp_off_on_extra_day: true }, EXTRA_HOURS] as const;
const AUTOMATIC = { has_week_off_auto: true } as const;
const ALTERNATE = { ...AUTOMATIC, has_alternate_week_off: false } as const;
const SHORT_LEAVE = { allow_short_leave: true } as const;
const SHORT_LEAVE_SWITCHED = { allow_short_leave: [true, false] } as const;
const SANDWICH = { apply_sandwich_leave: true } as const;
const PENALTY = { generate_penalty_on_absent: true } as const;
const APPROVED = { approval_required_for_extra_day: ['WEEK_OFF', 'HOLIDAY', 'WEEK_OFF_AND_HOLIDAY'] } as const;

/** The rules that all days of a shift have in common, in the order of the form. */
export const shiftRecords = {
  shift_name: rule.text(requiredName(LIMITS.name), '', { section: 'basic', required: true, maxLength: LIMITS.name }),
  code: rule.text(z.nullable(text(LIMITS.code)), null, {
    section: 'basic',
    maxLength: LIMITS.code,
    wire: { list: 'shift_code' },
  }),
  hours_type_in_shift_clock: rule.choice(['FULL_SHIFT_HOURS', 'MINIMUM_FULL_DAY_HOURS'], {
    section: 'basic',
    required: true,
  }),
  shift_utc_offset: rule.choice(['+05:30'], { section: 'basic', required: true, wire: { list: 'timezone' } }),
  multiple_punch_allowed: rule.yesNo({ section: 'basic' }),
  required_out_of_range_reason: rule.yesNo({ section: 'basic', default: true }),
  attendance_on_productive_hours: rule.yesNo({ section: 'basic' }),
  deduct_break_if_not_taken: rule.yesNo({ section: 'basic' }),
  deduct_full_break_if_less_assign_time: rule.yesNo({ section: 'basic' }),

  has_week_off_auto: rule.yesNo({ section: 'weekOff' }),
  week_off_number_in_week: rule.number({ section: 'weekOff', limits: [1, 7], when: { has_week_off_auto: true } }),
  week_off_days: rule.days({
    section: 'weekOff',
    missing: ['SUNDAY'],
    when: { has_week_off_auto: false },
    resetBy: AUTOMATIC,
    wire: { list: 'week_off' },
  }),
  has_alternate_week_off: rule.yesNo({
    section: 'weekOff',
    when: { has_week_off_auto: false },
    resetBy: AUTOMATIC,
  }),
  week_off_alternate_week: rule.weeks({
    section: 'weekOff',
    when: { has_alternate_week_off: true },
    resetBy: ALTERNATE,
  }),
  alternate_week_off_days: rule.days({
    section: 'weekOff',
    when: { has_alternate_week_off: true },
    resetBy: ALTERNATE,
  }),

  late_in_early_out_type: rule.choice(['SEPARATE', 'CONSOLIDATED'], { section: 'lateIn', nullable: true }),
  late_in_max_minutes: rule.number({ section: 'lateIn', when: { late_in_early_out_type: 'SEPARATE' } }),
  late_out_max_minutes: rule.number({ section: 'lateIn', when: { late_in_early_out_type: 'SEPARATE' } }),
  late_in_early_out_max_minutes: rule.number({ section: 'lateIn', when: { late_in_early_out_type: 'CONSOLIDATED' } }),
  late_days_for_half_day: rule.number({ section: 'lateIn', optional: true, limits: [1, 31] }),
  apply_half_or_full_day_on_late_in_limit_exceed: rule.yesNo({ section: 'lateIn' }),
  leave_should_be_applied_if_late_in_is_exceeded: rule.choice(['HALF_DAY', 'FULL_DAY'], {
    section: 'lateIn',
    nullable: true,
    when: { apply_half_or_full_day_on_late_in_limit_exceed: true },
  }),
  reason_required_late_in: rule.yesNo({ section: 'lateIn' }),
  reason_required_early_out: rule.yesNo({ section: 'lateIn' }),
  late_in_early_out_on_extra_day: rule.yesNo({ section: 'lateIn' }),
  late_in_penalty_minutes_deduct_from_working_hours: rule.yesNo({ section: 'lateIn' }),
  remove_late_early_if_completed_shift_hours: rule.yesNo({ section: 'lateIn' }),

  allow_short_leave: rule.yesNo({ section: 'leave' }),
  need_short_leave_request: rule.yesNo({ section: 'leave', when: SHORT_LEAVE }),
  monthly_short_leaves: rule.number({ section: 'leave', when: SHORT_LEAVE }),
  short_leave_minutes_in_shift_time: rule.number({ section: 'leave', when: SHORT_LEAVE }),
  short_leave_type: rule.choice(['DEFAULT', 'FLEXIBLE'], { section: 'leave', nullable: true, when: SHORT_LEAVE }),
  short_leave_buffer_minutes: rule.number({ section: 'leave', when: SHORT_LEAVE }),
  short_leave_days: rule.days({ section: 'leave', when: SHORT_LEAVE }),
  apply_sandwich_leave: rule.yesNo({ section: 'leave', when: SHORT_LEAVE, resetBy: SHORT_LEAVE_SWITCHED }),
  sandwich_type: rule.choice(['DUAL_SIDE', 'SINGLE_SIDE'], { section: 'leave', nullable: true, when: SANDWICH }),
  sandwich_leave_between_holiday_and_weekoff: rule.yesNo({
    section: 'leave',
    when: SANDWICH,
    resetBy: SHORT_LEAVE_SWITCHED,
  }),
  apply_leave_on_holiday: rule.yesNo({ section: 'leave', when: SHORT_LEAVE, resetBy: SHORT_LEAVE_SWITCHED }),
  holiday_penalty_apply: rule.yesNo({
    section: 'leave',
    when: { apply_leave_on_holiday: true },
    resetBy: SHORT_LEAVE_SWITCHED,
  }),
  apply_leave_on_weekoff: rule.yesNo({ section: 'leave', when: SHORT_LEAVE, resetBy: SHORT_LEAVE_SWITCHED }),
  weekoff_penalty_apply: rule.yesNo({
    section: 'leave',
    when: { apply_leave_on_weekoff: true },
    resetBy: SHORT_LEAVE_SWITCHED,
  }),
  apply_half_day_before_time: rule.yesNo({ section: 'leave' }),

  generate_penalty_on_absent: rule.yesNo({ section: 'penalty' }),
  penalty_type: rule.choice(['FLAT', 'PERCENTAGE'], { section: 'penalty', nullable: true, when: PENALTY }),
  penalty_value: rule.number({
    section: 'penalty',
    decimals: 2,
    when: PENALTY,
    helpWhen: { penalty_type: 'PERCENTAGE' },
  }),

  approval_required_for_extra_day: rule.choice(['NONE', 'WEEK_OFF', 'HOLIDAY', 'WEEK_OFF_AND_HOLIDAY'], {
    section: 'overtime',
    helpWhen: { approval_required_for_extra_day: 'NONE' },
  }),
  need_approval_for_extra_hours_on_weekdays: rule.yesNo({ section: 'overtime', when: APPROVED }),
  extra_payout_type: rule.choice(['BEFORE_SHIFT_TIME', 'AFTER_SHIFT_TIME'], {
    section: 'overtime',
    nullable: true,
    default: 'AFTER_SHIFT_TIME',
  }),
  overtime_counts_from_minutes: rule.number({ section: 'overtime', optional: true, limits: [1, 720] }),
  overtime_rounded_to_minutes: rule.number({ section: 'overtime', optional: true, limits: [1, 240] }),

  add_comp_off_on_extra_day: rule.yesNo({ section: 'compOff' }),
  add_comp_off_on_after_extra_hours_completed: rule.yesNo({ section: 'compOff' }),
  comp_off_expiry_days: rule.number({ section: 'compOff', limits: [1, 365], when: COMP_OFF }),
  max_comp_off_per_month: rule.number({ section: 'compOff', limits: [1, 30], when: COMP_OFF }),
  allow_comp_off_on_past_date: rule.yesNo({ section: 'compOff', when: COMP_OFF }),
  min_hours_for_half_day_after_shift: rule.duration({
    section: 'compOff',
    limits: [0, 10_080],
    missing: 'P3D',
    example: '04:00',
    when: EXTRA_HOURS,
  }),
  min_hours_for_full_day_after_shift: rule.duration({
    section: 'compOff',
    limits: [0, 10_080],
    missing: 'P3D',
    example: '08:00',
    when: EXTRA_HOURS,
  }),

  break_timing_type: rule.choice(['DEFINED_MINUTES', 'ANYTIME_BETWEEN_SHIFT'], { section: 'break', nullable: true }),
  break_approval_face_app: rule.choice(['FALSE', 'TRUE', 'PRE_APPROVAL'], {
    section: 'break',
    helpWhen: { break_approval_face_app: 'FALSE' },
  }),
  break_approval_employee_app: rule.choice(['FALSE', 'TRUE', 'PRE_APPROVAL', 'APPROVAL_FOR_OUT_OF_RANGE'], {
    section: 'break',
  }),
  break_type: rule.choice(['PERSONAL_BREAK', 'LUNCH', 'TEA_BREAK'], {
    section: 'break',
    nullable: true,
    when: { break_approval_face_app: ['TRUE', 'PRE_APPROVAL'] },
  }),

  has_same_rules_for_all_days: rule.yesNo({ section: 'week', optional: true }),
  has_flexible_hours: rule.yesNo({ section: 'week', optional: true }),
};

const FIVE_MINUTES = { limits: [0, 5], example: 15, refusal: invalid('more_than_five_minutes', { most: 5 }) } as const;
const MINIMUM_HOURS = { section: 'minimumHours', limits: [1, 1440], step: 10, withinShift: true } as const;

/** The rules of one day, in the order of the weekly table. */
export const dayRecords = {
  shift_start_time: rule.time({ section: 'hours', missing: '09:00' }),
  shift_end_time: rule.time({ section: 'hours', missing: '17:00' }),
  lunch_start_time: rule.time({ section: 'lunch', missing: '13:00', withinShift: true }),
  lunch_end_time: rule.time({ section: 'lunch', missing: '13:30', withinShift: true, after: 'lunch_start_time' }),
  take_lunch_before_minute: rule.minutes({ section: 'lunch', example: 60 }),
  tea_start_time: rule.time({ section: 'tea', missing: '15:30', withinShift: true }),
  tea_end_time: rule.time({ section: 'tea', missing: '15:45', withinShift: true, after: 'tea_start_time' }),
  take_tea_before_minute: rule.minutes({ section: 'tea', example: 60, wire: { add: 'tea_before_minute' } }),
  half_day_after_time: rule.time({ section: 'halfDay', missing: '12:00', withinShift: true }),
  half_day_before_time: rule.time({ section: 'halfDay', missing: '10:00', withinShift: true }),
  late_in_count_after_minutes: rule.minutes({
    section: 'late',
    ...FIVE_MINUTES,
    wire: { add: 'late_in_after_minutes' },
  }),
  early_out_count_before_minutes: rule.minutes({
    section: 'late',
    ...FIVE_MINUTES,
    wire: { add: 'early_out_before_minutes' },
  }),
  min_three_quarter_hours: rule.duration(MINIMUM_HOURS),
  min_quarter_day_hours: rule.duration(MINIMUM_HOURS),
  min_half_day_hours: rule.duration(MINIMUM_HOURS),
  min_full_day_hours: rule.duration(MINIMUM_HOURS),
  max_personal_break_minutes: rule.minutes({ section: 'limits', limits: [0, 59] }),
  max_punch_out_time: rule.time({ section: 'limits', missing: '17:30' }),
  max_punch_out_hours: rule.duration({ section: 'limits', missing: 'P1D', limits: [60, 2940], step: 15 }),
};

export type ShiftRule = keyof typeof shiftRecords;
export type DayRule = keyof typeof dayRecords;

export const SHIFT_RULES = Object.keys(shiftRecords) as ShiftRule[];
export const DAY_RULES = Object.keys(dayRecords) as DayRule[];

type ChoiceRule = {
  [Name in ShiftRule]: (typeof shiftRecords)[Name] extends { kind: 'choice' } ? Name : never;
}[ShiftRule];

/** The options of each rule that is a choice. */
export const CHOICES = Object.fromEntries(
  Object.entries(shiftRecords).flatMap(([name, record]) => ('options' in record ? [[name, record.options]] : [])),
) as { readonly [Name in ChoiceRule]: (typeof shiftRecords)[Name]['options'] };

const RECORDS: Readonly<Record<ShiftRule | DayRule, RuleRecord>> = { ...shiftRecords, ...dayRecords };

/** The record of a rule, for code that serves every rule alike. */
export function recordOf(name: ShiftRule | DayRule): RuleRecord {
  return RECORDS[name];
}

export function isDayRule(name: ShiftRule | DayRule): name is DayRule {
  return name in dayRecords;
}

type Values = Readonly<Record<string, unknown>>;

/** True when every rule that a condition names has a value that the condition allows. */
export function holds(condition: Condition, values: Values): boolean {
  return Object.entries(condition).every(([name, wanted]) => [wanted].flat().includes(values[name] as never));
}

/** True when the conditions of a rule hold, and those of the rules that they name. */
export function isInForce(name: ShiftRule, values: Values): boolean {
  const alternatives = [recordOf(name).when ?? {}].flat();
  return alternatives.some(
    (condition) =>
      holds(condition, values) && Object.keys(condition).every((other) => isInForce(other as ShiftRule, values)),
  );
}

/** The rules whose values decide about the form field of a rule and its help. */
export function rulesThatDecide(name: ShiftRule): ShiftRule[] {
  const { when = {}, helpWhen = {} } = recordOf(name);
  const named = [when, helpWhen].flat().flatMap(Object.keys) as ShiftRule[];
  return [...new Set(named.flatMap((other) => (other === name ? [other] : [other, ...rulesThatDecide(other)])))];
}

/** Returns the values of rules that change with one rule, such as a switch that disables others. */
export function resetDependentRules(name: ShiftRule, value: unknown): Partial<Record<ShiftRule, unknown>> {
  const dependents = SHIFT_RULES.filter((other) => {
    const { resetBy = {} } = recordOf(other);
    return name in resetBy && holds({ [name]: resetBy[name] ?? null }, { [name]: value });
  });
  return Object.fromEntries(dependents.map((other) => [other, recordOf(other).default]));
}
