import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import type { DayRules, ShiftRules } from '@seamline/shared/contract/shift';
import { shiftProblems } from '@seamline/shared/contract/shift-checks';
import { type DayRule, SHIFT_RULES } from '@seamline/shared/contract/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shift-time';
import { nestDays, type Spelling, timingName } from '@seamline/shared/contract/shift-wire';
import type { ShiftChange, ShiftPayload } from '@seamline/shared/contract/shifts';
import { fieldsInvalid } from '../../errors.ts';
import { counted, inUse as recordInUse } from '../inUse.ts';

type Days = Record<Day, DayRules>;
type GivenRules = Partial<Pick<ShiftChange, keyof ShiftRules>>;

/** The sent values of a shift, sorted into rules and days. */
export interface Given {
  readonly spelling: Spelling;
  readonly rules: GivenRules;
  readonly days: Record<Day, Partial<DayRules>>;
}

/** Sorts a body; an empty code is none. */
export function given(body: ShiftPayload | ShiftChange, spelling: Spelling): Given {
  const sent = SHIFT_RULES.flatMap((rule) => (body[rule] === undefined ? [] : [[rule, body[rule]]]));
  const rules: GivenRules = Object.fromEntries(sent);
  return {
    spelling,
    rules: rules.code === '' ? { ...rules, code: null } : rules,
    days: nestDays(body, spelling),
  };
}

/** The stored days, overwritten by the sent values. */
export function mergedDays(before: Days, { days }: Given): Days {
  return Object.fromEntries(DAYS.map((day) => [day, { ...before[day], ...days[day] }])) as Days;
}

type WeekOffs = Pick<ShiftRules, 'week_off_days' | 'alternate_week_off_days'>;

/** @throws the 422 with a message at each value that contradicts another one */
export function refuseContradictions(weekOffs: WeekOffs, days: Days, spelling: Spelling): void {
  const problems = shiftProblems({ ...weekOffs, days });
  if (problems.length === 0) return;
  throw fieldsInvalid(problems.map(({ path, message }) => ({ field: wireName(path, spelling), message })));
}

export const duplicateName = (name: string) => localized('shift_name_taken', { name });

function wireName(path: readonly string[], spelling: Spelling): string {
  const [first = '', day, rule] = path;
  return day === undefined ? first : timingName(day as Day, rule as DayRule, spelling);
}

/** Employees who hold a shift, which therefore cannot be deleted; the first of them by name. */
export interface Holders {
  readonly names: readonly string[];
  readonly employees: number;
  readonly formerEmployees: number;
  /** Planned transfers to the shift. */
  readonly transfers: number;
}

/** 'General cannot be deleted: 4 employees hold it: Anjali Rana, Mira Patel, Zarna Shah and 1 more.' */
export function inUse(name: string, { names, employees, formerEmployees, transfers }: Holders): LocalizedMessage {
  const total = employees + formerEmployees;
  if (total === 0 && transfers > 0) return recordInUse(name, { transfers });
  if (total === 0) return localized('shift_still_in_use', { name });
  const holders = counted({ employees, former_employees: formerEmployees });
  const rest = total - names.length;
  const people = rest > 0 ? [...names, localized('more', { count: rest })] : names;
  return localized('shift_in_use', { name, holders, people, total });
}
