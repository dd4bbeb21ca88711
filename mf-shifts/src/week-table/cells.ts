import type { DayRules } from '@seamline/shared/contract/shifts/shift';
import { DAY_RULES, type DayRule, dayRecords, recordOf } from '@seamline/shared/contract/shifts/shift-rules';
import { durationOf, minutesOfDuration, type Span } from '@seamline/shared/contract/shifts/shift-time';
import { readDuration, readMinutes, readTime } from '../engine/readEntry.ts';

/** A value of the table, or typed text that is no value of its rule. */
export type CellValue = DayRules[DayRule];

/** A row of the weekly table, from the record of its rule. */
export interface WeekRow {
  readonly rule: DayRule;
  readonly isSelect: boolean;
  /** Minutes that an empty field shows as an example. */
  readonly example: number | undefined;
  readonly limits: readonly [number, number] | undefined;
  readonly beginsGroup: boolean;
}

/** The rows of the weekly table, in their order. */
export const ROWS: readonly WeekRow[] = DAY_RULES.map((rule, index) => {
  const { kind, section, example, limits } = recordOf(rule);
  const before = DAY_RULES[index - 1];
  return {
    rule,
    isSelect: kind === 'duration',
    example: typeof example === 'number' ? example : undefined,
    limits: kind === 'minutes' ? limits : undefined,
    beginsGroup: before !== undefined && recordOf(before).section !== section,
  };
});

/** A value as the table shows and copies it. */
export function textOf(rule: DayRule, value: CellValue): string {
  if (value === null) return '';
  if (dayRecords[rule].kind !== 'duration' || typeof value !== 'string') return String(value);
  const minutes = minutesOfDuration(value);
  return minutes === undefined ? value : durationOf(minutes);
}

/** The value that a text means; a text without a meaning stays, and the check reports it. */
export function meaningOf(rule: DayRule, text: string, current: CellValue): CellValue {
  const written = text.trim();
  const { kind } = dayRecords[rule];
  if (written === '') return EMPTY[kind];
  // A spelling that no choice has, such as `P1D`, is kept until another value is chosen.
  if (written === textOf(rule, current)) return current;
  return READ[kind](written) ?? written;
}

/** The value of an emptied cell. */
export const EMPTY = { time: null, minutes: 0, duration: null } as const;
const READ = { time: readTime, minutes: readMinutes, duration: readDuration } as const;

/** The choices of a duration; one that is part of the shift goes up to the shift's length. */
export function choicesOf(rule: DayRule, span: Span | undefined): readonly string[] {
  const { limits: [lowest, highest] = [0, 0], step = 1, withinShift } = recordOf(rule);
  const longest = withinShift ? (span ? span.end - span.start : 0) : highest;
  const choices: string[] = [];
  for (let minutes = Math.max(step, lowest); minutes <= longest; minutes += step) choices.push(durationOf(minutes));
  return choices;
}
