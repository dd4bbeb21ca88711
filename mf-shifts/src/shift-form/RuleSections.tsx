import type { ShiftRules } from '@seamline/shared/contract/shift';
import { useFormState, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { shiftMessages } from '../messages.ts';
import { FormSection } from './FormSection.tsx';
import { Rule } from './Rule.tsx';
import { useDuplicateCode, useDuplicateName } from './useDuplicate.ts';

type Watched<Name extends keyof ShiftRules> = ShiftRules[Name];

function useRule<Name extends keyof ShiftRules>(name: Name): Watched<Name> {
  return useWatch({ name }) as Watched<Name>;
}

export function BasicSection() {
  const text = useMessages(shiftMessages).hints;
  const sameName = useDuplicateName();
  const sameCode = useDuplicateCode();
  // The server refuses with the same sentence, which then is at the field as an error.
  const isRefused = useFormState({ name: 'shift_name' }).errors.shift_name !== undefined;
  return (
    <FormSection id="basic">
      <Rule
        name="shift_name"
        required
        hint={sameName && !isRefused && <span role="status">{text.duplicateName(sameName)}</span>}
      />
      <Rule name="code" hint={sameCode && <span role="status">{text.duplicateCode(sameCode)}</span>} />
      <Rule name="hours_type_in_shift_clock" required />
      <Rule name="shift_utc_offset" required />
      <Rule name="multiple_punch_allowed" />
      <Rule name="required_out_of_range_reason" />
      <Rule name="attendance_on_productive_hours" />
      <Rule name="deduct_break_if_not_taken" />
      <Rule name="deduct_full_break_if_less_assign_time" />
    </FormSection>
  );
}

export function WeekOffSection() {
  const text = useMessages(shiftMessages).hints;
  const isAuto = useRule('has_week_off_auto');
  const isAlternate = useRule('has_alternate_week_off');
  return (
    <FormSection id="weekOff">
      <Rule name="has_week_off_auto" hint={text.auto} />
      {isAuto ? (
        <Rule name="week_off_number_in_week" />
      ) : (
        <>
          <Rule name="week_off_days" />
          <Rule name="has_alternate_week_off" hint={text.alternate} />
          {isAlternate && (
            <>
              <Rule name="week_off_alternate_week" />
              <Rule name="alternate_week_off_days" hint={text.alternateDays} />
            </>
          )}
        </>
      )}
    </FormSection>
  );
}

export function LateInSection() {
  const text = useMessages(shiftMessages).hints;
  const isSeparate = useRule('late_in_early_out_type') === 'SEPARATE';
  const appliesLeave = useRule('apply_half_or_full_day_on_late_in_limit_exceed');
  return (
    <FormSection id="lateIn">
      <Rule name="late_in_early_out_type" />
      {isSeparate ? (
        <>
          <Rule name="late_in_max_minutes" />
          <Rule name="late_out_max_minutes" hint={text.lateOut} />
        </>
      ) : (
        <Rule name="late_in_early_out_max_minutes" />
      )}
      <Rule name="apply_half_or_full_day_on_late_in_limit_exceed" />
      {appliesLeave && <Rule name="leave_should_be_applied_if_late_in_is_exceeded" />}
      <Rule name="reason_required_late_in" />
      <Rule name="reason_required_early_out" />
      <Rule name="late_in_early_out_on_extra_day" />
      <Rule name="late_in_penalty_minutes_deduct_from_working_hours" />
      <Rule name="remove_late_early_if_completed_shift_hours" />
    </FormSection>
  );
}

export function LeaveSection() {
  const text = useMessages(shiftMessages).hints;
  const isAllowed = useRule('allow_short_leave');
  return (
    <FormSection id="leave">
      <Rule name="allow_short_leave" hint={text.shortLeave} />
      {isAllowed && <ShortLeaveRules />}
      <Rule name="apply_half_day_before_time" />
    </FormSection>
  );
}

function ShortLeaveRules() {
  const isSandwich = useRule('apply_sandwich_leave');
  const onHoliday = useRule('apply_leave_on_holiday');
  const onWeekOff = useRule('apply_leave_on_weekoff');
  return (
    <>
      <Rule name="need_short_leave_request" />
      <Rule name="monthly_short_leaves" />
      <Rule name="short_leave_minutes_in_shift_time" />
      <Rule name="short_leave_type" />
      <Rule name="short_leave_buffer_minutes" />
      <Rule name="short_leave_days" />
      <Rule name="apply_sandwich_leave" />
      {isSandwich && (
        <>
          <Rule name="sandwich_type" />
          <Rule name="sandwich_leave_between_holiday_and_weekoff" />
        </>
      )}
      <Rule name="apply_leave_on_holiday" />
      {onHoliday && <Rule name="holiday_penalty_apply" />}
      <Rule name="apply_leave_on_weekoff" />
      {onWeekOff && <Rule name="weekoff_penalty_apply" />}
    </>
  );
}

export function PenaltySection() {
  const text = useMessages(shiftMessages).hints;
  const isGenerated = useRule('generate_penalty_on_absent');
  const isPercentage = useRule('penalty_type') === 'PERCENTAGE';
  return (
    <FormSection id="penalty">
      <Rule name="generate_penalty_on_absent" />
      {isGenerated && (
        <>
          <Rule name="penalty_type" />
          <Rule name="penalty_value" hint={isPercentage && text.penaltyPercent} />
        </>
      )}
    </FormSection>
  );
}

export function OvertimeSection() {
  const text = useMessages(shiftMessages).hints;
  const isApproved = useRule('approval_required_for_extra_day') !== 'NONE';
  return (
    <FormSection id="overtime">
      <Rule name="approval_required_for_extra_day" hint={!isApproved && text.extraDay} />
      {isApproved && <Rule name="need_approval_for_extra_hours_on_weekdays" />}
      <Rule name="extra_payout_type" />
    </FormSection>
  );
}

export function CompOffSection() {
  const onExtraDay = useRule('add_comp_off_on_extra_day');
  const afterHours = useRule('add_comp_off_on_after_extra_hours_completed');
  return (
    <FormSection id="compOff">
      <Rule name="add_comp_off_on_extra_day" />
      <Rule name="add_comp_off_on_after_extra_hours_completed" />
      {(onExtraDay || afterHours) && (
        <>
          <Rule name="comp_off_expiry_days" />
          <Rule name="max_comp_off_per_month" />
          <Rule name="allow_comp_off_on_past_date" />
        </>
      )}
      {afterHours && (
        <>
          <Rule name="min_hours_for_half_day_after_shift" />
          <Rule name="min_hours_for_full_day_after_shift" />
        </>
      )}
    </FormSection>
  );
}

export function BreakSection() {
  const text = useMessages(shiftMessages).hints;
  const isApproved = useRule('break_approval_face_app') !== 'FALSE';
  return (
    <FormSection id="break">
      <Rule name="break_timing_type" />
      <Rule name="break_approval_face_app" hint={!isApproved && text.faceBreak} />
      <Rule name="break_approval_employee_app" />
      {isApproved && <Rule name="break_type" />}
    </FormSection>
  );
}
