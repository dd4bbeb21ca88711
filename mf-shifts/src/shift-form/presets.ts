import { type DayRules, EMPTY_DAY, NEW_SHIFT, type ShiftInput, sameWeek } from '@seamline/shared/contract/shifts/shift';

export type PresetKey = 'showroom' | 'tailoring' | 'warehouse' | 'night';

interface Preset {
  readonly key: PresetKey;
  readonly shift: ShiftInput;
}

function preset(key: PresetKey, rules: Partial<ShiftInput>, day: Partial<DayRules>): Preset {
  return { key, shift: { ...NEW_SHIFT, ...rules, days: sameWeek({ ...EMPTY_DAY, ...day }) } };
}

const COMP_OFF: Partial<ShiftInput> = {
  add_comp_off_on_extra_day: true,
  comp_off_expiry_days: 60,
  max_comp_off_per_month: 4,
};

/** Shifts that a fashion house usually has, to start from. */
export const PRESETS: readonly Preset[] = [
  preset(
    'showroom',
    {
      has_week_off_auto: true,
      week_off_number_in_week: 1,
      late_in_max_minutes: 60,
      late_out_max_minutes: 60,
      break_timing_type: 'ANYTIME_BETWEEN_SHIFT',
      ...COMP_OFF,
    },
    {
      shift_start_time: '11:00',
      shift_end_time: '21:00',
      lunch_start_time: '14:30',
      lunch_end_time: '15:15',
      take_lunch_before_minute: 60,
      tea_start_time: '18:00',
      tea_end_time: '18:15',
      take_tea_before_minute: 30,
      half_day_after_time: '16:00',
      half_day_before_time: '15:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '02:20:00',
      min_half_day_hours: '04:30:00',
      min_three_quarter_hours: '06:40:00',
      min_full_day_hours: '09:00:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '23:30',
      max_punch_out_hours: '14:00:00',
    },
  ),
  preset(
    'tailoring',
    {
      week_off_days: ['SUNDAY'],
      late_in_early_out_type: 'CONSOLIDATED',
      late_in_early_out_max_minutes: 90,
      deduct_break_if_not_taken: true,
      generate_penalty_on_absent: true,
      penalty_value: 250,
    },
    {
      shift_start_time: '07:00',
      shift_end_time: '15:30',
      lunch_start_time: '11:30',
      lunch_end_time: '12:00',
      take_lunch_before_minute: 60,
      tea_start_time: '09:30',
      tea_end_time: '09:45',
      take_tea_before_minute: 30,
      half_day_after_time: '11:00',
      half_day_before_time: '11:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '01:50:00',
      min_half_day_hours: '03:50:00',
      min_three_quarter_hours: '05:50:00',
      min_full_day_hours: '07:40:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '19:00',
      max_punch_out_hours: '12:00:00',
    },
  ),
  preset(
    'warehouse',
    {
      week_off_days: ['SUNDAY'],
      late_in_max_minutes: 60,
      late_out_max_minutes: 60,
      break_approval_face_app: 'PRE_APPROVAL',
      break_type: 'LUNCH',
      ...COMP_OFF,
    },
    {
      shift_start_time: '08:00',
      shift_end_time: '17:00',
      lunch_start_time: '12:30',
      lunch_end_time: '13:15',
      take_lunch_before_minute: 60,
      tea_start_time: '15:30',
      tea_end_time: '15:45',
      take_tea_before_minute: 30,
      half_day_after_time: '12:00',
      half_day_before_time: '12:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '02:00:00',
      min_half_day_hours: '04:00:00',
      min_three_quarter_hours: '06:00:00',
      min_full_day_hours: '08:00:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '20:00',
      max_punch_out_hours: '13:00:00',
    },
  ),
  preset(
    'night',
    {
      has_week_off_auto: true,
      week_off_number_in_week: 1,
      late_in_max_minutes: 30,
      late_out_max_minutes: 30,
      generate_penalty_on_absent: true,
      penalty_type: 'PERCENTAGE',
      penalty_value: 50,
    },
    {
      shift_start_time: '20:00',
      shift_end_time: '06:00',
      lunch_start_time: '00:30',
      lunch_end_time: '01:15',
      take_lunch_before_minute: 60,
      tea_start_time: '04:00',
      tea_end_time: '04:15',
      take_tea_before_minute: 30,
      half_day_after_time: '01:00',
      half_day_before_time: '00:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '02:30:00',
      min_half_day_hours: '05:00:00',
      min_three_quarter_hours: '07:30:00',
      min_full_day_hours: '09:30:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '09:00',
      max_punch_out_hours: '15:00:00',
    },
  ),
];
