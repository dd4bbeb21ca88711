import { expect, test } from 'vitest';
import { menuPaths } from './menuPaths.ts';

const lazy = async () => ({ Component: () => null });

test('the menu of a remote alone names its screens in their order, and none that needs a parameter', () => {
  const routes = [
    {
      lazy,
      children: [
        { path: 'leavetype', lazy },
        { path: 'leavetype/add', lazy },
      ],
    },
    { path: 'employee/:id', lazy },
    {
      path: 'shifts',
      children: [
        { index: true as const, lazy },
        { path: 'edit', lazy },
        { path: ':id', lazy },
      ],
    },
  ];
  expect(menuPaths(routes)).toEqual([
    '/dashboard/leavetype',
    '/dashboard/leavetype/add',
    '/dashboard/shifts',
    '/dashboard/shifts/edit',
  ]);
});
