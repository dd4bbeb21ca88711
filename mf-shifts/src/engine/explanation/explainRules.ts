import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ShiftRules } from '@seamline/shared/contract/shifts/shift';
import { dayName } from '@seamline/shared/labels/shift';
import { formatNumber } from '@seamline/shared/messages';
import {
  basicMessages,
  breakMessages,
  latenessMessages,
  leaveMessages,
  payMessages,
  weekOffMessages,
} from './explanationMessages.ts';
import { counted, dayList, lengthOfDuration, ordinalList } from './phrases.ts';

/** Name, punches, and by what hours a day is judged. */
export function readBasics(shift: ShiftRules): MessageDescriptor[] {
  const messages = basicMessages;
  return [
    named(shift.shift_name, shift.code ?? ''),
    messages.offset(shift.shift_utc_offset),
    messages[shift.multiple_punch_allowed ? 'manyPunches' : 'onePunch'],
    messages[shift.required_out_of_range_reason ? 'outOfRangeReason' : 'noOutOfRangeReason'],
    messages[shift.hours_type_in_shift_clock === 'FULL_SHIFT_HOURS' ? 'fullShiftHours' : 'minimumFullDayHours'],
    messages[shift.attendance_on_productive_hours ? 'byProductiveHours' : 'byPresence'],
    messages[shift.deduct_break_if_not_taken ? 'untakenBreakDeducted' : 'untakenBreakKept'],
    messages[shift.deduct_full_break_if_less_assign_time ? 'shortBreakInFull' : 'shortBreakAsTaken'],
  ];
}

function named(name: string, code: string): MessageDescriptor {
  const messages = basicMessages;
  if (name === '') return code === '' ? messages.unnamed : messages.unnamedWithCode(code);
  return code === '' ? messages.named(name) : messages.namedWithCode(name, code);
}

/** Days off. */
export function readWeekOffs(shift: ShiftRules, i18n: I18n): MessageDescriptor[] {
  const messages = weekOffMessages;
  if (shift.has_week_off_auto) {
    const count = shift.week_off_number_in_week;
    return [count === null ? messages.automaticOpen : messages.automatic(count)];
  }
  const alternate = shift.has_alternate_week_off ? shift.alternate_week_off_days : [];
  const everyWeek = shift.week_off_days.filter((day) => !alternate.includes(day));
  const weeks = ordinalList(shift.week_off_alternate_week, i18n);
  const sentences: MessageDescriptor[] = [];
  if (shift.week_off_days.length === 0) sentences.push(messages.none);
  if (everyWeek.length > 0) sentences.push(messages.everyWeek(dayList(everyWeek, i18n)));
  for (const day of alternate) {
    const name = dayName(day, i18n);
    if (!shift.week_off_days.includes(day)) sentences.push(messages.alternateOutside(name));
    else if (weeks === '') sentences.push(messages.alternateOpen(name));
    else sentences.push(messages.alternate(name, weeks, new Set(shift.week_off_alternate_week).size));
  }
  if (shift.has_alternate_week_off && alternate.length === 0) {
    sentences.push(messages.alternateWithoutDays(weeks || i18n._(messages.noWeeks)));
  }
  return sentences;
}

/** Late arrivals and early departures. */
export function readLateness(shift: ShiftRules, i18n: I18n): MessageDescriptor[] {
  const messages = latenessMessages;
  const isSeparate = shift.late_in_early_out_type === 'SEPARATE';
  const maximum = (minutes: number | null, kind: 'late' | 'early' | 'both') =>
    minutes === null ? messages[`${kind}Unlimited`] : messages[`${kind}Maximum`](counted(minutes, 'minute', i18n));
  return [
    messages[isSeparate ? 'separate' : 'consolidated'],
    ...(isSeparate
      ? [maximum(shift.late_in_max_minutes, 'late'), maximum(shift.late_out_max_minutes, 'early')]
      : [maximum(shift.late_in_early_out_max_minutes, 'both')]),
    messages[beyondLimit(shift)],
    ...(shift.late_days_for_half_day === null ? [] : [messages.lateDays(shift.late_days_for_half_day)]),
    messages[shift.reason_required_late_in ? 'lateReason' : 'noLateReason'],
    messages[shift.reason_required_early_out ? 'earlyReason' : 'noEarlyReason'],
    messages[shift.late_in_early_out_on_extra_day ? 'alsoOnExtraDays' : 'notOnExtraDays'],
    messages[shift.late_in_penalty_minutes_deduct_from_working_hours ? 'lateDeducted' : 'lateNotDeducted'],
    messages[shift.remove_late_early_if_completed_shift_hours ? 'forgivenWhenComplete' : 'countedEvenIfComplete'],
  ];
}

