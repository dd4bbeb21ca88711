import {
  type DayRules,
  dayRules,
  MISSING_DAY,
  MISSING_RULES,
  type ShiftInput,
  shiftRules,
  type WeekRules,
} from './shift.ts';
import type { RuleKind } from './shift-rule.ts';
import { DAY_RULES, type DayRule, type dayRecords, isInForce, recordOf, SHIFT_RULES } from './shift-rules.ts';
import { DAYS, type Day, durationOf, minutesOfDuration } from './shift-time.ts';

/** Adding and changing a shift spell three of a day's rules, and all its times, differently. */
export type Spelling = 'add' | 'edit';

type AddName<R extends DayRule> = (typeof dayRecords)[R] extends { wire: { add: infer Name extends string } }
  ? Name
  : R;

/** A day's rules by their names on the wire, in either spelling: `monday_tea_before_minute`. */
export type Timings = { [R in DayRule as `${Day}_${R | AddName<R>}`]?: DayRules[R] };
export type TimingName = keyof Timings;

/** The name of a day's rule on the wire. */
export function timingName(day: Day, rule: DayRule, spelling: Spelling): TimingName {
  const name = spelling === 'add' ? recordOf(rule).wire?.add : undefined;
  return `${day}_${name ?? rule}` as TimingName;
}

/** The wire form of the seven days. */
export function flattenDays(days: WeekRules, spelling: Spelling): Timings {
  return Object.fromEntries(
    DAYS.flatMap((day) => DAY_RULES.map((rule) => [timingName(day, rule, spelling), days[day][rule]])),
  );
}

/** Groups the sent timings by day; if both spellings are present, the given one wins. */
export function nestDays(timings: Timings, spelling: Spelling): Record<Day, Partial<DayRules>> {
  const other = spelling === 'add' ? 'edit' : 'add';
  const rulesOf = (day: Day) =>
    DAY_RULES.flatMap((rule) => {
      const name = [timingName(day, rule, spelling), timingName(day, rule, other)].find(
        (each) => timings[each] !== undefined,
      );
      return name ? [[rule, timings[name]]] : [];
    });
  return Object.fromEntries(DAYS.map((day) => [day, Object.fromEntries(rulesOf(day))])) as Record<
    Day,
    Partial<DayRules>
  >;
}

const FIELD_PATHS = new Map<string, string>(
  DAYS.flatMap((day) =>
    DAY_RULES.flatMap((rule) =>
      (['add', 'edit'] as const).map((spelling) => [timingName(day, rule, spelling), `days.${day}.${rule}`] as const),
    ),
  ),
);

/** The field path of a name on the wire: `monday_tea_before_minute` → `days.monday.take_tea_before_minute`. */
export function fieldPathOf(name: string): string {
  return FIELD_PATHS.get(name) ?? name;
}

/** A time as the form has it, sent with seconds or without. */
export const timeFromWire = (time: string) => time.slice(0, 5);

/** A duration in the spelling of the form's choices; whole days, such as `P1D`, keep theirs. */
export function durationFromWire(duration: string): string {
  const minutes = minutesOfDuration(duration);
  return minutes === undefined || /^P\d+D$/.test(duration) ? duration : durationOf(minutes);
}

/** A stored shift as the form shows it. */
export interface ReadShift {
  readonly shift: ShiftInput;
  /** The field paths whose value was missing, such as `sandwich_type` or `days.monday.lunch_start_time`. */
  readonly assumed: readonly string[];
}

/** Reads a shift from a response; a default replaces what is missing or invalid. */
export function readShift(answer: Readonly<Record<string, unknown>>): ReadShift {
  const assumed: string[] = [];
  const rules = SHIFT_RULES.map((rule) => {
    const { kind, wire, optional, default: initial } = recordOf(rule);
    const value = fromWire(kind, answer[rule] ?? answer[wire?.list ?? rule]);
    // What is stored as empty while its rule is switched off stays as in a new shift.
    const fallback = value === null && !isInForce(rule, answer) ? initial : MISSING_RULES[rule];
    const read = shiftRules.shape[rule].safeParse(value === null ? fallback : value);
    const isMissing =
      value === undefined || value === null ? fallback !== null && rule !== 'shift_name' && !optional : !read.success;
    if (isMissing) assumed.push(rule);
    return [rule, read.success ? read.data : fallback];
  });
  const days = DAYS.map((day) => {
    const entries = DAY_RULES.map((rule) => {
      const sent = answer[timingName(day, rule, 'edit')] ?? answer[timingName(day, rule, 'add')];
      const read = dayRules.shape[rule].safeParse(fromWire(recordOf(rule).kind, sent));
      if (!read.success) assumed.push(`days.${day}.${rule}`);
      return [rule, read.success ? read.data : MISSING_DAY[rule]];
    });
    return [day, Object.fromEntries(entries)];
  });
  return { shift: { ...Object.fromEntries(rules), days: Object.fromEntries(days) } as ShiftInput, assumed };
}

function fromWire(kind: RuleKind, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (kind === 'time') return timeFromWire(value);
  return kind === 'duration' ? durationFromWire(value) : value;
}
