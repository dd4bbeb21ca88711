import { invalid } from '../errors.ts';
import { isCalendarDate } from '../wire/dates.ts';
import { LIMITS } from '../wire/fields.ts';

const [lowest, highest] = LIMITS.retirementAge;
const years = LIMITS.ageAtJoining;

/** The fields of an employee that the rules below read. */
export const DATED_FIELDS = [
  'birth_date',
  'joining_date',
  'retirement_age',
  'resignation_date',
  'company_last_day',
  'settled_on',
] as const;
export type DatedField = (typeof DATED_FIELDS)[number];

/** Dates as `YYYY-MM-DD`, an age as a number or in digits; null, undefined and '' are absent values. */
export type DatedValues = { readonly [Field in DatedField]?: string | number | null | undefined };

export interface ImpossibleDate {
  readonly field: DatedField;
  /** An encoded message, as `invalid` makes it. */
  readonly message: string;
}

interface Rule {
  /** Fields that the rule reads. A value that is absent or malformed breaks no rule. */
  readonly reads: readonly DatedField[];
  readonly isBroken: (values: readonly number[], today: number) => boolean;
  /** The message at each field, which is one that the rule reads and that was changed; the first of them shows it. */
  readonly messages: Readonly<Partial<Record<DatedField, string>>>;
}

const RULES: readonly Rule[] = [
  {
    reads: ['birth_date'],
    isBroken: ([birth = 0], today) => birth > today,
    messages: { birth_date: invalid('birth_date_in_future') },
  },
  {
    reads: ['joining_date'],
    isBroken: ([joining = 0], today) => joining > yearsLater(today, 1),
    messages: { joining_date: invalid('joining_date_too_late') },
  },
  {
    reads: ['birth_date', 'joining_date'],
    isBroken: ([birth = 0, joining = 0]) => joining < yearsLater(birth, years),
    messages: {
      birth_date: invalid('birth_date_too_late', { years }),
      joining_date: invalid('joining_date_too_early', { years }),
    },
  },
  {
    reads: ['resignation_date', 'joining_date'],
    isBroken: ([resignation = 0, joining = 0]) => resignation < joining,
    messages: {
      resignation_date: invalid('resignation_before_joining'),
      joining_date: invalid('joining_after_resignation'),
    },
  },
  {
    reads: ['company_last_day', 'joining_date'],
    isBroken: ([lastDay = 0, joining = 0]) => lastDay < joining,
    messages: { company_last_day: invalid('last_day_before_joining'), joining_date: invalid('joining_after_last_day') },
  },
  {
    reads: ['settled_on'],
    isBroken: ([settlement = 0], today) => settlement > today,
    messages: { settled_on: invalid('done_in_future') },
  },
  {
    reads: ['settled_on', 'joining_date'],
    isBroken: ([settlement = 0, joining = 0]) => settlement < joining,
    messages: { settled_on: invalid('settlement_before_joining'), joining_date: invalid('joining_after_settlement') },
  },
  {
    reads: ['retirement_age'],
    isBroken: ([age = 0]) => age < lowest || age > highest,
    messages: { retirement_age: invalid('retirement_age_out_of_range', { lowest, highest }) },
  },
];

/**
 * Finds the dates and ages of an employee that cannot be true, at most one problem for each field. `changed` names the
 * fields whose values differ from the stored ones, which are all fields when an employee is added: a rule that reads
 * none of them is skipped, so that a stored value never blocks another change. `today` is a date in Asia/Kolkata.
 */
export function findImpossibleDates(
  values: DatedValues,
  { today, changed }: { readonly today: string; readonly changed: readonly string[] },
): ImpossibleDate[] {
  const problems = new Map<DatedField, ImpossibleDate>();
  for (const { reads, isBroken, messages } of RULES) {
    const field = reads.find((name) => changed.includes(name));
    const message = field && messages[field];
    if (!message || problems.has(field)) continue;
    const comparable = reads.map((name) => comparableOf(name, values[name]));
    if (comparable.includes(undefined)) continue;
    if (isBroken(comparable as number[], dateNumber(today))) problems.set(field, { field, message });
  }
  return [...problems.values()];
}

/** True for a date that is more than a year after another one. */
export function isOverAYearAhead(date: string, today: string): boolean {
  return dateNumber(date) > yearsLater(dateNumber(today), 1);
}

function comparableOf(field: DatedField, value: string | number | null | undefined): number | undefined {
  const text = String(value ?? '');
  if (field === 'retirement_age') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return isCalendarDate(text) ? dateNumber(text) : undefined;
}

/** A date as the number YYYYMMDD, which orders dates by time and needs no `Date`. */
function dateNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}

/** The number of the same day some years later. 29 February of a common year lies between 28 February and 1 March. */
function yearsLater(date: number, years: number): number {
  return date + years * 10_000;
}
