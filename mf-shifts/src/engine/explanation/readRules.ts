import type { ShiftRules } from '@seamline/shared/contract/shift';
import { minutesOfDuration } from '@seamline/shared/contract/shift-time';
import type { Language } from '@seamline/shared/session';
import { dayName } from '../dayNames.ts';
import { amount, counted, dayList, lengthOfTime, ordinalList } from './phrases.ts';
import { basicTexts } from './texts/basic.ts';
import { breakTexts } from './texts/breaks.ts';
import { latenessTexts } from './texts/lateness.ts';
import { leaveTexts } from './texts/leave.ts';
import { payTexts } from './texts/pay.ts';
import { weekOffTexts } from './texts/weekOffs.ts';

/** Name, punches, and by what hours a day is judged. */
export function readBasics(shift: ShiftRules, language: Language): string[] {
  const text = basicTexts;
  return [
    named(shift.shift_name, shift.code ?? '', language),
    text.offset[language](shift.shift_utc_offset),
    text[shift.multiple_punch_allowed ? 'manyPunches' : 'onePunch'][language],
    text[shift.required_out_of_range_reason ? 'outOfRangeReason' : 'noOutOfRangeReason'][language],
    text[shift.hours_type_in_shift_clock === 'FULL_SHIFT_HOURS' ? 'fullShiftHours' : 'minimumFullDayHours'][language],
    text[shift.attendance_on_productive_hours ? 'byProductiveHours' : 'byPresence'][language],
    text[shift.deduct_break_if_not_taken ? 'untakenBreakDeducted' : 'untakenBreakKept'][language],
    text[shift.deduct_full_break_if_less_assign_time ? 'shortBreakInFull' : 'shortBreakAsTaken'][language],
  ];
}

function named(name: string, code: string, language: Language): string {
  const text = basicTexts;
  if (name === '') return code === '' ? text.unnamed[language] : text.unnamedWithCode[language](code);
  return code === '' ? text.named[language](name) : text.namedWithCode[language](name, code);
}

/** Days off. */
export function readWeekOffs(shift: ShiftRules, language: Language): string[] {
  const text = weekOffTexts;
  if (shift.has_week_off_auto) {
    const count = shift.week_off_number_in_week;
    return [count === null ? text.automaticOpen[language] : text.automatic[language](count)];
  }
  const alternate = shift.has_alternate_week_off ? shift.alternate_week_off_days : [];
  const everyWeek = shift.week_off_days.filter((day) => !alternate.includes(day));
  const weeks = ordinalList(shift.week_off_alternate_week, language);
  const sentences: string[] = [];
  if (shift.week_off_days.length === 0) sentences.push(text.none[language]);
  if (everyWeek.length > 0) sentences.push(text.everyWeek[language](dayList(everyWeek, language)));
  for (const day of alternate) {
    const name = dayName(day, language);
    if (!shift.week_off_days.includes(day)) sentences.push(text.alternateOutside[language](name));
    else if (weeks === '') sentences.push(text.alternateOpen[language](name));
    else sentences.push(text.alternate[language](name, weeks, new Set(shift.week_off_alternate_week).size));
  }
  if (shift.has_alternate_week_off && alternate.length === 0) {
    sentences.push(text.alternateWithoutDays[language](weeks || text.noWeeks[language]));
  }
  return sentences;
}

