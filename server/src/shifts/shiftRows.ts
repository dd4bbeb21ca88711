import { type DayRules, EMPTY_DAY, type ShiftRules } from '@seamline/shared/contract/shifts/shift';
import type { RuleKind } from '@seamline/shared/contract/shifts/shift-rule';
import {
  DAY_RULES,
  type DayRule,
  recordOf,
  SHIFT_RULES,
  type ShiftRule,
} from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, type Day, minutesOfDuration, storedDuration } from '@seamline/shared/contract/shifts/shift-time';
import { timeFromWire, timingName } from '@seamline/shared/contract/shifts/shift-wire';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import type { shiftDays, shifts } from '../db/schema.ts';

export type ShiftColumns = typeof shifts.$inferSelect;
export type DayColumns = typeof shiftDays.$inferSelect;
type Values = Record<string, unknown>;

/** A shift in the activity log: its rules and timings under their names on the wire. */
export interface ShiftRecord {
  readonly id: number;
  readonly version: number;
  readonly shift_name: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The column of a rule; computed once, since a list of shifts has thousands of values. */
interface Column {
  readonly rule: ShiftRule | DayRule;
  readonly name: string;
  readonly kind: RuleKind;
}

/** A duration is kept in a column of minutes with a name of its own. */
function columnOf<Rule extends ShiftRule | DayRule>(rule: Rule) {
  const { kind } = recordOf(rule);
  return { rule, kind, name: kind === 'duration' ? rule.replace('hours', 'minutes') : rule };
}

const SHIFT_COLUMNS = SHIFT_RULES.map(columnOf);
const DAY_COLUMNS = DAY_RULES.map(columnOf);
const TIMINGS = new Map<string, readonly { readonly wireName: string; readonly column: Column }[]>(
  DAYS.map((day) => [day, DAY_COLUMNS.map((column) => ({ wireName: timingName(day, column.rule, 'edit'), column }))]),
);

/** The record of a shift and its days, in one object without a second level. */
export function toRecord(columns: ShiftColumns, days: readonly DayColumns[]): ShiftRecord {
  const { id, version, created_at, updated_at } = columns;
  const values: Values = {};
  for (const column of SHIFT_COLUMNS) values[column.rule] = toWire(column, columns);
  for (const day of days) {
    for (const { wireName, column } of TIMINGS.get(day.day) ?? []) values[wireName] = toWire(column, day);
  }
  return Object.assign(values, { id, version, created_at, updated_at, shift_name: columns.shift_name });
}

function toWire({ name, kind }: Column, columns: object): unknown {
  const value = (columns as Values)[name];
  if (kind !== 'duration') return value;
  return typeof value === 'number' ? storedDuration(value) : null;
}

/** Turns the record into the response, with the names that the list has for some rules. */
export function toAnswer(record: ShiftRecord, employees: number): StoredShift {
  const rules = record as unknown as ShiftRules;
  // The record is changed, not copied: a list has dozens of shifts with 150 values each.
  return Object.assign(record as unknown as StoredShift, {
    shift_code: rules.code,
    employees,
    week_off: rules.week_off_days,
    timezone: rules.shift_utc_offset,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  });
}

/** The column values of rules; a rule that is left out has none. */
export function ruleColumns(rules: Readonly<Partial<Record<keyof ShiftRules, unknown>>>): Partial<ShiftColumns> {
  const columns: Values = {};
  for (const column of SHIFT_COLUMNS) {
    const value = rules[column.rule];
    if (value !== undefined) columns[column.name] = toColumn(column, value);
  }
  return columns;
}

/** The row of a day. */
export function dayColumns(shiftId: number, day: Day, rules: DayRules): DayColumns {
  const columns: Values = { shift_id: shiftId, day };
  for (const column of DAY_COLUMNS) columns[column.name] = toColumn(column, rules[column.rule]);
  return columns as DayColumns;
}

/** The seven days as they are stored; a day without a row is an empty one. */
export function storedDays(rows: readonly DayColumns[]): Record<Day, DayRules> {
  const stored = new Map(rows.map((row) => [row.day, row]));
  return Object.fromEntries(DAYS.map((day) => [day, toDay(stored.get(day))])) as Record<Day, DayRules>;
}

/** The column values of a record in the activity log. A day without any value has no row. */
export function columnsOfRecord(record: Readonly<Values>): {
  readonly rules: Partial<ShiftColumns>;
  readonly days: readonly (Partial<DayColumns> & { readonly day: Day })[];
} {
  const rules: Values = {};
  for (const column of SHIFT_COLUMNS) {
    if (record[column.rule] !== undefined) rules[column.name] = toColumn(column, record[column.rule]);
  }
  const days = DAYS.flatMap((day) => {
    const timings = (TIMINGS.get(day) ?? []).filter(({ wireName }) => record[wireName] !== undefined);
    const values = timings.map(({ wireName, column }) => [column.name, toColumn(column, record[wireName])]);
    return values.length > 0 ? [{ ...Object.fromEntries(values), day }] : [];
  });
  return { rules, days };
}

function toDay(row: DayColumns | undefined): DayRules {
  if (row === undefined) return EMPTY_DAY;
  const values = DAY_COLUMNS.map((column) => {
    const value = toWire(column, row);
    return [column.rule, column.kind === 'time' && typeof value === 'string' ? timeFromWire(value) : value];
  });
  return Object.fromEntries(values);
}

function toColumn({ kind }: Column, value: unknown): unknown {
  if (kind !== 'duration') return value;
  return typeof value === 'string' ? (minutesOfDuration(value) ?? null) : null;
}
