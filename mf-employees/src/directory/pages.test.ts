import { expect, test } from 'vitest';
import { departmentsOf, idIn, totalOf } from './pages.ts';

const person = (id: number) => ({ id, user_id: id, user_name: `P${id}`, designation: 'Tailor', profile_pic: null });

test('a department that goes on over two pages is shown once', () => {
  const pages = [
    { department: { Accounts: [person(1)], Cutting: [] } },
    { department: { Accounts: [person(2)], Cutting: [] } },
  ];
  expect(departmentsOf(pages).map(([name, people]) => [name, people.length])).toEqual([
    ['Accounts', 2],
    ['Cutting', 0],
  ]);
});

test('people without a department come last', () => {
  const pages = [{ department: { '': [person(1)], Zari: [person(2)], Accounts: [person(3)] } }];
  expect(departmentsOf(pages).map(([name]) => name)).toEqual(['Accounts', 'Zari', '']);
});

test('a department may have the name of a built-in property', () => {
  const department = JSON.parse('{"constructor": [], "__proto__": []}');
  expect(departmentsOf([{ department }]).map(([name]) => name)).toEqual(['__proto__', 'constructor']);
});

test('all branches count together, one alone', () => {
  const branches = [
    { branch_id: 1, branch_name: 'Vesu', total_employees: 4 },
    { branch_id: 2, branch_name: 'Adajan', total_employees: 7 },
  ];
  expect(totalOf(branches)).toBe(11);
  expect(totalOf(branches, 2)).toBe(7);
  expect(totalOf(branches, 3)).toBe(0);
});

test('an address that names no branch means all of them', () => {
  const branch = (search: string) => idIn(new URLSearchParams(search), 'branch');
  expect(branch('?branch=12')).toBe(12);
  for (const search of ['', '?branch=', '?branch=0', '?branch=-1', '?branch=1e3', '?branch=abc']) {
    expect(branch(search)).toBeUndefined();
  }
});