/** Late arrivals and early departures. */
export function readLateness(shift: ShiftRules, language: Language): string[] {
  const text = latenessTexts;
  const isSeparate = shift.late_in_early_out_type === 'SEPARATE';
  const maximum = (minutes: number | null, kind: 'late' | 'early' | 'both') =>
    minutes === null
      ? text[`${kind}Unlimited`][language]
      : text[`${kind}Maximum`][language](counted(minutes, 'minute', language));
  return [
    text[isSeparate ? 'separate' : 'consolidated'][language],
    ...(isSeparate
      ? [maximum(shift.late_in_max_minutes, 'late'), maximum(shift.late_out_max_minutes, 'early')]
      : [maximum(shift.late_in_early_out_max_minutes, 'both')]),
    text[beyondLimit(shift)][language],
    text[shift.reason_required_late_in ? 'lateReason' : 'noLateReason'][language],
    text[shift.reason_required_early_out ? 'earlyReason' : 'noEarlyReason'][language],
    text[shift.late_in_early_out_on_extra_day ? 'alsoOnExtraDays' : 'notOnExtraDays'][language],
    text[shift.late_in_penalty_minutes_deduct_from_working_hours ? 'lateDeducted' : 'lateNotDeducted'][language],
    text[shift.remove_late_early_if_completed_shift_hours ? 'forgivenWhenComplete' : 'countedEvenIfComplete'][language],
  ];
}

function beyondLimit(shift: ShiftRules) {
  if (!shift.apply_half_or_full_day_on_late_in_limit_exceed) return 'nothingBeyond';
  return shift.leave_should_be_applied_if_late_in_is_exceeded === 'HALF_DAY' ? 'halfDayBeyond' : 'fullDayBeyond';
}

/** Short leave, and what it brings with it: sandwich leave, leave on days off. */
export function readLeave(shift: ShiftRules, language: Language): string[] {
  const leaving = leaveTexts[shift.apply_half_day_before_time ? 'leavingMakesHalf' : 'leavingMakesNoHalf'][language];
  if (!shift.allow_short_leave) return [leaveTexts.noShortLeave[language], leaving];
  return [
    ...readShortLeave(shift, language),
    leaving,
    ...readSandwich(shift, language),
    ...readLeaveOnDaysOff(shift, language),
  ];
}

function readShortLeave(shift: ShiftRules, language: Language): string[] {
  const text = leaveTexts;
  const times = shift.monthly_short_leaves;
  const buffer = shift.short_leave_buffer_minutes ?? 0;
  return [
    text.shortLeave[language](
      times === null ? text.anyTimes[language] : text.timesAMonth[language](times),
      counted(shift.short_leave_minutes_in_shift_time ?? 0, 'minute', language),
    ),
    text[shift.need_short_leave_request ? 'requested' : 'unrequested'][language],
    text[shift.short_leave_type === 'DEFAULT' ? 'oneEnd' : 'bothEnds'][language],
    buffer === 0 ? text.noBuffer[language] : text.buffer[language](counted(buffer, 'minute', language)),
    shift.short_leave_days.length === 0
      ? text.shortLeaveAnyDay[language]
      : text.shortLeaveDays[language](dayList(shift.short_leave_days, language)),
  ];
}

function readSandwich(shift: ShiftRules, language: Language): string[] {
  const text = leaveTexts;
  if (!shift.apply_sandwich_leave) return [text.noSandwich[language]];
  return [
    text[shift.sandwich_type === 'DUAL_SIDE' ? 'sandwichBothSides' : 'sandwichOneSide'][language],
    text[shift.sandwich_leave_between_holiday_and_weekoff ? 'mixedSandwich' : 'noMixedSandwich'][language],
  ];
}

function readLeaveOnDaysOff(shift: ShiftRules, language: Language): string[] {
  const text = leaveTexts;
  const sentences = [text[shift.apply_leave_on_holiday ? 'leaveOnHoliday' : 'noLeaveOnHoliday'][language]];
  if (shift.apply_leave_on_holiday) {
    sentences.push(text[shift.holiday_penalty_apply ? 'holidayPenalty' : 'noHolidayPenalty'][language]);
  }
  sentences.push(text[shift.apply_leave_on_weekoff ? 'leaveOnWeekOff' : 'noLeaveOnWeekOff'][language]);
  if (shift.apply_leave_on_weekoff) {
    sentences.push(text[shift.weekoff_penalty_apply ? 'weekOffPenalty' : 'noWeekOffPenalty'][language]);
  }
  return sentences;
}

