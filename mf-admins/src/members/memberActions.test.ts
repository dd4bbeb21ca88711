import { expect, test } from 'vitest';
import { actionsFor } from './memberActions.ts';

const owner = { number: '9876500001', status: 'owner' } as const;
const otherOwner = { number: '9876500011', status: 'owner' } as const;
const manager = { number: '9876500002', status: 'manager' } as const;

test('an owner updates everybody, deletes managers and sees Change Password at owners', () => {
  const viewer = { role: 'owner', number: owner.number } as const;
  expect([owner, otherOwner, manager].map((member) => actionsFor(viewer, member))).toEqual([
    ['update', 'password'],
    ['update', 'password'],
    ['update', 'remove'],
  ]);
});

test('a manager has Change Password at the own row and nothing else', () => {
  const viewer = { role: 'manager', number: manager.number } as const;
  expect([owner, otherOwner, manager].map((member) => actionsFor(viewer, member))).toEqual([[], [], ['password']]);
});

test('a manager whose number the session does not tell has nothing', () => {
  expect(actionsFor({ role: 'manager', number: undefined }, manager)).toEqual([]);
});
