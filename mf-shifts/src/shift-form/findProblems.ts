import { DAYS, type Day, type DayRules, dayRules, type ShiftInput } from '@seamline/shared/contract/shift';
import { type ShiftProblem, shiftProblems } from '@seamline/shared/contract/shift-checks';
import { EMPTY_DAY } from '@seamline/shared/contract/shift-defaults';
import { DAY_RULES } from '@seamline/shared/contract/shift-kinds';

/** What contradicts itself in a shift that is being written; a value that is none by itself is as if it were not set. */
export function findProblems(shift: ShiftInput): ShiftProblem[] {
  const days = Object.fromEntries(DAYS.map((day) => [day, readable(shift.days[day])])) as Record<Day, DayRules>;
  return shiftProblems({ ...shift, days });
}

function readable(day: DayRules): DayRules {
  const values = DAY_RULES.map((rule) => {
    const read = dayRules.shape[rule].safeParse(day[rule]);
    return [rule, read.success ? read.data : EMPTY_DAY[rule]];
  });
  return Object.fromEntries(values);
}
