import type { Assignment } from '@seamline/shared/contract/employee-profiles';

/** The assignment of a date, among assignments of which the latest comes first; none before the oldest. */
export function assignmentOn(assignments: readonly Assignment[], date: string): Assignment | undefined {
  return assignments.find(({ effective_from }) => effective_from <= date);
}
