import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { columnsIn, columnsParam, extrasOf, moved, roomFor, shownValue, USUAL_COLUMNS } from './directoryColumns.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  [null, null, USUAL_COLUMNS],
  ['shift,code', null, ['shift', 'code']],
  ['shift,salary,shift', 'code', ['shift']],
  ['name', 'code', []],
  ['salary', 'code,gender', ['code', 'gender']],
  [null, 'salary', USUAL_COLUMNS],
])('with ?columns=%s, and %s on the device, the columns are %j', (asked, remembered, columns) => {
  expect(columnsIn(asked, remembered)).toEqual(columns);
});

test.each([[USUAL_COLUMNS], [[]], [['birth', 'managers', 'designation']]] as const)(
  'the columns %j return from their search parameter',
  (columns) => {
    const value = columnsParam(columns);
    expect(columnsIn(value || null, null)).toEqual(columns);
  },
);

test('a page has on request what is not in every page', () => {
  expect(extrasOf(USUAL_COLUMNS)).toEqual([]);
  expect(extrasOf(['gender', 'code', 'managers'])).toEqual(['gender', 'reports_to']);
});

test.each([
  [479, 0],
  [480, 1],
  [919, 3],
  [920, 5],
  [1200, 7],
  [1339, 7],
  [1480, 9],
])('a table of %i px has room for %i columns beside the name', (width, count) => {
  expect(roomFor(width)).toBe(count);
});

test('values are in words, and missing ones are empty', () => {
  const person = { id: 1, user_id: 1, user_name: 'Asha', designation: 'Tailor', profile_pic: null, department: '' };
  const known = {
    ...person,
    birth_date: '1992-03-08',
    gender: 'FEMALE',
    reports_to: ['Ila Shah', 'Om Rao'],
    code: null,
  };
  expect(shownValue('department', known, i18n)).toBe('No department');
  expect(shownValue('birth', known, i18n)).toBe('08-Mar-1992');
  expect(shownValue('gender', known, i18n)).toBe('Female');
  expect(shownValue('managers', known, i18n)).toBe('Ila Shah and Om Rao');
  expect(shownValue('code', known, i18n)).toBe('');
  for (const name of ['birth', 'managers', 'type'] as const) expect(shownValue(name, person, i18n)).toBe('');
});

test('an entry moves up or down', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});
