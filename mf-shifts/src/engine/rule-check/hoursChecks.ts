import type { DayRules } from '@seamline/shared/contract/shifts/shift';
import { type DayRule, dayRecords } from '@seamline/shared/contract/shifts/shift-rules';
import {
  DAYS,
  durationOf,
  isLater,
  minutesInSpan,
  type Span,
  timeOfDay,
} from '@seamline/shared/contract/shifts/shift-time';
import { type Check, changeDays, dayCheck, lengthOf, minutesOf, spanOfDay, workingDays } from './check.ts';

const MINIMUMS = [
  'min_quarter_day_hours',
  'min_half_day_hours',
  'min_three_quarter_hours',
  'min_full_day_hours',
] as const satisfies readonly DayRule[];
const MINIMUM_STEP = dayRecords.min_full_day_hours.step;

/** Longer than anybody is meant to work: such hours only say when people may come and go. */
export const FLEXIBLE_FROM = 20 * 60;
const USUAL_SHIFT = 8 * 60;
/** Minutes after the end until which a punch out is accepted by default. */
const USUAL_PUNCH_OUT = 30;

function fillsDay(span: Span): boolean {
  return lengthOf(span) >= 24 * 60;
}

function downTo(step: number, minutes: number): number {
  return Math.floor(minutes / step) * step;
}

/** Those minimum hours that are set, as quarters of a full day. */
function spread(day: DayRules, full: number): Partial<DayRules> {
  const whole = downTo(MINIMUM_STEP, full);
  const changes: Partial<DayRules> = {};
  for (const [index, rule] of MINIMUMS.entries()) {
    if (day[rule] === null) continue;
    const share = downTo(MINIMUM_STEP, (whole * (index + 1)) / 4);
    changes[rule] = whole >= 4 * MINIMUM_STEP ? durationOf(share) : null;
  }
  return changes;
}

function minimumsOf(day: DayRules): number[] {
  return MINIMUMS.flatMap((rule) => minutesOf(day[rule]) ?? []);
}

function halfDayCheck(rule: 'half_day_after_time' | 'half_day_before_time'): Check {
  return dayCheck({
    rules: [rule],
    isWrong(day, span) {
      const time = day[rule];
      return span !== undefined && time !== null && minutesInSpan(span, time) > span.end;
    },
    fix: (_, span) => ({ [rule]: timeOfDay(span.start + downTo(15, lengthOf(span) / 2)) }),
  });
}

