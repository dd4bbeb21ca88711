import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { labelsOfAllLanguages } from '../columns/columns.ts';
import { mapColumns } from '../columns/mapColumns.ts';
import { leavingCells, leavingColumns } from './employeeSheets.ts';

const columns = leavingColumns(setupI18n({ locale: 'en', messages: { en: {} } }));
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
