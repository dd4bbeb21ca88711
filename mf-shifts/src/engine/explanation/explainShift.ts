import type { I18n, MessageDescriptor } from '@lingui/core';
import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import {
  DAYS,
  type Day,
  isLater,
  isOvernight,
  minutesOfDay,
  minutesOfDuration,
  type Span,
  spanOf,
} from '@seamline/shared/contract/shifts/shift-time';
import { netMinutes } from '../simulation/breaks.ts';
import {
  readBasics,
  readBreaks,
  readCompOff,
  readLateness,
  readLeave,
  readOvertime,
  readPenalty,
  readWeekOffs,
} from './explainRules.ts';
import {
  basicMessages,
  breakMessages,
  latenessMessages,
  leaveMessages,
  timingMessages as messages,
  payMessages,
  weekOffMessages,
} from './explanationMessages.ts';
import { counted, dayRanges, lengthOfTime, listed } from './phrases.ts';

/** The sentences about one subject. */
interface Passage {
  title: string;
  sentences: string[];
}

/** The whole shift in words. */
export function explainShift(shift: ShiftInput, i18n: I18n): Passage[] {
  const passage = (title: MessageDescriptor, sentences: readonly MessageDescriptor[]): Passage => ({
    title: i18n._(title),
    sentences: sentences.map((sentence) => i18n._(sentence)),
  });
  return [
    passage(basicMessages.title, readBasics(shift)),
    ...explainTimings(shift, i18n),
    passage(weekOffMessages.title, readWeekOffs(shift, i18n)),
    passage(latenessMessages.title, readLateness(shift, i18n)),
    passage(leaveMessages.title, readLeave(shift, i18n)),
    passage(payMessages.penaltyTitle, readPenalty(shift)),
    passage(payMessages.overtimeTitle, readOvertime(shift, i18n)),
    passage(payMessages.compOffTitle, readCompOff(shift, i18n)),
    passage(breakMessages.title, readBreaks(shift, i18n)),
  ];
}

/** The weekly table; days with the same timings are read together. */
function explainTimings(shift: ShiftInput, i18n: I18n): { title: string; sentences: string[] }[] {
  const groups = new Map<string, Day[]>();
  for (const day of DAYS) {
    const key = JSON.stringify(Object.entries(shift.days[day]).sort());
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()].flatMap((days) => {
    const first = days[0];
    if (!first) return [];
    return [
      {
        title: dayRanges(days, i18n),
        sentences: readDay(shift.days[first], shift.apply_half_day_before_time, i18n).map((sentence) =>
          i18n._(sentence),
        ),
      },
    ];
  });
}

function readDay(day: DayRules, leavingJudged: boolean, i18n: I18n): MessageDescriptor[] {
  return [
    work(day, i18n),
    pause('lunch', day.lunch_start_time, day.lunch_end_time, day.take_lunch_before_minute, i18n),
    pause('tea', day.tea_start_time, day.tea_end_time, day.take_tea_before_minute, i18n),
    day.half_day_after_time === null ? messages.noHalfDayAfter : messages.halfDayAfter(day.half_day_after_time),
    leavingLimit(day.half_day_before_time, leavingJudged),
    day.late_in_count_after_minutes === 0
      ? messages.lateAtOnce
      : messages.late(counted(day.late_in_count_after_minutes, 'minute', i18n)),
    day.early_out_count_before_minutes === 0
      ? messages.earlyAtOnce
      : messages.leavesEarly(counted(day.early_out_count_before_minutes, 'minute', i18n)),
    minimumHours(day, i18n),
    day.max_personal_break_minutes === 0
      ? messages.noPersonalBreak
      : messages.personalBreak(counted(day.max_personal_break_minutes, 'minute', i18n)),
    punchOutTime(day),
    punchOutHours(day, i18n),
  ];
}

function work(day: DayRules, i18n: I18n): MessageDescriptor {
  const { shift_start_time: start, shift_end_time: end } = day;
  const span = spanOf(start, end);
  if (span && start !== null && end !== null) {
    return messages[isOvernight(span) ? 'overnightWork' : 'work'](start, end, hours(day, span, i18n));
  }
  if (start !== null) return messages.workWithoutEnd(start);
  return end === null ? messages.noWork : messages.workWithoutStart(end);
}

/** The length of a shift, and what is left of it without its breaks. */
function hours(day: DayRules, span: Span, i18n: I18n): string {
  const gross = lengthOfTime(span.end - span.start, i18n);
  const net = lengthOfTime(netMinutes(day, span), i18n);
  return net === gross ? gross : i18n._(messages.grossAndNet(gross, net));
}

function pause(
  kind: 'lunch' | 'tea',
  start: string | null,
  end: string | null,
  before: number,
  i18n: I18n,
): MessageDescriptor {
  const sentence = i18n._(pauseTimes(i18n._(messages[kind]), start, end));
  return before === 0 ? messages.notEarly(sentence) : messages.early(sentence, counted(before, 'minute', i18n));
}

function pauseTimes(name: string, start: string | null, end: string | null): MessageDescriptor {
  if (start !== null && end !== null) return messages.break(name, start, end);
  if (start !== null) return messages.breakWithoutEnd(name, start);
  return end === null ? messages.noBreak(name) : messages.breakWithoutStart(name, end);
}

function leavingLimit(time: string | null, isJudged: boolean): MessageDescriptor {
  if (time === null) return messages.noHalfDayBefore;
  return messages[isJudged ? 'halfDayBefore' : 'halfDayBeforeOff'](time);
}

function minimumHours(day: DayRules, i18n: I18n): MessageDescriptor {
  const portions = [
    ['quarter', day.min_quarter_day_hours],
    ['half', day.min_half_day_hours],
    ['threeQuarter', day.min_three_quarter_hours],
    ['full', day.min_full_day_hours],
  ] as const;
  const phrases = portions.flatMap(([portion, duration]) => {
    const minutes = duration === null ? undefined : minutesOfDuration(duration);
    return minutes === undefined ? [] : [i18n._(messages[portion](lengthOfTime(minutes, i18n)))];
  });
  return phrases.length === 0 ? messages.noMinimumHours : messages.minimumHours(listed(phrases, i18n));
}

function punchOutTime(day: DayRules): MessageDescriptor {
  const { max_punch_out_time: time, shift_start_time: start, shift_end_time: end } = day;
  if (time === null) return messages.noPunchOutTime;
  const span = spanOf(start, end);
  const isNextDay =
    span !== undefined && end !== null && isLater(time, end) && (isOvernight(span) || minutesOfDay(time) < span.end);
  return messages[isNextDay ? 'punchOutByNextDay' : 'punchOutBy'](time);
}

function punchOutHours(day: DayRules, i18n: I18n): MessageDescriptor {
  const minutes = day.max_punch_out_hours === null ? undefined : minutesOfDuration(day.max_punch_out_hours);
  return minutes === undefined ? messages.noPunchOutHours : messages.punchOutWithin(lengthOfTime(minutes, i18n));
}
