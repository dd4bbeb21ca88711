import { DAYS, type Day, type DayRule, type DayRules, type ShiftRules } from '@seamline/shared/contract/shift';
import { shiftProblems } from '@seamline/shared/contract/shift-checks';
import { SHIFT_RULES } from '@seamline/shared/contract/shift-kinds';
import { nestDays, type Spelling, timingName } from '@seamline/shared/contract/shift-wire';
import type { ShiftChange, ShiftPayload } from '@seamline/shared/contract/shifts';
import { fieldsInvalid } from '../../errors.ts';

type Days = Record<Day, DayRules>;
type GivenRules = Partial<Pick<ShiftChange, keyof ShiftRules>>;

/** What was sent of a shift, sorted into the rules and the days. */
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

/** The days as they will be: what was sent over what is there. */
export function mergedDays(before: Days, { days }: Given): Days {
  return Object.fromEntries(DAYS.map((day) => [day, { ...before[day], ...days[day] }])) as Days;
}

type WeekOffs = Pick<ShiftRules, 'week_off_days' | 'alternate_week_off_days'>;

/** @throws the 422 with a sentence at each value that contradicts another one */
export function refuseContradictions(weekOffs: WeekOffs, days: Days, spelling: Spelling): void {
  const problems = shiftProblems({ ...weekOffs, days });
  if (problems.length === 0) return;
  throw fieldsInvalid(problems.map(({ path, message }) => ({ field: wireName(path, spelling), message })));
}

export const duplicateName = (name: string) => `There is already a shift called ${name}.`;

function wireName(path: readonly string[], spelling: Spelling): string {
  const [first = '', day, rule] = path;
  return day === undefined ? first : timingName(day as Day, rule as DayRule, spelling);
}

/** Who still holds a shift and keeps it from being deleted: the first of them by name. */
export interface Holders {
  readonly names: readonly string[];
  readonly employees: number;
  readonly formerEmployees: number;
}

/** 'General cannot be deleted: 4 employees hold it: Anjali Rana, Mira Patel, Zarna Shah and 1 more.' */
export function inUse(name: string, { names, employees, formerEmployees }: Holders): string {
  const total = employees + formerEmployees;
  if (total === 0) return `${name} cannot be deleted: somebody still holds it.`;
  const counts = [counted(employees, 'employee'), counted(formerEmployees, 'former employee')].filter(Boolean);
  const rest = total - names.length;
  const people = rest > 0 ? `${names.join(', ')} and ${rest} more` : listed(names);
  return `${name} cannot be deleted: ${counts.join(' and ')} ${total === 1 ? 'holds' : 'hold'} it: ${people}.`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