/** The penalty for absence. */
export function readPenalty(shift: ShiftRules, language: Language): string[] {
  const text = payTexts;
  if (!shift.generate_penalty_on_absent) return [text.noPenalty[language]];
  const isFlat = shift.penalty_type === 'FLAT';
  if (shift.penalty_value === null) return [text[isFlat ? 'flatPenaltyOpen' : 'percentPenaltyOpen'][language]];
  return [text[isFlat ? 'flatPenalty' : 'percentPenalty'][language](amount(shift.penalty_value))];
}

const APPROVAL_TEXTS = {
  NONE: 'noApproval',
  WEEK_OFF: 'weekOffApproval',
  HOLIDAY: 'holidayApproval',
  WEEK_OFF_AND_HOLIDAY: 'anyDayOffApproval',
} as const;

/** Extra work that is paid. */
export function readOvertime(shift: ShiftRules, language: Language): string[] {
  const text = payTexts;
  const sentences: string[] = [text[APPROVAL_TEXTS[shift.approval_required_for_extra_day]][language]];
  if (shift.approval_required_for_extra_day !== 'NONE') {
    const needs = shift.need_approval_for_extra_hours_on_weekdays;
    sentences.push(text[needs ? 'extraHoursApproval' : 'noExtraHoursApproval'][language]);
  }
  sentences.push(text[shift.extra_payout_type === 'BEFORE_SHIFT_TIME' ? 'paidBefore' : 'paidAfter'][language]);
  return sentences;
}

/** Extra work that earns time off. */
export function readCompOff(shift: ShiftRules, language: Language): string[] {
  const text = payTexts;
  const forHours = shift.add_comp_off_on_after_extra_hours_completed;
  if (!shift.add_comp_off_on_extra_day && !forHours) return [text.noCompOff[language]];
  const { comp_off_expiry_days: expiry, max_comp_off_per_month: most } = shift;
  const sentences: string[] = [
    text[shift.add_comp_off_on_extra_day ? 'compOffForDay' : 'noCompOffForDay'][language],
    text[forHours ? 'compOffForHours' : 'noCompOffForHours'][language],
  ];
  if (forHours) {
    const half = minutesOf(shift.min_hours_for_half_day_after_shift);
    const full = minutesOf(shift.min_hours_for_full_day_after_shift);
    sentences.push(
      half === undefined ? text.halfAfterOpen[language] : text.halfAfter[language](lengthOfTime(half, language)),
      full === undefined ? text.fullAfterOpen[language] : text.fullAfter[language](lengthOfTime(full, language)),
    );
  }
  sentences.push(
    expiry === null ? text.neverExpires[language] : text.expires[language](counted(expiry, 'day', language)),
    most === null ? text.noMonthlyMaximum[language] : text.monthlyMaximum[language](counted(most, 'day', language)),
    text[shift.allow_comp_off_on_past_date ? 'pastDate' : 'noPastDate'][language],
  );
  return sentences;
}

function minutesOf(duration: string | null): number | undefined {
  return duration === null ? undefined : minutesOfDuration(duration);
}

const FACE_APP_TEXTS = { TRUE: 'faceAppApproved', PRE_APPROVAL: 'faceAppPreApproved' } as const;
const EMPLOYEE_APP_TEXTS = {
  FALSE: 'employeeAppFree',
  TRUE: 'employeeAppApproved',
  PRE_APPROVAL: 'employeeAppPreApproved',
  APPROVAL_FOR_OUT_OF_RANGE: 'employeeAppOutOfRange',
} as const;

/** When breaks may be taken and who approves them. */
export function readBreaks(shift: ShiftRules, language: Language): string[] {
  const text = breakTexts;
  const face = shift.break_approval_face_app;
  return [
    text[shift.break_timing_type === 'DEFINED_MINUTES' ? 'atSetTimes' : 'anytime'][language],
    face === 'FALSE'
      ? text.faceAppFree[language]
      : text[FACE_APP_TEXTS[face]][language](text[shift.break_type][language]),
    text[EMPLOYEE_APP_TEXTS[shift.break_approval_employee_app]][language],
  ];
}
