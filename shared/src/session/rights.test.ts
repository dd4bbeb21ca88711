import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from './jotaiStore.ts';
import { currentRights, mayEdit, setRights, storedRights } from './rights.ts';
import { tokenAtom } from './token.ts';

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const sessionOf = (number: string, role = 'manager') => store.set(tokenAtom, tokenOf({ number, role }));

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  sessionOf('9876500002');
});

afterEach(() => {
  kept.clear();
  store.set(tokenAtom, null);
  vi.unstubAllGlobals();
});

const full = { canView: true, canEdit: true, scope: null };

test.each([
  ['everything', full, '/dashboard/branches', true],
  ['everything, before the server has answered', null, '/dashboard/branches', true],
  ['nothing without the right', { ...full, canEdit: false }, '/dashboard/Employee/add', false],
  ['their own account without the right', { ...full, canEdit: false }, '/dashboard/Manager/9876500002/edit', true],
  ['people of their branches', { ...full, scope: ['Vesu'] }, '/dashboard/Employee/add', true],
  ['departments of their branches', { ...full, scope: ['Vesu'] }, '/dashboard/department', true],
  ['nothing with a scope of no branch', { ...full, scope: [] }, '/dashboard/Employee/add', false],
])('a manager may change %s', (_, rights, pathname, expected) => {
  expect(mayEdit(rights, pathname)).toBe(expected);
});

test.each([
  ...['branches/5/edit', 'branches/add', 'designation', 'companydetail', 'organisation/import', 'leavereason'],
  ...['leavetype', 'leavemanagement', 'AddLeaveType/add', 'manageshiftPage', 'ManageShiftPage/edit/5', 'addshift'],
  ...['manage-shift/add', 'employee/health/codes'],
])('a manager with a scope only reads %s', (path) => {
  expect(mayEdit({ ...full, scope: ['Vesu'] }, `/dashboard/${path}`)).toBe(false);
});

test('rights are those of one manager, and owners have no limits', () => {
  setRights({ ...full, canEdit: false });
  expect(currentRights()).toMatchObject({ canEdit: false });
  sessionOf('9876500003');
  expect(currentRights()).toBeNull();
  sessionOf('9876500002', 'owner');
  expect(currentRights()).toBeNull();
});

test.each([
  ['are there after a reload', { person: '9876500002', ...full, scope: ['Vesu'] }, ['Vesu']],
  ['of another release are left out', { person: '9876500002', limits: 'none', scope: ['Vesu'] }, undefined],
  ['with a scope of another shape are left out', { person: '9876500002', ...full, scope: 'Vesu' }, undefined],
])('stored rights %s', (_, stored, scope) => {
  kept.set('seamline:recent:rights', JSON.stringify(stored));
  expect(storedRights()?.scope).toEqual(scope);
});
