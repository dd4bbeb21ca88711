import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import type { shiftDays, shifts } from '../../db/schema.ts';

type Rules = typeof shifts.$inferInsert;
type Day = Omit<typeof shiftDays.$inferInsert, 'shift_id'>;
type Timing = Omit<Day, 'day'>;

export interface ShiftSpecification {
  readonly rules: Rules & { readonly code: string };
  readonly days: readonly Day[];
}

const COMMON_RULES = {
  multiple_punch_allowed: true,
  required_out_of_range_reason: true,
  hours_type_in_shift_clock: 'FULL_SHIFT_HOURS',
  shift_utc_offset: '+05:30',
  deduct_break_if_not_taken: true,
  late_in_early_out_type: 'SEPARATE',
  late_in_max_minutes: 60,
  late_out_max_minutes: 60,
  late_in_early_out_max_minutes: 90,
  apply_half_or_full_day_on_late_in_limit_exceed: true,
  leave_should_be_applied_if_late_in_is_exceeded: 'HALF_DAY',
  reason_required_late_in: true,
  reason_required_early_out: true,
  allow_short_leave: true,
  need_short_leave_request: true,
  monthly_short_leaves: 2,
  short_leave_minutes_in_shift_time: 120,
  short_leave_type: 'DEFAULT',
  short_leave_buffer_minutes: 10,
  short_leave_days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
  apply_sandwich_leave: false,
  sandwich_type: 'DUAL_SIDE',
  generate_penalty_on_absent: false,
  penalty_type: 'FLAT',
  penalty_value: 0,
  approval_required_for_extra_day: 'WEEK_OFF_AND_HOLIDAY',
  need_approval_for_extra_hours_on_weekdays: true,
  extra_payout_type: 'AFTER_SHIFT_TIME',
  add_comp_off_on_extra_day: true,
  comp_off_expiry_days: 60,
  max_comp_off_per_month: 4,
  min_minutes_for_half_day_after_shift: 240,
  min_minutes_for_full_day_after_shift: 480,
  break_timing_type: 'DEFINED_MINUTES',
  break_approval_face_app: 'FALSE',
  break_approval_employee_app: 'FALSE',
  break_type: 'PERSONAL_BREAK',
} as const satisfies Partial<Rules>;

const COMMON_TIMING = {
  take_lunch_before_minute: 60,
  take_tea_before_minute: 30,
  late_in_count_after_minutes: 5,
  early_out_count_before_minutes: 5,
  max_personal_break_minutes: 20,
} as const satisfies Partial<Timing>;

/** The same timing on all days, but for those that differ. */
function week(timing: Timing, exceptions: Partial<Record<Day['day'], Timing>> = {}): Day[] {
  return DAYS.map((day) => ({ ...COMMON_TIMING, ...timing, ...exceptions[day], day }));
}

function hours(quarter: number, half: number, threeQuarter: number, full: number, punchOut: number) {
  return {
    min_quarter_day_minutes: quarter,
    min_half_day_minutes: half,
    min_three_quarter_minutes: threeQuarter,
    min_full_day_minutes: full,
    max_punch_out_minutes: punchOut,
  };
}

const GENERAL_DAY: Timing = {
  shift_start_time: '09:30:00',
  shift_end_time: '18:30:00',
  lunch_start_time: '13:00:00',
  lunch_end_time: '13:45:00',
  tea_start_time: '16:00:00',
  tea_end_time: '16:15:00',
  half_day_after_time: '14:00:00',
  half_day_before_time: '13:30:00',
  max_punch_out_time: '22:00:00',
  ...hours(120, 240, 360, 480, 840),
};

const GENERAL_SATURDAY: Timing = {
  ...GENERAL_DAY,
  shift_end_time: '15:30:00',
  tea_start_time: '14:30:00',
  tea_end_time: '14:45:00',
  half_day_after_time: '12:30:00',
  half_day_before_time: '12:00:00',
  max_punch_out_time: '19:00:00',
  ...hours(90, 180, 270, 330, 600),
};

