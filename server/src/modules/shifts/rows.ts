import { DAYS, type Day, type DayRules, type ShiftRules } from '@seamline/shared/contract/shift';
import { EMPTY_DAY } from '@seamline/shared/contract/shift-defaults';
import { DAY_RULE_KINDS, DAY_RULES, SHIFT_RULE_KINDS, SHIFT_RULES } from '@seamline/shared/contract/shift-kinds';
import { minutesOfDuration, storedDuration } from '@seamline/shared/contract/shift-time';
import { timeFromWire, timingName } from '@seamline/shared/contract/shift-wire';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import type { shiftDays, shifts } from '../../db/schema.ts';

export type ShiftColumns = typeof shifts.$inferSelect;
export type DayColumns = typeof shiftDays.$inferSelect;
type Values = Record<string, unknown>;

/** A shift as the activity log tells of it: its rules and timings under the names that they have on the wire. */
export interface ShiftRecord {
  readonly id: number;
  readonly version: number;
  readonly shift_name: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A duration is kept in a column of minutes with a name of its own. */
const columnOf = (rule: string) => rule.replace('hours', 'minutes');

/** Where a rule comes from and what it is called: worked out once, since a list of shifts has thousands of them. */
interface Source {
  readonly name: string;
  readonly column: string;
  readonly isDuration: boolean;
}

const source = (name: string, rule: string, kind: string): Source => {
  const isDuration = kind === 'duration';
  return { name, column: isDuration ? columnOf(rule) : rule, isDuration };
};

const SHIFT_SOURCES = SHIFT_RULES.map((rule) => source(rule, rule, SHIFT_RULE_KINDS[rule]));
const DAY_SOURCES = new Map<string, readonly Source[]>(
  DAYS.map((day) => [day, DAY_RULES.map((rule) => source(timingName(day, rule, 'edit'), rule, DAY_RULE_KINDS[rule]))]),
);

/** The record of a shift and its days, in one object without a second level. */
export function toRecord(columns: ShiftColumns, days: readonly DayColumns[]): ShiftRecord {
  const { id, version, created_at, updated_at } = columns;
  const values: Values = {};
  for (const from of SHIFT_SOURCES) values[from.name] = toWire(from, columns);
  for (const day of days) {
    for (const from of DAY_SOURCES.get(day.day) ?? []) values[from.name] = toWire(from, day);
  }
  return Object.assign(values, { id, version, created_at, updated_at, shift_name: columns.shift_name });
}

function toWire({ column, isDuration }: Source, columns: object): unknown {
  const value = (columns as Values)[column];
  if (!isDuration) return value;
  return typeof value === 'number' ? storedDuration(value) : null;
}

/** What is answered: the record, which becomes it, and what the list shows under names of its own. */
export function toAnswer(record: ShiftRecord, employees: number): StoredShift {
  const rules = record as unknown as ShiftRules;
  // Of a hundred and fifty values no copy is made: a list has dozens of shifts.
  return Object.assign(record as unknown as StoredShift, {
    shift_code: rules.code,
    employees,
    week_off: rules.week_off_days,
    timezone: rules.shift_utc_offset,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  });
}

/** The columns that rules are kept in. */
export function ruleColumns(rules: Readonly<Partial<Record<keyof ShiftRules, unknown>>>): Partial<ShiftColumns> {
  const columns: Values = {};
  for (const rule of SHIFT_RULES) {
    const value = rules[rule];
    if (value === undefined) continue;
    if (SHIFT_RULE_KINDS[rule] === 'duration') columns[columnOf(rule)] = toMinutes(value);
    else columns[rule] = value;
  }
  return columns;
}

/** The row that a day is kept in. */
export function dayColumns(shiftId: number, day: Day, rules: DayRules): DayColumns {
  const columns: Values = { shift_id: shiftId, day };
  for (const rule of DAY_RULES) {
    if (DAY_RULE_KINDS[rule] === 'duration') columns[columnOf(rule)] = toMinutes(rules[rule]);
    else columns[rule] = rules[rule];
  }
  return columns as DayColumns;
}

/** The seven days as they are stored; a day without a row is an empty one. */
export function storedDays(rows: readonly DayColumns[]): Record<Day, DayRules> {
  const stored = new Map(rows.map((row) => [row.day, row]));
  return Object.fromEntries(DAYS.map((day) => [day, toDay(stored.get(day))])) as Record<Day, DayRules>;
}

function toDay(row: DayColumns | undefined): DayRules {
  if (row === undefined) return EMPTY_DAY;
  const values = DAY_RULES.map((rule) => {
    const kind = DAY_RULE_KINDS[rule];
    const value = toWire(source(rule, rule, kind), row);
    return [rule, kind === 'time' && typeof value === 'string' ? timeFromWire(value) : value];
  });
  return Object.fromEntries(values);
}

function toMinutes(duration: unknown): number | null {
  return typeof duration === 'string' ? (minutesOfDuration(duration) ?? null) : null;
}
