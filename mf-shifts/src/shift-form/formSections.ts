import type { ShiftRule } from '@seamline/shared/contract/shift';

/** The parts of the form, with the rules that stand in each. */
export const SECTIONS = [
  {
    id: 'basic',
    rules: [
      'shift_name',
      'code',
      'multiple_punch_allowed',
      'required_out_of_range_reason',
      'hours_type_in_shift_clock',
      'attendance_on_productive_hours',
      'shift_utc_offset',
      'deduct_break_if_not_taken',
      'deduct_full_break_if_less_assign_time',
    ],
  },
  {
    id: 'weekOff',
    rules: [
      'has_week_off_auto',
      'week_off_days',
      'has_alternate_week_off',
      'week_off_alternate_week',
      'alternate_week_off_days',
      'week_off_number_in_week',
    ],
  },
  {
    id: 'lateIn',
    rules: [
      'late_in_early_out_type',
      'late_in_max_minutes',
      'late_out_max_minutes',
      'late_in_early_out_max_minutes',
      'apply_half_or_full_day_on_late_in_limit_exceed',
      'leave_should_be_applied_if_late_in_is_exceeded',
      'reason_required_late_in',
      'reason_required_early_out',
      'late_in_early_out_on_extra_day',
      'late_in_penalty_minutes_deduct_from_working_hours',
      'remove_late_early_if_completed_shift_hours',
    ],
  },
  {
    id: 'leave',
    rules: [
      'allow_short_leave',
      'need_short_leave_request',
      'monthly_short_leaves',
      'short_leave_minutes_in_shift_time',
      'short_leave_type',
      'short_leave_buffer_minutes',
      'short_leave_days',
      'apply_sandwich_leave',
      'sandwich_type',
      'sandwich_leave_between_holiday_and_weekoff',
      'apply_half_day_before_time',
      'apply_leave_on_holiday',
      'apply_leave_on_weekoff',
      'holiday_penalty_apply',
      'weekoff_penalty_apply',
    ],
  },
  { id: 'penalty', rules: ['generate_penalty_on_absent', 'penalty_type', 'penalty_value'] },
  {
    id: 'overtime',
    rules: ['approval_required_for_extra_day', 'need_approval_for_extra_hours_on_weekdays', 'extra_payout_type'],
  },
  {
    id: 'compOff',
    rules: [
      'add_comp_off_on_extra_day',
      'add_comp_off_on_after_extra_hours_completed',
      'comp_off_expiry_days',
      'max_comp_off_per_month',
      'allow_comp_off_on_past_date',
      'min_hours_for_half_day_after_shift',
      'min_hours_for_full_day_after_shift',
    ],
  },
  {
    id: 'break',
    rules: ['break_timing_type', 'break_approval_face_app', 'break_approval_employee_app', 'break_type'],
  },
  { id: 'week', rules: [] },
] as const satisfies readonly { readonly id: string; readonly rules: readonly ShiftRule[] }[];

/** A part of the form; beside those with fields there is the picture of the days. */
export type SectionId = (typeof SECTIONS)[number]['id'] | 'timeline';