function beyondLimit(shift: ShiftRules) {
  if (!shift.apply_half_or_full_day_on_late_in_limit_exceed) return 'nothingBeyond';
  return shift.leave_should_be_applied_if_late_in_is_exceeded === 'HALF_DAY' ? 'halfDayBeyond' : 'fullDayBeyond';
}

/** Short leave, and what it brings with it: sandwich leave, leave on days off. */
export function readLeave(shift: ShiftRules, i18n: I18n): MessageDescriptor[] {
  const leaving = leaveMessages[shift.apply_half_day_before_time ? 'leavingMakesHalf' : 'leavingMakesNoHalf'];
  if (!shift.allow_short_leave) return [leaveMessages.noShortLeave, leaving];
  return [...readShortLeave(shift, i18n), leaving, ...readSandwich(shift), ...readLeaveOnDaysOff(shift)];
}

function readShortLeave(shift: ShiftRules, i18n: I18n): MessageDescriptor[] {
  const messages = leaveMessages;
  const times = shift.monthly_short_leaves;
  const buffer = shift.short_leave_buffer_minutes ?? 0;
  return [
    messages.shortLeave(
      i18n._(times === null ? messages.anyTimes : messages.timesAMonth(times)),
      counted(shift.short_leave_minutes_in_shift_time ?? 0, 'minute', i18n),
    ),
    messages[shift.need_short_leave_request ? 'requested' : 'unrequested'],
    messages[shift.short_leave_type === 'DEFAULT' ? 'oneEnd' : 'bothEnds'],
    buffer === 0 ? messages.noBuffer : messages.buffer(counted(buffer, 'minute', i18n)),
    shift.short_leave_days.length === 0
      ? messages.shortLeaveAnyDay
      : messages.shortLeaveDays(dayList(shift.short_leave_days, i18n)),
  ];
}

function readSandwich(shift: ShiftRules): MessageDescriptor[] {
  const messages = leaveMessages;
  if (!shift.apply_sandwich_leave) return [messages.noSandwich];
  return [
    messages[shift.sandwich_type === 'DUAL_SIDE' ? 'sandwichBothSides' : 'sandwichOneSide'],
    messages[shift.sandwich_leave_between_holiday_and_weekoff ? 'mixedSandwich' : 'noMixedSandwich'],
  ];
}

function readLeaveOnDaysOff(shift: ShiftRules): MessageDescriptor[] {
  const messages = leaveMessages;
  const sentences = [messages[shift.apply_leave_on_holiday ? 'leaveOnHoliday' : 'noLeaveOnHoliday']];
  if (shift.apply_leave_on_holiday) {
    sentences.push(messages[shift.holiday_penalty_apply ? 'holidayPenalty' : 'noHolidayPenalty']);
  }
  sentences.push(messages[shift.apply_leave_on_weekoff ? 'leaveOnWeekOff' : 'noLeaveOnWeekOff']);
  if (shift.apply_leave_on_weekoff) {
    sentences.push(messages[shift.weekoff_penalty_apply ? 'weekOffPenalty' : 'noWeekOffPenalty']);
  }
  return sentences;
}

/** The penalty for absence. */
export function readPenalty(shift: ShiftRules): MessageDescriptor[] {
  const messages = payMessages;
  if (!shift.generate_penalty_on_absent) return [messages.noPenalty];
  const isFlat = shift.penalty_type === 'FLAT';
  if (shift.penalty_value === null) return [messages[isFlat ? 'flatPenaltyOpen' : 'percentPenaltyOpen']];
  return [messages[isFlat ? 'flatPenalty' : 'percentPenalty'](formatNumber(shift.penalty_value))];
}

