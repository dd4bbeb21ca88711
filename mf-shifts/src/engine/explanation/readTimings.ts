import type { DayRules, ShiftInput } from '@seamline/shared/contract/shift';
import {
  DAYS,
  type Day,
  isLater,
  isOvernight,
  minutesOfDay,
  minutesOfDuration,
  spanOf,
} from '@seamline/shared/contract/shift-time';
import type { Language } from '@seamline/shared/session';
import { counted, dayRanges, lengthOfTime, listed } from './phrases.ts';
import { timingTexts as text } from './texts/timings.ts';

/** The weekly table; days with the same timings are read together. */
export function readTimings(shift: ShiftInput, language: Language): { title: string; sentences: string[] }[] {
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
        title: dayRanges(days, language),
        sentences: readDay(shift.days[first], shift.apply_half_day_before_time, language),
      },
    ];
  });
}

function readDay(day: DayRules, leavingJudged: boolean, language: Language): string[] {
  return [
    work(day, language),
    pause('lunch', day.lunch_start_time, day.lunch_end_time, day.take_lunch_before_minute, language),
    pause('tea', day.tea_start_time, day.tea_end_time, day.take_tea_before_minute, language),
    day.half_day_after_time === null
      ? text.noHalfDayAfter[language]
      : text.halfDayAfter[language](day.half_day_after_time),
    leavingLimit(day.half_day_before_time, leavingJudged, language),
    day.late_in_count_after_minutes === 0
      ? text.lateAtOnce[language]
      : text.late[language](counted(day.late_in_count_after_minutes, 'minute', language)),
    day.early_out_count_before_minutes === 0
      ? text.earlyAtOnce[language]
      : text.leavesEarly[language](counted(day.early_out_count_before_minutes, 'minute', language)),
    minimumHours(day, language),
    day.max_personal_break_minutes === 0
      ? text.noPersonalBreak[language]
      : text.personalBreak[language](counted(day.max_personal_break_minutes, 'minute', language)),
    punchOutTime(day, language),
    punchOutHours(day, language),
  ];
}

function work({ shift_start_time: start, shift_end_time: end }: DayRules, language: Language): string {
  const span = spanOf(start, end);
  if (span && start !== null && end !== null) {
    const length = lengthOfTime(span.end - span.start, language);
    return text[isOvernight(span) ? 'overnightWork' : 'work'][language](start, end, length);
  }
  if (start !== null) return text.workWithoutEnd[language](start);
  return end === null ? text.noWork[language] : text.workWithoutStart[language](end);
}

function pause(
  kind: 'lunch' | 'tea',
  start: string | null,
  end: string | null,
  before: number,
  language: Language,
): string {
  const sentence = pauseTimes(text[kind][language], start, end, language);
  return before === 0
    ? text.notEarly[language](sentence)
    : text.early[language](sentence, counted(before, 'minute', language));
}

function pauseTimes(name: string, start: string | null, end: string | null, language: Language): string {
  if (start !== null && end !== null) return text.break[language](name, start, end);
  if (start !== null) return text.breakWithoutEnd[language](name, start);
  return end === null ? text.noBreak[language](name) : text.breakWithoutStart[language](name, end);
}

function leavingLimit(time: string | null, isJudged: boolean, language: Language): string {
  if (time === null) return text.noHalfDayBefore[language];
  return text[isJudged ? 'halfDayBefore' : 'halfDayBeforeOff'][language](time);
}

function minimumHours(day: DayRules, language: Language): string {
  const portions = [
    ['quarter', day.min_quarter_day_hours],
    ['half', day.min_half_day_hours],
    ['threeQuarter', day.min_three_quarter_hours],
    ['full', day.min_full_day_hours],
  ] as const;
  const phrases = portions.flatMap(([portion, duration]) => {
    const minutes = duration === null ? undefined : minutesOfDuration(duration);
    return minutes === undefined ? [] : [text[portion][language](lengthOfTime(minutes, language))];
  });
  return phrases.length === 0 ? text.noMinimumHours[language] : text.minimumHours[language](listed(phrases, language));
}

function punchOutTime(day: DayRules, language: Language): string {
  const { max_punch_out_time: time, shift_start_time: start, shift_end_time: end } = day;
  if (time === null) return text.noPunchOutTime[language];
  const span = spanOf(start, end);
  const isNextDay =
    span !== undefined && end !== null && isLater(time, end) && (isOvernight(span) || minutesOfDay(time) < span.end);
  return text[isNextDay ? 'punchOutByNextDay' : 'punchOutBy'][language](time);
}

function punchOutHours(day: DayRules, language: Language): string {
  const minutes = day.max_punch_out_hours === null ? undefined : minutesOfDuration(day.max_punch_out_hours);
  return minutes === undefined
    ? text.noPunchOutHours[language]
    : text.punchOutWithin[language](lengthOfTime(minutes, language));
}
