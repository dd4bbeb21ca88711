import {
  type DayRules,
  dayRules,
  EMPTY_DAY,
  type ShiftInput,
  shiftInput,
  shiftRules,
} from '@seamline/shared/contract/shifts/shift';
import { type ShiftProblem, shiftProblems } from '@seamline/shared/contract/shifts/shift-checks';
import { DAY_RULES, type DayRule, SHIFT_RULES, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';

/** A value that is typed and is no value of its rule yet. */
export interface UnreadableRule {
  readonly rule: ShiftRule | DayRule;
  /** The days in question; none for a rule that all days have in common. */
  readonly days: readonly Day[];
}

/** Lists the values of a shift that cannot be read yet; the form reports a missing name, on which no rule depends. */
export function unreadableRules(typed: ShiftInput): UnreadableRule[] {
  if (shiftInput.safeParse(typed).success) return [];
  const rules = SHIFT_RULES.filter(
    (rule) => rule !== 'shift_name' && rule !== 'code' && !shiftRules.shape[rule].safeParse(typed[rule]).success,
  );
  const timings = DAY_RULES.map((rule) => {
    return { rule, days: DAYS.filter((day) => !dayRules.shape[rule].safeParse(typed.days[day][rule]).success) };
  });
  return [...rules.map((rule) => ({ rule, days: [] })), ...timings.filter(({ days }) => days.length > 0)];
}

/** The shift as typed so far; values of another shift replace those that cannot be read yet. */
export function readableShift(typed: ShiftInput, otherwise: ShiftInput): ShiftInput {
  if (shiftInput.safeParse(typed).success) return typed;
  const readable: Record<string, unknown> = { ...typed };
  for (const { rule, days } of unreadableRules(typed)) {
    if (days.length === 0) readable[rule] = otherwise[rule as ShiftRule];
  }
  return { ...readable, days: readableDays(typed, (day) => otherwise.days[day]) } as ShiftInput;
}

/** The contradictions of a shift that is being typed; what is no value of its rule counts as empty. */
export function findProblems(shift: ShiftInput): ShiftProblem[] {
  return shiftProblems({ ...shift, days: readableDays(shift, () => EMPTY_DAY) });
}

function readableDays({ days }: ShiftInput, otherwise: (day: Day) => DayRules): Record<Day, DayRules> {
  const readable = DAYS.map((day) => {
    const values = DAY_RULES.map((rule) => {
      const read = dayRules.shape[rule].safeParse(days[day][rule]);
      return [rule, read.success ? read.data : otherwise(day)[rule]];
    });
    return [day, Object.fromEntries(values)];
  });
  return Object.fromEntries(readable);
}
