import { findLastNameProblem } from '@seamline/shared/contract/employee-fields';

/**
 * Finds a missing last name in a form. A rule of the whole schema would hide the problems of its fields, since Zod
 * encodes a value only after the checks of the whole.
 */
export function findNameProblems(values: Parameters<typeof findLastNameProblem>[0]) {
  const message = findLastNameProblem(values);
  return message === undefined ? [] : [{ path: ['last_name'], message }];
}
