import { type DayRules, EMPTY_DAY, type ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { WEEKDAYS } from '@seamline/shared/contract/shifts/shift-time';
import type { FindingKind } from '../../src/engine/rule-check/checkShift.ts';
import { NIGHT } from './cases/case.ts';
import { everyDay, plainDay } from './sampleShifts.ts';

const NO_BREAKS = { lunch_start_time: null, lunch_end_time: null, tea_start_time: null, tea_end_time: null };

/** A change to a sound shift that brings in one fault. */
type Seed = [kind: FindingKind, what: string, change: Partial<ShiftInput>];

const days = (changes: Partial<DayRules>): Partial<ShiftInput> => ({ days: everyDay(changes) });
const nights = (changes: Partial<DayRules>): Partial<ShiftInput> => ({ days: everyDay({ ...NIGHT, ...changes }) });
const onSaturday = (changes: Partial<DayRules>): Partial<ShiftInput> => ({
  days: { ...everyDay(), saturday: { ...plainDay, ...changes } },
});

/** Faults, each brought into a sound shift by itself. */
export const SEEDED_FAULTS: readonly Seed[] = [
  ['noHours', 'no day has hours', { days: everyDay(EMPTY_DAY) }],
  ['hoursHalfSet', 'a start without an end', days({ ...EMPTY_DAY, shift_start_time: '09:00' })],
  ['hoursHalfSet', 'an end without a start', days({ ...EMPTY_DAY, shift_end_time: '17:00' })],
  ['hoursMissing', 'a working Saturday without hours', onSaturday(EMPTY_DAY)],
  ['wholeDay', 'start and end the same', days({ shift_end_time: '09:00' })],
  ['wholeDay', 'start and end the same at night', nights({ shift_end_time: '22:00' })],
  ['flexibleCountsEarly', 'flexible hours', days({ ...EMPTY_DAY, shift_start_time: '00:00', shift_end_time: '23:59' })],
  [
    'flexibleCountsEarly',
    'flexible hours with a lunch',
    days({ shift_start_time: '00:00', shift_end_time: '23:59', max_punch_out_time: null, max_punch_out_hours: null }),
  ],
  ['halfDayAfterOutside', 'after the end', days({ half_day_after_time: '18:00' })],
  ['halfDayAfterOutside', 'before the start', days({ half_day_after_time: '08:30' })],
  ['halfDayAfterOutside', 'by day in a night', nights({ half_day_after_time: '12:00' })],
  ['halfDayBeforeOutside', 'after the end', days({ half_day_before_time: '17:01' })],
  ['halfDayBeforeOutside', 'on one day', onSaturday({ half_day_before_time: '08:00' })],
  ['halfDayBeforeOutside', 'by day in a night', nights({ half_day_before_time: '10:00' })],
  ['minimumsOutOfOrder', 'half above full', days({ min_half_day_hours: '07:40:00' })],
  ['minimumsOutOfOrder', 'quarter as long as half', days({ min_quarter_day_hours: '04:00:00' })],
  ['minimumsOutOfOrder', 'three quarters below half', days({ min_three_quarter_hours: '03:00:00' })],
  ['minimumsBeyondShift', 'full day of nine hours in eight', days({ min_full_day_hours: '09:00:00' })],
  ['minimumsBeyondShift', 'a short Saturday', onSaturday({ ...NO_BREAKS, shift_end_time: '15:00' })],
  [
    'minimumsWithoutHours',
    'hours on a Sunday off',
    {
      days: { ...everyDay(), sunday: { ...EMPTY_DAY, min_full_day_hours: '08:00:00' } },
    },
  ],
  ['fullDayMinimumMissing', 'only the half is set', days({ min_full_day_hours: null })],
  [
    'clockWithoutMinimum',
    'the clock goes by nothing',
    {
      hours_type_in_shift_clock: 'MINIMUM_FULL_DAY_HOURS',
      days: everyDay({
        min_quarter_day_hours: null,
        min_half_day_hours: null,
        min_three_quarter_hours: null,
        min_full_day_hours: null,
      }),
    },
  ],
  ['punchOutBeforeEnd', 'an hour before', days({ max_punch_out_time: '16:00' })],
  ['punchOutBeforeEnd', 'at the end', days({ max_punch_out_time: '17:00' })],
  ['punchOutBeforeEnd', 'in a night', nights({ max_punch_out_time: '05:30' })],
  ['punchOutHoursTooShort', 'as long as the shift', days({ max_punch_out_hours: '08:00:00' })],
  ['punchOutHoursTooShort', 'an hour', nights({ max_punch_out_hours: '01:00:00' })],
  [
    'punchOutWithoutHours',
    'on a Sunday off',
    {
      days: { ...everyDay(), sunday: { ...EMPTY_DAY, max_punch_out_hours: '12:00:00' } },
    },
  ],
  ['lunchBeforeStart', 'an hour before work', days({ lunch_start_time: '08:00', lunch_end_time: '08:30' })],
  ['lunchOutside', 'after work', days({ lunch_start_time: '17:30', lunch_end_time: '18:00' })],
  ['lunchOutside', 'over the end', days({ lunch_start_time: '16:45', lunch_end_time: '17:15' })],
  ['lunchOutside', 'by day in a night', nights({ lunch_start_time: '13:00', lunch_end_time: '13:30' })],
  ['lunchBackwards', 'the wrong way round', days({ lunch_start_time: '13:30', lunch_end_time: '13:00' })],
  ['lunchBackwards', 'of no length', onSaturday({ lunch_end_time: '13:00' })],
  ['lunchHalfSet', 'no end', days({ lunch_end_time: null })],
  ['lunchHalfSet', 'no start', days({ lunch_start_time: null })],
  ['lunchTooEarly', 'five hours before one', days({ take_lunch_before_minute: 300 })],
  ['teaBeforeStart', 'tea before work', days({ tea_start_time: '08:30', tea_end_time: '08:45' })],
  ['teaBeforeStart', 'tea over the start', days({ tea_start_time: '08:55', tea_end_time: '09:10' })],
  ['teaOutside', 'after work', days({ tea_start_time: '18:00', tea_end_time: '18:15' })],
  ['teaOutside', 'by day in a night', nights({ tea_start_time: '15:30', tea_end_time: '15:45' })],
  ['teaBackwards', 'the wrong way round', days({ tea_start_time: '15:45', tea_end_time: '15:30' })],
  ['teaHalfSet', 'no end', days({ tea_end_time: null })],
  ['teaTooEarly', 'twelve hours before', days({ take_tea_before_minute: 720 })],
  ['breaksOverlap', 'tea within lunch', days({ tea_start_time: '13:10', tea_end_time: '13:25' })],
  ['breaksOverlap', 'tea over the end of lunch', onSaturday({ tea_start_time: '13:20', tea_end_time: '13:45' })],
  ['sevenWeekOffs', 'all days', { week_off_days: [...WEEKDAYS] }],
  [
    'sevenWeekOffs',
    'all days, one of them in all alternate weeks',
    {
      week_off_days: [...WEEKDAYS],
      has_alternate_week_off: true,
      week_off_alternate_week: [1, 2, 3, 4, 5],
      alternate_week_off_days: ['SATURDAY'],
    },
  ],
  ['sevenAutomaticWeekOffs', 'seven', { has_week_off_auto: true, week_off_number_in_week: 7 }],
  ['automaticWithoutNumber', 'no number', { has_week_off_auto: true }],
  [
    'alternateOutside',
    'Saturday is no week off',
    {
      has_alternate_week_off: true,
      week_off_alternate_week: [2],
      alternate_week_off_days: ['SATURDAY', 'SUNDAY'],
    },
  ],
  [
    'alternateWithoutWeeks',
    'no week',
    {
      week_off_days: ['SATURDAY', 'SUNDAY'],
      has_alternate_week_off: true,
      alternate_week_off_days: ['SATURDAY'],
    },
  ],
  ['alternateWithoutDays', 'no day', { has_alternate_week_off: true, week_off_alternate_week: [2, 4] }],
  [
    'alternateEveryWeek',
    'five weeks',
    {
      week_off_days: ['SATURDAY', 'SUNDAY'],
      has_alternate_week_off: true,
      week_off_alternate_week: [1, 2, 3, 4, 5],
      alternate_week_off_days: ['SATURDAY'],
    },
  ],
  ['lateLimitMissing', 'no limit', { apply_half_or_full_day_on_late_in_limit_exceed: true }],
  [
    'lateLimitMissing',
    'no limit together',
    {
      late_in_early_out_type: 'CONSOLIDATED',
      late_in_max_minutes: 60,
      apply_half_or_full_day_on_late_in_limit_exceed: true,
    },
  ],
  [
    'lateLimitZero',
    'zero',
    {
      apply_half_or_full_day_on_late_in_limit_exceed: true,
      late_in_max_minutes: 0,
      late_out_max_minutes: 60,
    },
  ],
  ['shortLeaveWithoutMinutes', 'none', { allow_short_leave: true }],
  [
    'shortLeaveNever',
    'zero times',
    {
      allow_short_leave: true,
      short_leave_minutes_in_shift_time: 60,
      monthly_short_leaves: 0,
    },
  ],
  ['shortLeaveTooLong', 'half the shift', { allow_short_leave: true, short_leave_minutes_in_shift_time: 240 }],
  [
    'shortLeaveOnDayOff',
    'on Sunday',
    {
      allow_short_leave: true,
      short_leave_minutes_in_shift_time: 60,
      short_leave_days: ['SUNDAY', 'MONDAY'],
    },
  ],
  [
    'shortLeaveOnDayOff',
    'on Sunday only',
    {
      allow_short_leave: true,
      short_leave_minutes_in_shift_time: 60,
      short_leave_days: ['SUNDAY'],
    },
  ],
  ['leaveRulesUnused', 'sandwich without short leave', { apply_sandwich_leave: true }],
  [
    'dayOffPenaltyWithoutPenalty',
    'no penalty',
    {
      allow_short_leave: true,
      short_leave_minutes_in_shift_time: 60,
      apply_leave_on_holiday: true,
      holiday_penalty_apply: true,
    },
  ],
  [
    'penaltyOverHundred',
    '150 %',
    {
      generate_penalty_on_absent: true,
      penalty_type: 'PERCENTAGE',
      penalty_value: 150,
    },
  ],
  [
    'penaltyOverHundred',
    'a cent more',
    {
      generate_penalty_on_absent: true,
      penalty_type: 'PERCENTAGE',
      penalty_value: 100.01,
    },
  ],
  ['penaltyWithoutValue', 'no value', { generate_penalty_on_absent: true }],
  ['penaltyWithoutValue', 'zero', { generate_penalty_on_absent: true, penalty_value: 0 }],
  ['extraHoursApprovalUnused', 'no approval for days', { need_approval_for_extra_hours_on_weekdays: true }],
  [
    'overtimeRoundedAway',
    'from a quarter of an hour, in steps of half an hour',
    { overtime_counts_from_minutes: 15, overtime_rounded_to_minutes: 30 },
  ],
  ['compOffWithoutExpiry', 'for days', { add_comp_off_on_extra_day: true }],
  [
    'compOffWithoutExpiry',
    'for hours',
    {
      add_comp_off_on_after_extra_hours_completed: true,
      min_hours_for_half_day_after_shift: '02:00:00',
    },
  ],
  [
    'compOffUnreachable',
    'P3D in force',
    {
      add_comp_off_on_after_extra_hours_completed: true,
      comp_off_expiry_days: 30,
      min_hours_for_half_day_after_shift: 'P3D',
      min_hours_for_full_day_after_shift: 'P3D',
    },
  ],
  [
    'compOffUnreachable',
    'more than the day has left',
    {
      add_comp_off_on_after_extra_hours_completed: true,
      comp_off_expiry_days: 30,
      min_hours_for_full_day_after_shift: '17:00:00',
    },
  ],
  ['compOffWithoutHours', 'no hours', { add_comp_off_on_after_extra_hours_completed: true, comp_off_expiry_days: 30 }],
  [
    'compOffHoursOutOfOrder',
    'half above full',
    {
      add_comp_off_on_after_extra_hours_completed: true,
      comp_off_expiry_days: 30,
      min_hours_for_half_day_after_shift: '03:00:00',
      min_hours_for_full_day_after_shift: '02:00:00',
    },
  ],
  [
    'compOffAfterLastPunch',
    'three hours where four are asked for',
    {
      add_comp_off_on_after_extra_hours_completed: true,
      comp_off_expiry_days: 30,
      min_hours_for_half_day_after_shift: '04:00:00',
      min_hours_for_full_day_after_shift: '08:00:00',
    },
  ],
  ['breakDeductionWithoutBreak', 'not taken', { deduct_break_if_not_taken: true, days: everyDay(NO_BREAKS) }],
  [
    'breakDeductionWithoutBreak',
    'cut short',
    {
      deduct_full_break_if_less_assign_time: true,
      days: everyDay(NO_BREAKS),
    },
  ],
];
