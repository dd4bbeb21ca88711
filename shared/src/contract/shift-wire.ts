import {
  DAYS,
  type Day,
  type DayRule,
  type DayRules,
  dayRules,
  type ShiftInput,
  shiftRules,
  type WeekRules,
} from './shift.ts';
import { MISSING_DAY, MISSING_RULES } from './shift-defaults.ts';
import { DAY_RULE_KINDS, DAY_RULES, SHIFT_RULE_KINDS, SHIFT_RULES } from './shift-kinds.ts';
import { durationOf, minutesOfDuration } from './shift-time.ts';

/** Adding and changing a shift spell three of a day's rules, and all its times, differently. */
export type Spelling = 'add' | 'edit';

const ADD_NAMES = {
  late_in_count_after_minutes: 'late_in_after_minutes',
  early_out_count_before_minutes: 'early_out_before_minutes',
  take_tea_before_minute: 'tea_before_minute',
} as const satisfies Partial<Record<DayRule, string>>;

type AddName<R extends DayRule> = R extends keyof typeof ADD_NAMES ? (typeof ADD_NAMES)[R] : R;

/** A day's rules by their names on the wire, in either spelling: `monday_tea_before_minute`. */
export type Timings = { [R in DayRule as `${Day}_${R | AddName<R>}`]?: DayRules[R] };
export type TimingName = keyof Timings;

/** The name of a day's rule on the wire. */
export function timingName(day: Day, rule: DayRule, spelling: Spelling): TimingName {
  const names: Partial<Record<DayRule, string>> = spelling === 'add' ? ADD_NAMES : {};
  return `${day}_${names[rule] ?? rule}` as TimingName;
}

/** The seven days as they are sent. */
export function flattenDays(days: WeekRules, spelling: Spelling): Timings {
  return Object.fromEntries(
    DAYS.flatMap((day) => DAY_RULES.map((rule) => [timingName(day, rule, spelling), days[day][rule]])),
  );
}

/** What of the seven days was sent; where both spellings came, the given one counts. */
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

const PLACES = new Map<string, string>(
  DAYS.flatMap((day) =>
    DAY_RULES.flatMap((rule) =>
      (['add', 'edit'] as const).map((spelling) => [timingName(day, rule, spelling), `days.${day}.${rule}`] as const),
    ),
  ),
);

/** Where a name of the wire stands in the form: `monday_tea_before_minute` → `days.monday.take_tea_before_minute`. */
export function placeOf(name: string): string {
  return PLACES.get(name) ?? name;
}

/** A time as the form has it, whether it came with seconds or without. */
export const timeFromWire = (time: string) => time.slice(0, 5);

/** A duration as the form has it: a spelling that no choice has is brought to that of the choices. */
export function durationFromWire(duration: string): string {
  const minutes = minutesOfDuration(duration);
  return minutes === undefined || /^P\d+D$/.test(duration) ? duration : durationOf(minutes);
}

/** A stored shift as the form shows it, and which of its values are defaults that stand in for missing ones. */
export interface ReadShift {
  readonly shift: ShiftInput;
  /** Places in the form, such as `sandwich_type` or `days.monday.lunch_start_time`. */
  readonly assumed: readonly string[];
}

/** Reads a shift from an answer; what is missing, or no value of its rule, is taken from the defaults. */
export function readShift(answer: Readonly<Record<string, unknown>>): ReadShift {
  const assumed: string[] = [];
  const rules = SHIFT_RULES.map((rule) => {
    const value = fromWire(SHIFT_RULE_KINDS[rule], answer[rule] ?? answer[LIST_NAMES[rule] ?? rule]);
    const fallback = MISSING_RULES[rule];
    const read = shiftRules.shape[rule].safeParse(value === null ? fallback : value);
    const isMissing =
      value === undefined || value === null ? fallback !== null && rule !== 'shift_name' : !read.success;
    if (isMissing) assumed.push(rule);
    return [rule, read.success ? read.data : fallback];
  });
  const days = DAYS.map((day) => {
    const entries = DAY_RULES.map((rule) => {
      const sent = answer[timingName(day, rule, 'edit')] ?? answer[timingName(day, rule, 'add')];
      const read = dayRules.shape[rule].safeParse(fromWire(DAY_RULE_KINDS[rule], sent));
      if (!read.success) assumed.push(`days.${day}.${rule}`);
      return [rule, read.success ? read.data : MISSING_DAY[rule]];
    });
    return [day, Object.fromEntries(entries)];
  });
  return { shift: { ...Object.fromEntries(rules), days: Object.fromEntries(days) } as ShiftInput, assumed };
}

/** The list has names of its own for four of the rules. */
const LIST_NAMES: Partial<Record<string, string>> = {
  code: 'shift_code',
  week_off_days: 'week_off',
  shift_utc_offset: 'timezone',
};

function fromWire(kind: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (kind === 'time') return timeFromWire(value);
  return kind === 'duration' ? durationFromWire(value) : value;
}
