import { expect, test } from 'vitest';
import { actionsFor, isLastOwner } from './MemberDialog.tsx';

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

test('the last active owner is the only one who is active, and never a manager', () => {
  const row = (member: typeof owner | typeof otherOwner | typeof manager, is_active: boolean) => ({
    ...member,
    name: 'Asha',
    email: null,
    edit_permission: true,
    view_permission: true,
    is_active,
    version: 1,
  });
  const [first, second, third] = [row(owner, true), row(otherOwner, false), row(manager, true)];
  expect([first, second, third].map((member) => isLastOwner(member, [first, second, third]))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isLastOwner(first, [first, row(otherOwner, true), third])).toBe(false);
  expect(isLastOwner(third, [third])).toBe(false);
});
