import * as z from 'zod/mini';
import { dayRecords, shiftRecords } from './shift-rules.ts';
import { DAYS } from './shift-time.ts';

type Schemas<Records extends Readonly<Record<string, { schema: z.ZodMiniType }>>> = {
  [Name in keyof Records]: Records[Name]['schema'];
};

function schemasOf<Records extends Readonly<Record<string, { schema: z.ZodMiniType }>>>(records: Records) {
  return mapped(records, ({ schema }) => schema) as Schemas<Records>;
}

function mapped<Entry, Value>(records: Readonly<Record<string, Entry>>, read: (record: Entry) => Value) {
  return Object.fromEntries(Object.entries(records).map(([name, record]) => [name, read(record)]));
}

/** The nineteen rules of one day: times as `09:30`, durations as `09:30:00` or `P1D`, null where none is set. */
export const dayRules = z.object(schemasOf(dayRecords));
export type DayRules = z.output<typeof dayRules>;

/** The rules that hold for every day: the name, and the sixty-two rules around the weekly table. */
export const shiftRules = z.object(schemasOf(shiftRecords));
export type ShiftRules = z.output<typeof shiftRules>;

/** The seven days, each with its nineteen rules. */
export const week = z.object({
  monday: dayRules,
  tuesday: dayRules,
  wednesday: dayRules,
  thursday: dayRules,
  friday: dayRules,
  saturday: dayRules,
  sunday: dayRules,
});
export type WeekRules = z.output<typeof week>;

/** A whole shift as the forms hold it. */
export const shiftInput = z.extend(shiftRules, { days: week });
export type ShiftInput = z.output<typeof shiftInput>;

interface Initial {
  readonly default: unknown;
  readonly missing?: unknown;
}
const initialOf = (record: Initial) => record.default;
const missingOf = (record: Initial) => record.missing ?? record.default;

/** A day on which nothing is set. */
export const EMPTY_DAY = mapped(dayRecords, initialOf) as DayRules;

/** The values shown for a stored day that lacks rules. */
export const MISSING_DAY = mapped(dayRecords, missingOf) as DayRules;

/** Seven days with the same rules. */
export function sameWeek(day: DayRules): WeekRules {
  return Object.fromEntries(DAYS.map((name) => [name, { ...day }])) as WeekRules;
}

/** The values that the add form starts with. */
export const NEW_SHIFT = {
  ...mapped(shiftRecords, initialOf),
  days: sameWeek({ ...EMPTY_DAY, shift_start_time: '09:00' }),
} as ShiftInput;

/** The values shown for a stored shift that lacks rules. */
export const MISSING_RULES = mapped(shiftRecords, missingOf) as ShiftRules;
