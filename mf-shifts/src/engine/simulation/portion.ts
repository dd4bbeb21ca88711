import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { minutesInSpan, minutesOfDuration, type Span } from '@seamline/shared/contract/shifts/shift-time';
import type { Note } from './result.ts';

/** The share of a day that was worked. */
export type Portion = 'full' | 'threeQuarter' | 'half' | 'quarter' | 'absent';

const LADDER = [
  ['quarter', 'min_quarter_day_hours'],
  ['half', 'min_half_day_hours'],
  ['threeQuarter', 'min_three_quarter_hours'],
  ['full', 'min_full_day_hours'],
] as const;

/** A portion in quarters of a day. */
export const QUARTERS: Readonly<Record<Portion, number>> = { absent: 0, quarter: 1, half: 2, threeQuarter: 3, full: 4 };

/**
 * What the time worked is worth. The largest minimum that is reached decides, and the largest that is set makes a
 * full day. Below the lowest: absent, or half a day where nothing lower than three quarters is set.
 */
export function portionByHours(day: DayRules, counted: number, note: Note): Portion {
  const asked = LADDER.flatMap(([portion, rule]) => {
    const duration = day[rule];
    const minutes = duration === null ? undefined : minutesOfDuration(duration);
    return minutes === undefined ? [] : [{ portion, rule, minutes }];
  });
  const [lowest] = asked;
  if (!lowest) {
    note('min_full_day_hours', 'noMinimum');
    return 'full';
  }
  const reached = asked.filter(({ minutes }) => counted >= minutes).at(-1);
  const missed = asked.find(({ minutes }) => counted < minutes);
  if (reached) note(reached.rule, 'minimumMet', reached.minutes);
  if (missed) note(missed.rule, 'minimumMissed', missed.minutes);
  if (!missed) return 'full';
  if (reached) return reached.portion;
  return QUARTERS[lowest.portion] > QUARTERS.half ? 'half' : 'absent';
}

/** The smaller of two portions. */
export function atMost(portion: Portion, limit: Portion): Portion {
  return QUARTERS[portion] > QUARTERS[limit] ? limit : portion;
}

/** Limits the day to half a day when the employee comes later or leaves earlier than the half-day times. */
export function limitByClock(
  shift: ShiftInput,
  day: DayRules,
  span: Span,
  [first, last]: readonly [number, number],
  note: Note,
): Portion {
  const { half_day_after_time: after, half_day_before_time: before } = day;
  let limit: Portion = 'full';
  if (after !== null && first > minutesInSpan(span, after)) {
    note('half_day_after_time', 'cameAfter', after);
    limit = 'half';
  }
  if (shift.apply_half_day_before_time && before !== null && last < minutesInSpan(span, before)) {
    note('half_day_before_time', 'leftBefore', before);
    limit = 'half';
  }
  return limit;
}