export const SHIFTS: readonly ShiftSpecification[] = [
  {
    rules: {
      ...COMMON_RULES,
      shift_name: 'General',
      code: 'GEN',
      week_off_days: ['SATURDAY', 'SUNDAY'],
      has_alternate_week_off: true,
      week_off_alternate_week: [2, 4],
      alternate_week_off_days: ['SATURDAY'],
      apply_sandwich_leave: true,
      sandwich_leave_between_holiday_and_weekoff: true,
    },
    days: week(GENERAL_DAY, { saturday: GENERAL_SATURDAY }),
  },
  {
    rules: {
      ...COMMON_RULES,
      shift_name: 'Showroom',
      code: 'SHW',
      has_week_off_auto: true,
      week_off_number_in_week: 1,
      short_leave_type: 'FLEXIBLE',
      break_timing_type: 'ANYTIME_BETWEEN_SHIFT',
      break_approval_employee_app: 'APPROVAL_FOR_OUT_OF_RANGE',
    },
    days: week({
      shift_start_time: '11:00:00',
      shift_end_time: '21:00:00',
      lunch_start_time: '14:30:00',
      lunch_end_time: '15:15:00',
      tea_start_time: '18:00:00',
      tea_end_time: '18:15:00',
      half_day_after_time: '16:00:00',
      half_day_before_time: '15:30:00',
      max_punch_out_time: '23:30:00',
      ...hours(140, 270, 400, 540, 840),
    }),
  },
  {
    rules: {
      ...COMMON_RULES,
      shift_name: 'Tailoring Floor Morning',
      code: 'TFM',
      week_off_days: ['SUNDAY'],
      deduct_full_break_if_less_assign_time: true,
      late_in_early_out_type: 'CONSOLIDATED',
      generate_penalty_on_absent: true,
      penalty_value: 250,
      late_in_penalty_minutes_deduct_from_working_hours: true,
    },
    days: week({
      shift_start_time: '07:00:00',
      shift_end_time: '15:30:00',
      lunch_start_time: '11:30:00',
      lunch_end_time: '12:00:00',
      tea_start_time: '09:30:00',
      tea_end_time: '09:45:00',
      half_day_after_time: '11:00:00',
      half_day_before_time: '11:30:00',
      max_punch_out_time: '19:00:00',
      ...hours(110, 230, 350, 460, 720),
    }),
  },
  {
    rules: {
      ...COMMON_RULES,
      shift_name: 'Tailoring Floor Evening',
      code: 'TFE',
      week_off_days: ['SUNDAY'],
      deduct_full_break_if_less_assign_time: true,
      late_in_early_out_type: 'CONSOLIDATED',
      generate_penalty_on_absent: true,
      penalty_value: 250,
      add_comp_off_on_after_extra_hours_completed: true,
    },
    days: week({
      shift_start_time: '15:00:00',
      shift_end_time: '23:30:00',
      lunch_start_time: '19:00:00',
      lunch_end_time: '19:30:00',
      tea_start_time: '17:00:00',
      tea_end_time: '17:15:00',
      half_day_after_time: '19:00:00',
      half_day_before_time: '19:30:00',
      max_punch_out_time: '23:59:00',
      ...hours(110, 230, 350, 460, 600),
    }),
  },
  {
    rules: {
      ...COMMON_RULES,
      shift_name: 'Warehouse',
      code: 'WHS',
      week_off_days: ['SUNDAY'],
      apply_leave_on_holiday: true,
      holiday_penalty_apply: true,
      break_approval_face_app: 'PRE_APPROVAL',
      break_type: 'LUNCH',
    },
    days: week({
      shift_start_time: '08:00:00',
      shift_end_time: '17:00:00',
      lunch_start_time: '12:30:00',
      lunch_end_time: '13:15:00',
      tea_start_time: '15:30:00',
      tea_end_time: '15:45:00',
      half_day_after_time: '12:00:00',
      half_day_before_time: '12:30:00',
      max_punch_out_time: '20:00:00',
      ...hours(120, 240, 360, 480, 780),
    }),
  },
  {
    rules: {
      ...COMMON_RULES,
      shift_name: 'Night Security',
      code: 'NSC',
      has_week_off_auto: true,
      week_off_number_in_week: 1,
      multiple_punch_allowed: false,
      generate_penalty_on_absent: true,
      penalty_type: 'PERCENTAGE',
      penalty_value: 50,
      apply_leave_on_weekoff: true,
      weekoff_penalty_apply: true,
    },
    days: week({
      shift_start_time: '20:00:00',
      shift_end_time: '06:00:00',
      lunch_start_time: '00:30:00',
      lunch_end_time: '01:15:00',
      tea_start_time: '04:00:00',
      tea_end_time: '04:15:00',
      half_day_after_time: '01:00:00',
      half_day_before_time: '00:30:00',
      max_punch_out_time: '09:00:00',
      ...hours(150, 300, 450, 570, 900),
    }),
  },
];
