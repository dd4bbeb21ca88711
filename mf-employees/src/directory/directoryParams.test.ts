import { expect, test } from 'vitest';
import { filterIn, formerEmployeesPath, openingOf, searchOf } from './directoryParams.ts';

test.each([
  ['', '/dashboard/exemployees'],
  ['q=asha+%26+co&branch=3&department=4&joined-from=2024-04-01', '/dashboard/exemployees?q=asha+%26+co&branch=3'],
])('the list of former employees has search and branch of the filter ?%s', (search, path) => {
  expect(formerEmployeesPath(filterIn(new URLSearchParams(search)))).toBe(path);
});

test('a saved view has everything that is shown, in one spelling, and opens in place of all other filters', () => {
  const given = 'status=on-notice&branch=3&joined-from=2024-04-01&q=asha+%26+co&sort=department&nonsense=1&gender=none';
  const filter = filterIn(new URLSearchParams(given));
  const search = searchOf({ filter, view: 'list', columns: [] });
  expect(search).toBe('branch=3&status=on-notice&joined-from=2024-04-01&q=asha+%26+co&view=list&columns=name');
  const opening = openingOf({ id: 7, name: 'Asha', search });
  expect(opening).toMatchObject({ saved: '7', branch: '3', gender: '', sort: '', columns: 'name' });
  expect(filterIn(new URLSearchParams(opening))).toEqual(filter);
});
