import type { Department } from '@seamline/shared/contract/organisation/departments';
import { expect, test } from 'vitest';
import { matching, type RecordGroup, recordsIn } from '../groups/groupedRecords.ts';
import { groupsOf, withDepartment, withoutDepartment } from './departmentList.ts';

const values = (name: string, code: string | null = null) => ({
  department_name: name,
  department_code: code,
  department_description: null,
  version: 1,
});

const answer = {
  '2': { branch_name: 'vesu', department: { '30': values('Retail', 'RET'), '4': values('accounts') } },
  '11': { branch_name: 'Branch 10', department: {} },
  '12': { branch_name: 'Branch 2', department: { '7': values('Retail') } },
};

const names = (groups: readonly RecordGroup[]) =>
  groups.map((group) => [group.name, recordsIn([group]).map(({ name }) => name)]);

const added: Department = { department_id: 99, branch_id: 12, branch_name: 'Branch 2', ...values('Billing') };

test('department groups: are in the order of the names, not of the ids', () => {
  expect(names(groupsOf(answer))).toEqual([
    ['Branch 2', ['Retail']],
    ['Branch 10', []],
    ['vesu', ['accounts', 'Retail']],
  ]);
});

test('department search: looks at branch, name and code together, and finds an empty branch by its name', () => {
  const found = (search: string, branchId?: number) => names(matching(groupsOf(answer), { search, groupId: branchId }));
  expect(found('retail')).toEqual([
    ['Branch 2', ['Retail']],
    ['vesu', ['Retail']],
  ]);
  expect(found('VESU ret')).toEqual([['vesu', ['Retail']]]);
  expect(found('ret', 12)).toEqual([['Branch 2', ['Retail']]]);
  expect(found('branch 10')).toEqual([['Branch 10', []]]);
  expect(found('nothing')).toEqual([]);
  expect(recordsIn(matching(groupsOf(answer), { search: 'retail' }))).toHaveLength(2);
});

test('cached departments: contain an upserted department once', () => {
  const once = withDepartment(answer, added);
  const twice = withDepartment(once, { ...added, department_name: 'Billing desk' });
  expect(names(groupsOf(once))[0]).toEqual(['Branch 2', ['Billing', 'Retail']]);
  expect(names(groupsOf(twice))[0]).toEqual(['Branch 2', ['Billing desk', 'Retail']]);
});

test('cached departments: get the branch of an upserted department', () => {
  const moved = withDepartment(answer, { ...added, branch_id: 50, branch_name: 'Adajan' });
  expect(names(groupsOf(moved))[0]).toEqual(['Adajan', ['Billing']]);
});

test('cached departments: lose a removed department', () => {
  expect(names(groupsOf(withoutDepartment(answer, 7)))[0]).toEqual(['Branch 2', []]);
});
