import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import { expect, test } from 'vitest';
import type { MatchRequest } from '../bulkApi.ts';
import type { Target } from '../columns/importColumns.ts';
import { rowsToSend } from '../run/importRun.ts';
import { rejectedRows } from '../run/Receipt.tsx';
import { ImportModel } from './importModel.ts';
import { i18n, labels, newcomer, places, stored } from './testing/plans.ts';

const former = (id: number, full_name: string, lastDay: string): EmployeeRecord => ({
  ...{ id, version: 1, has_left: true, leaving: { resignation_date: '2025-01-01', company_last_day: lastDay } },
  values: { full_name, mobile_number: '9876500001', biometric_id: 'F1' },
});
const known = [stored, former(8, 'Ravi Rana', '2025-03-31'), former(9, 'Mehul Shah', '2026-10-31')];
const match = async ({ ids, numbers, codes }: MatchRequest) =>
  known.filter(
    ({ id, values }) =>
      ids.includes(id) || numbers.includes(values.mobile_number ?? '') || codes.includes(values.biometric_id ?? ''),
  );

const MAPPING: Target[] = [
  ...['full_name', 'mobile_number', 'birth_date', 'gender', 'joining_date', 'employment_type'],
  ...['designation_id', 'branch_id', 'biometric_id'],
] as Target[];
const cellsOf = (values: Partial<Record<Target, string>>) => MAPPING.map((target) => values[target] ?? '');
const another = { full_name: 'Asha Patel', mobile_number: '9824012345', birth_date: '04/05/1991' };
const { first_name: _, last_name: __, ...rest } = newcomer;
const again = { ...rest, full_name: 'Jignesh Chaudhary', mobile_number: '9876500001' };

async function checked(rows: readonly Partial<Record<Target, string>>[]): Promise<ImportModel> {
  const model = new ImportModel({
    sheet: {
      ...{ fileName: 'staff.csv', hash: 'h', names: [], name: '', headings: MAPPING },
      rows: rows.map((values, rowIndex) => ({ number: rowIndex + 2, cells: cellsOf(values) })),
    },
    choices: { mapping: MAPPING, constants: {}, edits: {}, answers: {}, emptyClears: false, dateOrder: null },
    places,
    i18n,
    labels,
    match,
    today: '2026-11-23',
  });
  await model.check(new AbortController().signal, () => undefined);
  return model;
}

test('rows that must be confirmed: are counted, and neither sent nor forgotten until they are', async () => {
  const model = await checked([another, again]);
  expect(model.counts()).toMatchObject({ question: 2, new: 0, change: 0 });
  expect(rowsToSend(model)).toEqual([]);
  expect(rejectedRows(model, labels, (english) => english).map((row) => row.at(-1))).toEqual([
    'Hetal Desai, born 08-Mar-1992, has this mobile number. The row says Asha Patel, born 04-May-1991.',
    'Same mobile number as former employee Mehul Shah (left 31-Oct-2026).',
  ]);

  model.answer(0, 'confirmed');
  model.answer(1, 'confirmed');
  expect(model.counts()).toMatchObject({ question: 0, new: 1, change: 1 });
  expect(rowsToSend(model)).toMatchObject([
    { row: 2, employee_id: 7, confirmed: true },
    { row: 3, confirmed: true },
  ]);
  expect(rowsToSend(model)[1]).not.toHaveProperty('employee_id');
});

test('an answer: is undone by the same answer, and by another name or number', async () => {
  const model = await checked([another, again]);
  model.answer(0, 'leftOut');
  expect(model.kindOf(0)).toBe('leftOut');
  expect(rejectedRows(model, labels, (english) => english)).toHaveLength(2);
  model.answer(0, 'leftOut');
  expect(model.kindOf(0)).toBe('question');

  model.answer(0, 'confirmed');
  await model.edit(0, 'gender', 'f');
  expect(model.kindOf(0)).toBe('change');
  await model.edit(0, 'full_name', 'Asha Shah');
  expect(model.kindOf(0)).toBe('question');
  await model.edit(0, 'full_name', 'Hetal Desai');
  expect(model.kindOf(0)).toBe('change');
  expect(model.choices.answers).toEqual({});
});

test('a row that the server refused without a confirmation: is sent again once it is confirmed', async () => {
  const model = await checked([again]);
  const errors = [{ field: 'mobile_number', message: 'The former employee has the same mobile number.' }];
  model.done.set(2, { row: 2, outcome: 'rejected', employee_id: null, errors });
  await model.check(new AbortController().signal, () => undefined);
  expect(model.kindOf(0)).toBe('problem');

  model.answer(0, 'confirmed');
  expect(rowsToSend(model)).toMatchObject([{ row: 2, confirmed: true }]);
});

test('two new rows with the code of one former employee: are two employees', async () => {
  const model = await checked([
    { ...again, mobile_number: '9000000021', biometric_id: 'F1' },
    { ...again, mobile_number: '9000000022', biometric_id: 'F1' },
  ]);
  expect(model.counts()).toMatchObject({ question: 2, problem: 0 });
});
