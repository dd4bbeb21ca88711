import { type DayRule, SHIFT_LIMITS, STEPS } from '@seamline/shared/contract/shift';
import { durationOf, type Span } from '@seamline/shared/contract/shift-time';

function durations(from: number, to: number, step: number): string[] {
  const choices: string[] = [];
  for (let minutes = from; minutes <= to; minutes += step) choices.push(durationOf(minutes));
  return choices;
}

const [shortest, longest] = SHIFT_LIMITS.max_punch_out_minutes;

/** 01:00:00 to 49:00:00 in steps of fifteen minutes. */
export const PUNCH_OUT_HOURS: readonly string[] = durations(shortest, longest, STEPS.max_punch_out_hours);

/** The choices of a duration: minimum hours go up to the length of the shift. */
export function choicesOf(rule: DayRule, span: Span | undefined): readonly string[] {
  if (rule === 'max_punch_out_hours') return PUNCH_OUT_HOURS;
  return span ? durations(STEPS.minimum_hours, span.end - span.start, STEPS.minimum_hours) : [];
}
