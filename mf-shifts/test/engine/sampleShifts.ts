import {
  type DayRules,
  NEW_SHIFT,
  type ShiftInput,
  sameWeek,
  type WeekRules,
} from '@seamline/shared/contract/shifts/shift';

/** A day from nine to five with nothing unusual about it. */
export const plainDay: DayRules = {
  shift_start_time: '09:00',
  shift_end_time: '17:00',
  lunch_start_time: '13:00',
  lunch_end_time: '13:30',
  take_lunch_before_minute: 0,
  tea_start_time: '15:30',
  tea_end_time: '15:45',
  take_tea_before_minute: 0,
  half_day_after_time: '12:00',
  half_day_before_time: '14:00',
  late_in_count_after_minutes: 5,
  early_out_count_before_minutes: 5,
  min_three_quarter_hours: '06:00:00',
  min_quarter_day_hours: '02:00:00',
  min_half_day_hours: '04:00:00',
  min_full_day_hours: '07:30:00',
  max_personal_break_minutes: 15,
  max_punch_out_time: '20:00',
  max_punch_out_hours: '14:00:00',
};

/** Seven days alike, changed as said. */
export function everyDay(changes: Partial<DayRules> = {}): WeekRules {
  return sameWeek({ ...plainDay, ...changes });
}

/** A shift in which few rules are switched on, changed as said. */
export function plainShift(changes: Partial<ShiftInput> = {}): ShiftInput {
  return {
    ...NEW_SHIFT,
    shift_name: 'General',
    code: 'GEN',
    week_off_days: ['SUNDAY'],
    days: everyDay(),
    ...changes,
  };
}

/** A shift in which every rule that another one brings with it is in force, changed as said. */
export function richShift(changes: Partial<ShiftInput> = {}): ShiftInput {
  return plainShift({
    multiple_punch_allowed: true,
    attendance_on_productive_hours: true,
    week_off_days: ['SATURDAY', 'SUNDAY'],
    has_alternate_week_off: true,
    week_off_alternate_week: [2, 4],
    alternate_week_off_days: ['SATURDAY'],
    late_in_max_minutes: 60,
    late_out_max_minutes: 45,
    apply_half_or_full_day_on_late_in_limit_exceed: true,
    allow_short_leave: true,
    monthly_short_leaves: 2,
    short_leave_minutes_in_shift_time: 90,
    short_leave_buffer_minutes: 10,
    short_leave_days: ['MONDAY', 'FRIDAY'],
    apply_sandwich_leave: true,
    apply_half_day_before_time: true,
    apply_leave_on_holiday: true,
    apply_leave_on_weekoff: true,
    generate_penalty_on_absent: true,
    penalty_value: 500,
    approval_required_for_extra_day: 'WEEK_OFF_AND_HOLIDAY',
    add_comp_off_on_extra_day: true,
    add_comp_off_on_after_extra_hours_completed: true,
    comp_off_expiry_days: 60,
    max_comp_off_per_month: 4,
    min_hours_for_half_day_after_shift: '02:00:00',
    min_hours_for_full_day_after_shift: '04:00:00',
    break_approval_face_app: 'TRUE',
    ...changes,
  });
}
