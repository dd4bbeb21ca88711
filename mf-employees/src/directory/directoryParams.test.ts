import { expect, test } from 'vitest';
import { filterIn, formerEmployeesPath } from './directoryParams.ts';

test.each([
  ['', '/dashboard/exemployees'],
  ['q=asha+%26+co&branch=3&department=4&joined-from=2024-04-01', '/dashboard/exemployees?q=asha+%26+co&branch=3'],
])('the list of former employees has search and branch of the filter ?%s', (search, path) => {
  expect(formerEmployeesPath(filterIn(new URLSearchParams(search)))).toBe(path);
});
