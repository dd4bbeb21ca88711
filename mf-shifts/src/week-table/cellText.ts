import type { DayRule } from '@seamline/shared/contract/shift';
import { DAY_RULE_KINDS } from '@seamline/shared/contract/shift-kinds';
import { durationOf, minutesOfDuration } from '@seamline/shared/contract/shift-time';
import { readDuration, readMinutes, readTime } from './readEntry.ts';
import type { CellValue } from './weekRows.ts';

/** A value as the table shows and copies it. */
export function textOf(rule: DayRule, value: CellValue): string {
  if (value === null) return '';
  if (DAY_RULE_KINDS[rule] !== 'duration' || typeof value !== 'string') return String(value);
  const minutes = minutesOfDuration(value);
  return minutes === undefined ? value : durationOf(minutes);
}

/** The value that a text means; a text without a meaning stays what it is, so that the check can say so. */
export function meaningOf(rule: DayRule, text: string, current: CellValue): CellValue {
  const written = text.trim();
  const kind = DAY_RULE_KINDS[rule];
  if (written === '') return kind === 'minutes' ? 0 : null;
  // A spelling that no choice has, such as `P1D`, is kept until something else is meant.
  if (written === textOf(rule, current)) return current;
  if (kind === 'time') return readTime(written) ?? written;
  if (kind === 'minutes') return readMinutes(written) ?? written;
  return readDuration(written) ?? written;
}
