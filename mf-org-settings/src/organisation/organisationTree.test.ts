import { expect, test } from 'vitest';
import { outline, parents, search, treeOf } from './organisationTree.ts';

const tree = treeOf({
  employees: 12,
  branches: [
    { branch_id: 1, branch_name: 'Adajan', employees: 0, departments: [] },
    {
      branch_id: 2,
      branch_name: 'Vesu Showroom',
      employees: 12,
      departments: [
        {
          department_id: 1,
          department_name: 'Retail',
          employees: 9,
          sub_departments: [
            { id: 1, sub_department: 'Sarees & Silk', employees: 6 },
            { id: 2, sub_department: 'Billing', employees: 3 },
          ],
        },
        { department_id: 2, department_name: 'Accounts', employees: 2, sub_departments: [] },
      ],
    },
  ],
});

const lines = (found: typeof tree) => outline(found).map(({ node, level }) => `${'-'.repeat(level)}${node.name}`);

test('organisation tree: starts at the branches, each node with its headcount and share', () => {
  expect(lines(tree)).toEqual(['Adajan', 'Vesu Showroom', '-Retail', '--Sarees & Silk', '--Billing', '-Accounts']);
  expect(tree.nodes.get('department-1')).toMatchObject({ kind: 'department', employees: 9, share: 0.75 });
  expect(tree.nodes.get('branch-1')).toMatchObject({ employees: 0, share: 0 });
  expect(tree.nodes.get('branch-2')).toMatchObject({ employees: 12, share: 1 });
});

test('organisation tree: has unique ids across levels, and a list for every node', () => {
  expect([...tree.nodes.values()].map(({ id, list }) => [id, list])).toEqual([
    ['branch-1', '/dashboard/department?branch=1'],
    ['sub-department-1', '/dashboard/subdepartment?branch=2&department=1&q=Sarees%20%26%20Silk'],
    ['sub-department-2', '/dashboard/subdepartment?branch=2&department=1&q=Billing'],
    ['department-1', '/dashboard/subdepartment?branch=2&department=1'],
    ['department-2', '/dashboard/subdepartment?branch=2&department=2'],
    ['branch-2', '/dashboard/department?branch=2'],
  ]);
});

test('organisation tree: has the employees of every node', () => {
  expect([...tree.nodes.values()].map(({ people }) => people)).toEqual([
    '/dashboard/employee?branch=1',
    '/dashboard/employee?branch=2&department=1&sub-department=1',
    '/dashboard/employee?branch=2&department=1&sub-department=2',
    '/dashboard/employee?branch=2&department=1',
    '/dashboard/employee?branch=2&department=2',
    '/dashboard/employee?branch=2',
  ]);
});

test('search of the organisation: keeps matches and their expanded ancestors', () => {
  const found = search(tree, 'BILL');
  expect(lines(found)).toEqual(['Vesu Showroom', '-Retail', '--Billing']);
  expect(found.matches).toBe(1);
  expect(found.open).toEqual(['department-1', 'branch-2']);
});

test('search of the organisation: keeps everything below a match, collapsed', () => {
  const found = search(tree, 'retail');
  expect(lines(found)).toEqual(['Vesu Showroom', '-Retail', '--Sarees & Silk', '--Billing']);
  expect(found).toMatchObject({ matches: 1, open: ['branch-2'] });
});

test('search of the organisation: without words keeps everything and expands nothing', () => {
  expect(search(tree, '  ')).toMatchObject({ matches: 6, open: [] });
  expect(search(tree, 'nobody')).toMatchObject({ matches: 0, branches: [] });
});

test('organisation tree: knows the nodes that can be expanded', () => {
  expect(parents(tree)).toEqual(['department-1', 'branch-2']);
});
