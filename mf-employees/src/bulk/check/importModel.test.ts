import { setupI18n } from '@lingui/core';
import type { EmployeeRecord, ImportedRow } from '@seamline/shared/contract/employee-imports';
import { describe, expect, test } from 'vitest';
import type { Wanted } from '../bulkApi.ts';
import { targetLabels } from '../columns/targetLabels.ts';
import type { Target } from '../columns/targets.ts';
import { rowsToSend } from '../run/importRun.ts';
import { rejectedRows } from '../run/rejectedRows.ts';
import { ImportModel } from './importModel.ts';
import { indexPlaces } from './places.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const labels = targetLabels(i18n);
const person = (id: number, number: string, values: Record<string, string> = {}, version = 1): EmployeeRecord => ({
  id,
  version,
  has_left: false,
  values: { full_name: `Person ${id}`, mobile_number: number, ...values },
});
const stored = [
  person(1, '9000000001', { grade: 'A' }),
  person(2, '9000000002', { biometric_id: 'B2' }),
  { ...person(3, '9000000003'), has_left: true },
];

const match = async ({ ids, numbers, codes }: Wanted) =>
  stored.filter(
    ({ id, values }) =>
      ids.includes(id) || numbers.includes(values.mobile_number ?? '') || codes.includes(values.biometric_id ?? ''),
  );

async function modelOf(mapping: Target[], rows: string[][]): Promise<ImportModel> {
  const model = new ImportModel({
    sheet: {
      ...{ fileName: 'staff.csv', hash: 'h', names: [], name: '', headings: mapping },
      rows: rows.map((cells, place) => ({ number: place + 2, cells })),
    },
    choices: { mapping, constants: {}, edits: {}, answers: {}, emptyClears: false, dateOrder: null },
    match,
    today: '2026-11-23',
    places: indexPlaces({ designations: [], shifts: [], branches: [] }),
    i18n,
    labels,
  });
  await model.check(new AbortController().signal, () => undefined);
  return model;
}
const kinds = (model: ImportModel) => model.sheet.rows.map((_, place) => model.kindOf(place));
const errors = (model: ImportModel) => model.plans.map((plan) => plan.errors);

describe('the rows of a sheet', () => {
  test('mean people by id, by number, or by a code that one alone has', async () => {
    const model = await modelOf(
      ['employee_id', 'mobile_number', 'biometric_id', 'grade'],
      [
        ['1', '9000000009', '', 'B'],
        ['', '9000000001', '', 'A'],
        ['', '', 'B2', 'C'],
        ['99', '', '', ''],
        ['3', '', '', 'Z'],
        ['1', '9000000002', '', ''],
      ],
    );
    expect(model.plans.map(({ employee }) => employee?.id)).toEqual([1, 1, 2, undefined, undefined, 1]);
    expect(errors(model)).toEqual([
      {},
      { employee_id: 'Row 2 is about the same person.' },
      {},
      expect.objectContaining({ employee_id: 'Nobody has the Employee ID 99.' }),
      { employee_id: 'Person 3 has left. Reinstate them first, on the page of former employees.' },
      { mobile_number: 'Person 2 has this mobile number already.' },
    ]);
    expect(rowsToSend(model)).toEqual([
      { row: 2, employee_id: 1, version: 1, values: { mobile_number: '9000000009', grade: 'B' } },
      { row: 4, employee_id: 2, version: 1, values: { grade: 'C' } },
    ]);
  });

  test('that share a number have a problem, until one of them is corrected', async () => {
    const model = await modelOf(
      ['mobile_number', 'grade'],
      [
        ['9000000001', 'B'],
        ['9000000001', 'C'],
      ],
    );
    expect(errors(model)).toEqual([{}, { mobile_number: 'Row 2 has the same mobile number.' }]);

    await model.edit(0, 'mobile_number', '9000000002');
    expect(errors(model)).toEqual([{}, {}]);
    expect(kinds(model)).toEqual(['change', 'change']);
  });

  test('that were written before are not written again, and what the server refused waits for an edit', async () => {
    const model = await modelOf(
      ['mobile_number', 'grade'],
      [
        ['9000000001', 'B'],
        ['9000000002', 'C'],
      ],
    );
    const answer = (row: number, outcome: ImportedRow['outcome'], message?: string): ImportedRow => ({
      row,
      outcome,
      employee_id: null,
      errors: message ? [{ field: 'grade', message }] : [],
    });
    model.done.set(2, answer(2, 'changed'));
    model.done.set(3, answer(3, 'rejected', 'Too high.'));
    await model.check(new AbortController().signal, () => undefined);

    expect(kinds(model)).toEqual(['done', 'problem']);
    expect(rowsToSend(model)).toEqual([]);
    expect(rejectedRows(model, labels, (english) => english)).toEqual([['9000000002', 'C', 'Grade: Too high.']]);
    await model.edit(1, 'grade', 'D');
    expect(kinds(model)).toEqual(['done', 'change']);
    expect(rowsToSend(model)).toEqual([{ row: 3, employee_id: 2, version: 1, values: { grade: 'D' } }]);
  });
});
