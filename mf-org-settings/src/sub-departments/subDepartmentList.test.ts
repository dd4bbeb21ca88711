import type { BranchEntry } from '@seamline/shared/contract/organisation/sub-departments';
import { expect, test } from 'vitest';
import { linesOf, matching, recordsIn } from '../groups/groupedRecords.ts';
import {
  addUrl,
  findPlace,
  groupsOf,
  recordsOf,
  withoutSubDepartment,
  withSubDepartment,
} from './subDepartmentList.ts';

const sub = (id: number, sub_department: string, code: string | null = null) => ({
  id,
  sub_department,
  code,
  description: null,
  version: 1,
});

const branches: BranchEntry[] = [
  {
    branch_id: 2,
    branch_name: 'Vesu',
    departments: [
      { department_id: 9, department_name: 'Retail', sub_departments: [sub(1, 'Sarees', 'SAR'), sub(2, 'billing')] },
      { department_id: 3, department_name: 'Accounts', sub_departments: [] },
    ],
  },
  { branch_id: 5, branch_name: 'Adajan', departments: [] },
];

const groups = groupsOf(branches);

const outline = (found: typeof groups) =>
  found.map(({ name, parts }) => [name, parts.map((part) => [part.name, part.records.map((record) => record.name)])]);

const find = (search: string, branchId?: number, departmentId?: number) =>
  outline(matching(groups, { search, groupId: branchId, partId: departmentId }));

test('sub-department groups: are in the order of the names', () => {
  expect(outline(groups)).toEqual([
    ['Adajan', []],
    [
      'Vesu',
      [
        ['Accounts', []],
        ['Retail', ['billing', 'Sarees']],
      ],
    ],
  ]);
  expect(recordsIn(groups)).toHaveLength(2);
  expect(groups.map(linesOf)).toEqual([0, 4]);
});

test('sub-department search: looks at branch, department, name and code together', () => {
  expect(find('sar')).toEqual([['Vesu', [['Retail', ['Sarees']]]]]);
  expect(find('vesu retail bill')).toEqual([['Vesu', [['Retail', ['billing']]]]]);
  expect(find('accounts')).toEqual([['Vesu', [['Accounts', []]]]]);
  expect(find('adajan')).toEqual([['Adajan', []]]);
  expect(find('nothing')).toEqual([]);
});

test('sub-department filters: keep one branch, or one of its departments', () => {
  expect(find('', 5)).toEqual([['Adajan', []]]);
  expect(find('', 2, 3)).toEqual([['Vesu', [['Accounts', []]]]]);
});

test('cached sub-departments: contain an upserted one once, and not a removed one', () => {
  const retail = (changed: BranchEntry[]) => outline(groupsOf(changed)).find(([name]) => name === 'Vesu')?.[1]?.[1];
  const added = withSubDepartment(branches, { ...sub(7, 'Bridal'), department_id: 9 });
  expect(retail(added)).toEqual(['Retail', ['billing', 'Bridal', 'Sarees']]);
  const renamed = withSubDepartment(added, { ...sub(1, 'Dupattas'), department_id: 9 });
  expect(retail(renamed)).toEqual(['Retail', ['billing', 'Bridal', 'Dupattas']]);
  expect(retail(withoutSubDepartment(renamed, 2))).toEqual(['Retail', ['Bridal', 'Dupattas']]);
});

test('records of the sub-department list: name their department', () => {
  expect(
    recordsOf(branches).map(({ id, department_id, department_name }) => [id, department_id, department_name]),
  ).toEqual([
    [1, 9, 'Retail'],
    [2, 9, 'Retail'],
  ]);
});

test('branch and department of two ids: have the names from the list', () => {
  const retail = { branch_id: 2, branch_name: 'Vesu', department_id: 9, department_name: 'Retail' };
  expect(findPlace(groups, 2, 9)).toEqual(retail);
  expect(findPlace(groups, 5, 9)).toBeUndefined();
  expect(findPlace(groups, undefined, 9)).toBeUndefined();
});

test('URL of the add form: contains ids and names with any characters', () => {
  const place = { branch_id: 2, branch_name: 'A & B', department_id: 9, department_name: 'કાપડ #1' };
  const url = new URL(addUrl('/dashboard/subdepartment/add', place), 'http://localhost');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    branch_id: '2',
    branch_name: 'A & B',
    department_id: '9',
    department_name: 'કાપડ #1',
  });
});
