import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../session/testing/memoryStorage.ts';
import { draftKey, dropDraft, keepDraft, readDraft, sweepDrafts } from './useDraft.ts';

const KEY = draftKey('9876500001', '/dashboard/Employee/add#');
const EMPTY = {
  first_name: '',
  branch_id: undefined,
  people: [],
  country_code: '+91',
  days: { monday: {} },
  file: null,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a draft keeps what differs, nested values and emptied fields too', () => {
  const before = { ...EMPTY, first_name: 'Asha', branch_id: 3 };
  const values = {
    ...before,
    first_name: 'Hetal',
    branch_id: undefined,
    people: [7],
    days: { monday: { lunch: '13:00' } },
  };
  keepDraft(KEY, values, before, 4, new Date('2026-11-21T10:00:00Z'));

  expect(readDraft(KEY, before, Date.parse('2026-11-22T10:00:00Z'))).toEqual({
    at: '2026-11-21T10:00:00.000Z',
    version: 4,
    values: { first_name: 'Hetal', people: [7], days: { monday: { lunch: '13:00' } } },
    emptied: ['branch_id'],
  });
});

test('a file is never stored, but its presence is', () => {
  const file = new File(['bytes of a passport'], 'passport.png', { type: 'image/png' });
  keepDraft(KEY, { ...EMPTY, first_name: 'Hetal', file }, EMPTY);
  expect(readDraft(KEY, EMPTY)).toMatchObject({ values: { first_name: 'Hetal' }, hadFiles: true });
  expect(Object.values(localStorage).join()).not.toContain('passport');
});

test.each(['new_password', 'confirmPassword', 'otp', 'aadhaar_number', 'adhar_card', 'pan', 'pan_number', 'api_token'])(
  'what is called %s is never kept and never put back',
  (name) => {
    keepDraft(KEY, { [name]: 'ABCDE1234F', company: 'Seam' }, { [name]: '', company: '' });
    expect(Object.values(localStorage).join()).not.toContain('ABCDE1234F');
    localStorage.setItem(KEY, JSON.stringify({ at: new Date().toISOString(), values: { [name]: 'x' }, emptied: [] }));
    expect(readDraft(KEY, { [name]: '' })).toBeUndefined();
  },
);

test('an unchanged form has no draft', () => {
  keepDraft(KEY, { ...EMPTY, first_name: 'Hetal' }, EMPTY);
  keepDraft(KEY, EMPTY, EMPTY);
  expect(Object.keys(localStorage).length).toBe(0);
});

test('each person has their own drafts, regardless of the case of the URL', () => {
  keepDraft(KEY, { ...EMPTY, first_name: 'Hetal' }, EMPTY);
  expect(readDraft(draftKey('9876500002', '/dashboard/Employee/add#'), EMPTY)).toBeUndefined();
  expect(readDraft(draftKey('9876500001', '/dashboard/employee/ADD#'), EMPTY)).toBeDefined();
  dropDraft(KEY);
  expect(readDraft(KEY, EMPTY)).toBeUndefined();
});

test('values without a field of the same type in a later release of the form are left out', () => {
  const values = { first_name: 'Hetal', gone: 'B', people: 'everybody', country_code: ['+91'], branch_id: 3 };
  localStorage.setItem(KEY, JSON.stringify({ at: new Date().toISOString(), values, emptied: ['gone'] }));
  expect(readDraft(KEY, EMPTY)).toMatchObject({ values: { first_name: 'Hetal', branch_id: 3 }, emptied: [] });
});

test('an invalid stored draft is ignored', () => {
  const at = new Date().toISOString();
  const wrong = [
    { at: 'never', values: {}, emptied: [] },
    { at, values: [], emptied: [] },
    { at, values: { first_name: 'A' } },
  ];
  for (const text of ['', 'null', '17', '[1', ...wrong.map((one) => JSON.stringify(one))]) {
    localStorage.setItem(KEY, text);
    expect(readDraft(KEY, EMPTY)).toBeUndefined();
  }
});

test('a draft expires after seven days and is then removed at any sign-in', () => {
  const typed = { ...EMPTY, first_name: 'Hetal' };
  keepDraft(KEY, typed, EMPTY, undefined, new Date('2026-11-01T10:00:00Z'));
  keepDraft(draftKey('9876500002', '/x#'), typed, EMPTY, undefined, new Date('2026-11-07T10:00:00Z'));
  localStorage.setItem('seamline:language', 'gu');
  expect(readDraft(KEY, EMPTY, Date.parse('2026-11-08T09:59:00Z'))).toBeDefined();
  expect(readDraft(KEY, EMPTY, Date.parse('2026-11-08T10:01:00Z'))).toBeUndefined();
  sweepDrafts(Date.parse('2026-11-08T10:01:00Z'));
  expect(Object.keys(localStorage).sort()).toEqual(['seamline:draft:9876500002:/x#', 'seamline:language']);
});
