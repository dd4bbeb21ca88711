import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { labelsOfAllLanguages } from '../imports/columns/importColumns.ts';
import { mapColumns } from '../imports/columns/mapColumns.ts';
import { leavingCells, leavingColumns, shownColumns, shownRow } from './employeeSheets.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const columns = leavingColumns(i18n);
const record = { id: 1, version: 1, has_left: false, values: {} };

test('an export ends with the dates of a leaving, which are empty for an employee who is not leaving', () => {
  expect(columns).toEqual([
    { heading: 'Resignation Date', kind: 'date' },
    { heading: 'Company Last Day', kind: 'date' },
  ]);
  expect(leavingCells(record)).toEqual(['', '']);
  const leaving = { resignation_date: '2026-10-01', company_last_day: '2026-12-05' };
  expect(leavingCells({ ...record, leaving })).toEqual(['2026-10-01', '2026-12-05']);
});

test('an import leaves the columns of a leaving out', async () => {
  const headings = columns.map(({ heading }) => heading);
  expect(mapColumns(headings, await labelsOfAllLanguages())).toEqual([null, null]);
});

test('an export of shown columns has the name and these columns, dates as dates', () => {
  const chosen = ['birth', 'department', 'managers', 'code'] as const;
  expect(shownColumns(chosen, i18n)).toEqual([
    { heading: 'Name', kind: 'text' },
    { heading: 'Birth date', kind: 'date' },
    { heading: 'Department', kind: 'text' },
    { heading: 'Reports to', kind: 'text' },
    { heading: 'Employee code', kind: 'text' },
  ]);
  const person = { id: 1, user_id: 1, user_name: 'Asha Mehta', designation: 'Tailor', profile_pic: null };
  const known = { ...person, department: 'Retail', birth_date: '1992-03-08', reports_to: ['Ila Shah'], code: null };
  expect(shownRow(chosen, known, i18n)).toEqual(['Asha Mehta', '1992-03-08', 'Retail', 'Ila Shah', '']);
});
