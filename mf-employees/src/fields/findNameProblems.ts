import { findLastNameProblem } from '@seamline/shared/contract/employee-fields';

/**
 * Finds a missing last name in a form. The schema has the same rule, and does not come to it while another field has no
 * value of its type.
 */
export function findNameProblems(values: Parameters<typeof findLastNameProblem>[0]) {
  const message = findLastNameProblem(values);
  return message === undefined ? [] : [{ path: ['last_name'], message }];
}
