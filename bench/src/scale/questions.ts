import { mobileNumber } from '../../../server/src/seed/employees.ts';

/** A request that the benchmark sends, with its path for a given database. */
export interface Question {
  readonly name: string;
  readonly path: string;
  /** True if the response grows with the number of employees; the others are constant. */
  readonly grows: boolean;
}

const page = (name: string, filter: string, grows = false): Question => ({
  name,
  path: `/data/employees?sort=department&limit=50${filter}`,
  grows,
});

export const QUESTIONS: readonly Question[] = [
  page('directory, first page of 50', ''),
  page('directory, one branch, 50', '&branch_id=1'),
  { name: 'directory by name, 50', path: '/data/employees?sort=name&limit=50', grows: false },
  page('search for one person’s number', `&q=${mobileNumber(77)}`),
  page('search by part of a number', '&q=98765', true),
  page('search by part of a name', '&q=hetal', true),
  { name: 'lookups of the forms', path: '/data/employee/select', grows: false },
  { name: 'one person’s details', path: '/data/employeeDetails/77', grows: false },
  { name: 'figures of the home page', path: '/data/employees/figures', grows: false },
  { name: 'shifts with counts', path: '/data/manage-shift', grows: false },
];

/** Budgets, as shares of requests a second. */
export const OF_BARE = 0.8;
export const OF_SMALL = 0.8;
