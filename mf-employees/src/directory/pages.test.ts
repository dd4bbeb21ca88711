import { parseId } from '@seamline/shared/table';
import { expect, test } from 'vitest';
import { groupsOf, isBlank, listedOf, peopleOf, totalOf } from './pages.ts';

const person = (id: number) => ({ id, user_id: id, user_name: `P${id}`, designation: 'Tailor', profile_pic: null });
const ids = (people: { id: number }[]) => people.map(({ id }) => id);

test('employees keep the order of the server, whatever their department', () => {
  const page = { department: { Accounts: [person(1), person(3)], Zari: [person(2)] }, order: [3, 2, 1] };
  expect(ids(peopleOf(page))).toEqual([3, 2, 1]);
  expect(peopleOf(page)[1]?.department).toBe('Zari');
});

test('employees without an order from the server are sorted by department, those without one last', () => {
  const page = { department: { '': [person(1)], Zari: [person(2)], Accounts: [person(3)] } };
  expect(ids(peopleOf(page))).toEqual([3, 2, 1]);
  expect(groupsOf(page)).toEqual([
    { name: 'Accounts', total: 1 },
    { name: 'Zari', total: 1 },
    { name: '', total: 1 },
  ]);
});

test('a server that counts the departments is believed', () => {
  const groups = [{ name: 'Accounts', total: 900 }];
  expect(groupsOf({ department: { Accounts: [person(1)] }, groups })).toBe(groups);
});

test('a department may have the name of a built-in property', () => {
  const department = JSON.parse('{"constructor": [], "__proto__": []}');
  expect(groupsOf({ department }).map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
});

test('an employee without a department is recognised by either name', () => {
  expect(['', ' ', 'No Department', 'Retail'].map(isBlank)).toEqual([true, true, true, false]);
});

test('all branches count together, one alone', () => {
  const branches = [
    { branch_id: 1, branch_name: 'Vesu', total_employees: 4 },
    { branch_id: 2, branch_name: 'Adajan', total_employees: 7, joining: 2 },
  ];
  expect(totalOf(branches)).toBe(11);
  expect(totalOf(branches, 2)).toBe(7);
  expect(totalOf(branches, 3)).toBe(0);
  expect([listedOf(branches), listedOf(branches, 1), listedOf(branches, 2)]).toEqual([13, 4, 9]);
});

test('a URL that names no branch means all of them', () => {
  const branch = (search: string) => parseId(new URLSearchParams(search).get('branch'));
  expect(branch('?branch=12')).toBe(12);
  for (const search of ['', '?branch=', '?branch=0', '?branch=-1', '?branch=1e3', '?branch=abc']) {
    expect(branch(search)).toBeUndefined();
  }
});
