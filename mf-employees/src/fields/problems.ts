import {
  DATED_FIELDS,
  type DatedField,
  type DatedValues,
  findImpossibleDates,
} from '@seamline/shared/contract/employees/employee-dates';
import { findLastNameProblem } from '@seamline/shared/contract/employees/employee-fields';
import { findImpossibleValues } from '@seamline/shared/contract/employees/employee-values';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';

/** An error message, and the field that shows it. */
interface DateProblem {
  readonly path: readonly [DatedField];
  readonly message: string;
}

/** Finds the impossible dates among those values of a form that differ from the stored ones. */
export function findDateProblems(values: DatedValues, stored: DatedValues, now = new Date()): DateProblem[] {
  const changed = DATED_FIELDS.filter((name) => name in values && (values[name] ?? '') !== (stored[name] ?? ''));
  const problems = findImpossibleDates({ ...stored, ...values }, { today: dateInIndia(now), changed });
  return problems.map(({ field, message }) => ({ path: [field], message }));
}

/** Finds the numbers, mail addresses and links of a form that cannot work and differ from the stored ones. */
export function findValueProblems(
  values: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
) {
  return findImpossibleValues(values, stored).map(({ field, message }) => ({ path: [field], message }));
}

/**
 * Finds a missing last name in a form. A rule of the whole schema would hide the problems of its fields, since Zod
 * encodes a value only after the checks of the whole.
 */
export function findNameProblems(values: Parameters<typeof findLastNameProblem>[0]) {
  const message = findLastNameProblem(values);
  return message === undefined ? [] : [{ path: ['last_name'], message }];
}
