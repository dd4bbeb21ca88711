import { expect, test } from 'vitest';
import { menuPaths } from './Host.tsx';

const lazy = async () => ({ Component: () => null });

test('the menu of a remote without a shell lists its screens in order, except those with parameters', () => {
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