const APPROVAL_MESSAGES = {
  NONE: 'noApproval',
  WEEK_OFF: 'weekOffApproval',
  HOLIDAY: 'holidayApproval',
  WEEK_OFF_AND_HOLIDAY: 'anyDayOffApproval',
} as const;

/** Extra work that is paid. */
export function readOvertime(shift: ShiftRules, i18n: I18n): MessageDescriptor[] {
  const messages = payMessages;
  const { overtime_counts_from_minutes: from, overtime_rounded_to_minutes: step } = shift;
  const sentences: MessageDescriptor[] = [messages[APPROVAL_MESSAGES[shift.approval_required_for_extra_day]]];
  if (shift.approval_required_for_extra_day !== 'NONE') {
    const needs = shift.need_approval_for_extra_hours_on_weekdays;
    sentences.push(messages[needs ? 'extraHoursApproval' : 'noExtraHoursApproval']);
  }
  sentences.push(messages[shift.extra_payout_type === 'BEFORE_SHIFT_TIME' ? 'paidBefore' : 'paidAfter']);
  if (from !== null) sentences.push(messages.overtimeFrom(counted(from, 'minute', i18n)));
  if (step !== null) sentences.push(messages.overtimeRounded(counted(step, 'minute', i18n)));
  return sentences;
}

/** Extra work that earns time off. */
export function readCompOff(shift: ShiftRules, i18n: I18n): MessageDescriptor[] {
  const messages = payMessages;
  const forHours = shift.add_comp_off_on_after_extra_hours_completed;
  if (!shift.add_comp_off_on_extra_day && !forHours) return [messages.noCompOff];
  const { comp_off_expiry_days: expiry, max_comp_off_per_month: most } = shift;
  const sentences: MessageDescriptor[] = [
    messages[shift.add_comp_off_on_extra_day ? 'compOffForDay' : 'noCompOffForDay'],
    messages[forHours ? 'compOffForHours' : 'noCompOffForHours'],
  ];
  if (forHours) {
    const half = shift.min_hours_for_half_day_after_shift;
    const full = shift.min_hours_for_full_day_after_shift;
    sentences.push(
      half === null ? messages.halfAfterOpen : messages.halfAfter(lengthOfDuration(half, i18n)),
      full === null ? messages.fullAfterOpen : messages.fullAfter(lengthOfDuration(full, i18n)),
    );
  }
  sentences.push(
    expiry === null ? messages.neverExpires : messages.expires(counted(expiry, 'day', i18n)),
    most === null ? messages.noMonthlyMaximum : messages.monthlyMaximum(counted(most, 'day', i18n)),
    messages[shift.allow_comp_off_on_past_date ? 'pastDate' : 'noPastDate'],
  );
  return sentences;
}

const FACE_APP_MESSAGES = { TRUE: 'faceAppApproved', PRE_APPROVAL: 'faceAppPreApproved' } as const;
const EMPLOYEE_APP_MESSAGES = {
  FALSE: 'employeeAppFree',
  TRUE: 'employeeAppApproved',
  PRE_APPROVAL: 'employeeAppPreApproved',
  APPROVAL_FOR_OUT_OF_RANGE: 'employeeAppOutOfRange',
} as const;

/** When breaks may be taken and who approves them. */
export function readBreaks(shift: ShiftRules, i18n: I18n): MessageDescriptor[] {
  const messages = breakMessages;
  const face = shift.break_approval_face_app;
  return [
    messages[shift.break_timing_type === 'DEFINED_MINUTES' ? 'atSetTimes' : 'anytime'],
    face === 'FALSE' ? messages.faceAppFree : messages[FACE_APP_MESSAGES[face]](i18n._(messages[shift.break_type])),
    messages[EMPLOYEE_APP_MESSAGES[shift.break_approval_employee_app]],
  ];
}
