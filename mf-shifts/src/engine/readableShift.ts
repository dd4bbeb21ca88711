import {
  type DayRules,
  dayRules,
  EMPTY_DAY,
  type ShiftInput,
  shiftInput,
  shiftRules,
} from '@seamline/shared/contract/shift';
import { type ShiftProblem, shiftProblems } from '@seamline/shared/contract/shift-checks';
import { DAY_RULES, SHIFT_RULES } from '@seamline/shared/contract/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shift-time';

/** The shift as typed so far; values of another shift replace what is no value of its rule yet. */
export function readableShift(typed: ShiftInput, otherwise: ShiftInput): ShiftInput {
  if (shiftInput.safeParse(typed).success) return typed;
  const readable: Record<string, unknown> = { ...typed };
  for (const rule of SHIFT_RULES) {
    // The form reports a missing name; no other rule depends on it.
    const isName = rule === 'shift_name' || rule === 'code';
    if (!isName && !shiftRules.shape[rule].safeParse(typed[rule]).success) readable[rule] = otherwise[rule];
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