/** The hours of the day, its half-day limits, minimum hours and last punch. */
export const hoursChecks = {
  noHours: {
    rules: ['shift_start_time', 'shift_end_time'],
    find: (shift) =>
      DAYS.every((day) => shift.days[day].shift_start_time === null && shift.days[day].shift_end_time === null) && DAYS,
    fix: (shift, days) => changeDays(shift, days, () => ({ shift_start_time: '09:00', shift_end_time: '17:00' })),
  },
  hoursHalfSet: {
    rules: ['shift_start_time', 'shift_end_time'],
    // A new shift has a start on every day; on a day off nobody fills in the rest.
    find: (shift) =>
      workingDays(shift).filter((day) => {
        const { shift_start_time: start, shift_end_time: end } = shift.days[day];
        return (start === null) !== (end === null);
      }),
    fix: (shift, days) =>
      changeDays(shift, days, ({ shift_start_time: start, shift_end_time: end }) =>
        start === null
          ? { shift_start_time: timeOfDay(minutesInSpan({ start: 0, end: 0 }, end ?? '17:00') - USUAL_SHIFT) }
          : { shift_end_time: timeOfDay(minutesInSpan({ start: 0, end: 0 }, start) + USUAL_SHIFT) },
      ),
  },
  hoursMissing: {
    rules: ['shift_start_time', 'shift_end_time'],
    find(shift) {
      const isOpen = (day: DayRules) => day.shift_start_time === null && day.shift_end_time === null;
      if (!DAYS.some((day) => spanOfDay(shift.days[day]))) return false;
      return workingDays(shift).filter((day) => isOpen(shift.days[day]));
    },
    fix(shift, days) {
      const model = DAYS.map((day) => shift.days[day]).find(spanOfDay);
      return changeDays(shift, days, () => ({ ...model }));
    },
  },
  wholeDay: dayCheck({
    rules: ['shift_start_time', 'shift_end_time'],
    isWrong: (_, span) => span !== undefined && fillsDay(span),
    fix: (_, span) => ({ shift_end_time: timeOfDay(span.start + USUAL_SHIFT) }),
  }),
  flexibleCountsEarly: {
    rules: ['remove_late_early_if_completed_shift_hours', 'hours_type_in_shift_clock', 'min_full_day_hours'],
    find(shift) {
      const isForgiven =
        shift.remove_late_early_if_completed_shift_hours &&
        shift.hours_type_in_shift_clock === 'MINIMUM_FULL_DAY_HOURS';
      return workingDays(shift).filter((day) => {
        const span = spanOfDay(shift.days[day]);
        if (!span || fillsDay(span) || lengthOf(span) < FLEXIBLE_FROM) return false;
        return !isForgiven || shift.days[day].min_full_day_hours === null;
      });
    },
    fix: (shift) => ({
      ...changeDays(shift, workingDays(shift), (day) => {
        const span = spanOfDay(day);
        const isFlexible = span && lengthOf(span) >= FLEXIBLE_FROM;
        return span && day.min_full_day_hours === null
          ? { min_full_day_hours: durationOf(isFlexible ? USUAL_SHIFT : downTo(MINIMUM_STEP, lengthOf(span))) }
          : {};
      }),
      remove_late_early_if_completed_shift_hours: true,
      hours_type_in_shift_clock: 'MINIMUM_FULL_DAY_HOURS',
    }),
  },
  halfDayAfterOutside: halfDayCheck('half_day_after_time'),
  halfDayBeforeOutside: halfDayCheck('half_day_before_time'),
  minimumsOutOfOrder: dayCheck({
    rules: MINIMUMS,
    isWrong: (day) => minimumsOf(day).some((minutes, index, all) => index > 0 && minutes <= (all[index - 1] ?? 0)),
    fix: (day) => spread(day, Math.max(...minimumsOf(day))),
  }),
  minimumsBeyondShift: dayCheck({
    rules: MINIMUMS,
    isWrong: (day, span) => span !== undefined && minimumsOf(day).some((minutes) => minutes > lengthOf(span)),
    fix: (day, span) => spread(day, lengthOf(span)),
  }),
  minimumsWithoutHours: dayCheck({
    rules: MINIMUMS,
    isWrong: (day, span) => span === undefined && minimumsOf(day).length > 0,
    fix: () => Object.fromEntries(MINIMUMS.map((rule) => [rule, null])),
  }),
  fullDayMinimumMissing: dayCheck({
    rules: ['min_full_day_hours'],
    isWrong: (day, span) => span !== undefined && day.min_full_day_hours === null && minimumsOf(day).length > 0,
    fix: (_, span) => ({ min_full_day_hours: durationOf(downTo(MINIMUM_STEP, lengthOf(span))) }),
  }),
  clockWithoutMinimum: {
    rules: ['hours_type_in_shift_clock', 'min_full_day_hours'],
    find: (shift) =>
      shift.hours_type_in_shift_clock === 'MINIMUM_FULL_DAY_HOURS' &&
      workingDays(shift).filter((day) => spanOfDay(shift.days[day]) && shift.days[day].min_full_day_hours === null),
    fix: (shift) => ({ ...shift, hours_type_in_shift_clock: 'FULL_SHIFT_HOURS' }),
  },
  punchOutBeforeEnd: dayCheck({
    rules: ['max_punch_out_time'],
    isWrong(day, span) {
      const { max_punch_out_time: time, shift_end_time: end } = day;
      // Nothing is later than the end of a shift that goes round the clock.
      if (!span || lengthOf(span) >= 24 * 60 - 1 || time === null || end === null) return false;
      return !isLater(time, end);
    },
    fix: (_, span) => ({ max_punch_out_time: timeOfDay(span.end + USUAL_PUNCH_OUT) }),
  }),
  punchOutHoursTooShort: dayCheck({
    rules: ['max_punch_out_hours'],
    isWrong(day, span) {
      const minutes = minutesOf(day.max_punch_out_hours);
      return span !== undefined && minutes !== undefined && minutes <= lengthOf(span);
    },
    fix: (_, span) => ({ max_punch_out_hours: durationOf(punchOutHours(lengthOf(span) + 4 * 60)) }),
  }),
  punchOutWithoutHours: dayCheck({
    rules: ['max_punch_out_time', 'max_punch_out_hours'],
    isWrong: (day, span) =>
      span === undefined &&
      (day.max_punch_out_hours !== null || (day.max_punch_out_time !== null && day.shift_end_time === null)),
    fix: () => ({ max_punch_out_time: null, max_punch_out_hours: null }),
  }),
} satisfies Record<string, Check>;

function punchOutHours(minutes: number): number {
  const [shortest, longest] = dayRecords.max_punch_out_hours.limits;
  return Math.min(longest, Math.max(shortest, downTo(dayRecords.max_punch_out_hours.step, minutes)));
}
