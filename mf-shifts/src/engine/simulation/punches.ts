import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import {
  isLater,
  minutesOfDay,
  minutesOfDuration,
  type Span,
  spanOf,
  timeOfDay,
} from '@seamline/shared/contract/shifts/shift-time';
import type { Note, Stretch } from './result.ts';

const DAY = 24 * 60;

/** The accepted punches of a day. */
export interface Presence {
  stretches: readonly Stretch[];
  /** True when a punch in has no punch out. */
  isOpen: boolean;
}

/** The minute up to which a day's punches are accepted by the clock. */
function lastPunch(day: DayRules, span: Span | undefined): number {
  const { max_punch_out_time: time, shift_end_time: end } = day;
  if (!span || time === null || end === null) return Number.POSITIVE_INFINITY;
  const after = (minutesOfDay(time) - minutesOfDay(end) + DAY) % DAY;
  return isLater(time, end) ? span.end + after : Number.POSITIVE_INFINITY;
}

/**
 * Pairs of in and out. A punch past a limit is not accepted; without several punches a day, only the first and the
 * last count. No day has more than 24 hours, whatever its limits say.
 */
export function presenceOf(shift: ShiftInput, day: DayRules, punches: readonly number[], note: Note): Presence {
  const span = spanOf(day.shift_start_time, day.shift_end_time);
  const sorted = [...new Set(punches)].sort((one, other) => one - other);
  const first = sorted[0];
  if (first === undefined) return { stretches: [], isOpen: false };
  const latest = lastPunch(day, span);
  const asked = day.max_punch_out_hours === null ? undefined : minutesOfDuration(day.max_punch_out_hours);
  const longest = Math.min(asked ?? DAY, DAY);
  const accepted = sorted.filter((punch) => {
    if (punch > latest) note('max_punch_out_time', 'tooLate', timeOfDay(punch), timeOfDay(latest));
    else if (punch - first > longest) note('max_punch_out_hours', 'tooLongAgo', timeOfDay(punch), longest);
    return punch <= latest && punch - first <= longest;
  });
  const counted = shift.multiple_punch_allowed || accepted.length < 3 ? accepted : ends(accepted);
  if (counted.length < accepted.length) {
    note('multiple_punch_allowed', 'middleIgnored', accepted.length - counted.length);
  }
  const stretches: Stretch[] = [];
  for (let index = 0; index + 1 < counted.length; index += 2) {
    stretches.push({ start: counted[index] ?? 0, end: counted[index + 1] ?? 0 });
  }
  const isOpen = counted.length % 2 === 1;
  if (isOpen) note('multiple_punch_allowed', 'missingOut', timeOfDay(counted.at(-1) ?? 0));
  return { stretches, isOpen };
}

function ends(punches: readonly number[]): number[] {
  return [punches[0] ?? 0, punches.at(-1) ?? 0];
}
