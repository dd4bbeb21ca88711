import {
  DATED_FIELDS,
  type DatedField,
  type DatedValues,
  dateInIndia,
  findImpossibleDates,
} from '@seamline/shared/contract/employee-dates';

/** An error message, and the field that shows it. */
export interface DateProblem {
  readonly path: readonly [DatedField];
  readonly message: string;
}

/** Finds the impossible dates among those values of a form that differ from the stored ones. */
export function findDateProblems(values: DatedValues, stored: DatedValues, now = new Date()): DateProblem[] {
  const changed = DATED_FIELDS.filter((name) => name in values && (values[name] ?? '') !== (stored[name] ?? ''));
  const problems = findImpossibleDates({ ...stored, ...values }, { today: dateInIndia(now), changed });
  return problems.map(({ field, message }) => ({ path: [field], message }));
}
