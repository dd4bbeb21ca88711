/** What is asked of the service, with the address for a given database. */
export interface Question {
  readonly name: string;
  readonly path: string;
  /** Whether the budget of pages holds for it. */
  readonly isPage: boolean;
}

export const QUESTIONS: readonly Question[] = [
  { name: 'directory, first page of 50', path: '/data/employees?limit=50', isPage: true },
  { name: 'directory, one branch, 50', path: '/data/employees?branch_id=1&limit=50', isPage: true },
  { name: 'search by part of a name, 50', path: '/data/employees?q=hetal&limit=50', isPage: true },
  { name: 'search by part of a number, 50', path: '/data/employees?q=98765&limit=50', isPage: false },
  { name: 'lookups of the forms', path: '/data/employee/select', isPage: false },
  { name: 'one person’s details', path: '/data/employeeDetails/77', isPage: false },
  { name: 'shifts with counts', path: '/data/manage-shift', isPage: false },
];

/** Budgets, as shares of requests a second. */
export const OF_BARE = 0.8;
export const OF_SMALL = 0.8;
