import { setupI18n } from '@lingui/core';
import type { EmployeeRecord, ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { describe, expect, test } from 'vitest';
import type { MatchRequest } from '../bulkApi.ts';
import { type Target, targetLabels } from '../columns/importColumns.ts';
import { rowsToSend } from '../run/importRun.ts';
import { rejectedRows } from '../run/Receipt.tsx';
import { ImportModel } from './importModel.ts';
import { indexOrganisationNames } from './organisationNames.ts';

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
  person(4, '9000000005', { full_name: 'Twin' }),
  person(5, '9000000006', { full_name: 'Twin' }),
];

const match = async ({ ids, numbers, codes, names = [] }: MatchRequest) =>
  stored.filter(
    ({ id, values }) =>
      ids.includes(id) ||
      numbers.includes(values.mobile_number ?? '') ||
      codes.includes(values.biometric_id ?? '') ||
      names.some((name) => name.toLowerCase() === values.full_name?.toLowerCase()),
  );

async function modelOf(
  mapping: Target[],
  rows: string[][],
  fetchRecords: (wanted: MatchRequest) => Promise<EmployeeRecord[]> = match,
): Promise<ImportModel> {
  const model = new ImportModel({
    sheet: {
      ...{ fileName: 'staff.csv', hash: 'h', names: [], name: '', headings: mapping },
      rows: rows.map((cells, rowIndex) => ({ number: rowIndex + 2, cells })),
    },
    choices: { mapping, constants: {}, edits: {}, answers: {}, emptyClears: false, dateOrder: null },
    match: fetchRecords,
    today: '2026-11-23',
    places: indexOrganisationNames({ designations: [], shifts: [], branches: [] }),
    i18n,
    labels,
  });
  await model.check(new AbortController().signal, () => undefined);
  return model;
}
const kinds = (model: ImportModel) => model.sheet.rows.map((_, rowIndex) => model.kindOf(rowIndex));
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

  test('name reporting persons by Employee ID, code or name', async () => {
    const rows = ['1', '#2', 'B2', 'person 1, B2', 'Person 3', 'Asha', '99', '3', 'Twin'].map((name, rowIndex) => [
      `900000001${rowIndex}`,
      name,
    ]);
    const model = await modelOf(['mobile_number', 'reporting_person_ids'], rows);

    expect(model.plans.map(({ read }) => read.reporting_person_ids)).toEqual([
      ...['1', '2', '2', '1,2'],
      ...[undefined, undefined, '99', '3', undefined],
    ]);
    expect(errors(model).map(({ reporting_person_ids: error }) => error)).toEqual([
      ...[undefined, undefined, undefined, undefined],
      'No current employee has the code or name “Person 3”.',
      'No current employee has the code or name “Asha”.',
      'No current employee has the Employee ID 99.',
      'No current employee has the Employee ID 3.',
      'Several current employees have the code or name “Twin”. Write the Employee ID.',
    ]);
  });

  test('get one value in place of another in all rows that have it', async () => {
    const model = await modelOf(
      ['mobile_number', 'timeline_access'],
      [
        ['9000000001', 'perhaps'],
        ['9000000002', 'Yes'],
        ['9000000004', 'perhaps'],
      ],
    );
    expect(model.withSameText(0, 'timeline_access')).toEqual([0, 2]);
    await model.replace(0, 'timeline_access', 'No');

    expect(model.plans.map(({ read }) => read.timeline_access)).toEqual(['false', 'true', 'false']);
    expect(model.choices.edits).toEqual({ 2: { timeline_access: 'No' }, 4: { timeline_access: 'No' } });
  });

  test.each([
    ['mobile_number', '9000000002'],
    ['reporting_person_ids', '2'],
  ] as const)('stay as they were when a new %s cannot be looked up', async (target, text) => {
    let isOffline = false;
    const rows = [['9000000001', 'B', '']];
    const model = await modelOf(['mobile_number', 'grade', 'reporting_person_ids'], rows, async (wanted) => {
      if (isOffline) throw new Error('offline');
      return await match(wanted);
    });
    await model.edit(0, 'grade', 'C');
    const cell = model.cellsOf(0)(target);
    const refused: ImportedRow = { row: 2, outcome: 'rejected', employee_id: null, errors: [] };
    model.done.set(2, refused);
    const sent = rowsToSend(model);
    isOffline = true;

    await expect(model.edit(0, target, text)).rejects.toThrow('offline');
    expect(model.cellsOf(0)(target)).toBe(cell);
    expect(model.choices.edits).toEqual({ 2: { grade: 'C' } });
    expect(model.done.get(2)).toBe(refused);
    isOffline = false;
    await model.edit(0, target, text);
    expect(rowsToSend(model)).not.toEqual(sent);
  });

  test('know a designation that was added after they were read', async () => {
    const model = await modelOf(['mobile_number', 'designation_id'], [['9000000001', 'Pilot']]);
    expect(errors(model)).toEqual([{ designation_id: 'There is no Designation “Pilot”.' }]);

    await model.setPlaces(
      indexOrganisationNames({ designations: [{ id: 9, name: 'Pilot' }], shifts: [], branches: [] }),
    );
    expect(errors(model)).toEqual([{}]);
    expect(rowsToSend(model)).toMatchObject([{ employee_id: 1, values: { designation_id: '9' } }]);
  });
});
