import {
  DAYS,
  type DayRules,
  dayRules,
  type ShiftInput,
  shiftInput,
  shiftRules,
} from '@seamline/shared/contract/shift';
import { DAY_RULES, SHIFT_RULES } from '@seamline/shared/contract/shift-kinds';

/** The shift as typed so far; where something typed is no value yet, that of another shift stands in. */
export function readableShift(typed: ShiftInput, otherwise: ShiftInput): ShiftInput {
  if (shiftInput.safeParse(typed).success) return typed;
  const readable: Record<string, unknown> = { ...typed };
  for (const rule of SHIFT_RULES) {
    // A missing name is for the form to notice; nothing else depends on it.
    const isName = rule === 'shift_name' || rule === 'code';
    if (!isName && !shiftRules.shape[rule].safeParse(typed[rule]).success) readable[rule] = otherwise[rule];
  }
  const days = { ...typed.days };
  for (const day of DAYS) days[day] = readableDay(typed.days[day], otherwise.days[day]);
  return { ...readable, days } as ShiftInput;
}

function readableDay(typed: DayRules, otherwise: DayRules): DayRules {
  const readable: Record<string, unknown> = { ...typed };
  for (const rule of DAY_RULES) {
    if (!dayRules.shape[rule].safeParse(typed[rule]).success) readable[rule] = otherwise[rule];
  }
  return readable as DayRules;
}
