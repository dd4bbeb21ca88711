import { setupI18n } from '@lingui/core';
import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import type { PreviewedRow } from '@seamline/shared/contract/employees/import-preview';
import { errorText } from '@seamline/shared/http';
import { expect } from 'vitest';
import { ImportModel } from '../../mf-employees/src/imports/check/importModel.ts';
import type { Reason } from '../../mf-employees/src/imports/check/reasons.ts';
import { TARGETS, type Target, targetLabels } from '../../mf-employees/src/imports/columns/importColumns.ts';
import { rowsToSend, runImport } from '../../mf-employees/src/imports/run/importRun.ts';
import { rejectedRows } from '../../mf-employees/src/imports/run/Receipt.tsx';
import { importsBy } from '../../server/test/support/imports.ts';
import { addEmployeeIn, makePlace } from '../../server/test/support/rows.ts';
import { freshNumber, testApp } from '../../server/test/support/testApp.ts';

export const server = await testApp();
export const { token } = await server.person();
export const { db } = server.database;
export const place = await makePlace(db);
const { begun, post, sent } = importsBy(server, token);

export { post };
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const labels = targetLabels(i18n);
export const inWords = (reason: Reason) => (typeof reason === 'string' ? errorText(reason) : i18n._(reason));
export const LEFT = { left_at: new Date('2026-11-01'), resignation_date: '2026-10-01', company_last_day: '2026-10-31' };

export const addEmployee = (values?: Parameters<typeof addEmployeeIn>[2]) => addEmployeeIn(db, place, values);

export const preview: ConstructorParameters<typeof ImportModel>[0]['preview'] = async (request) => {
  const { status, body, text } = await post('/data/employee-imports/preview', request);
  expect(status, text).toBe(200);
  return (body as { rows: PreviewedRow[] }).rows;
};

export type Cells = Partial<Record<Target, string>>;

/** A sheet whose first row is row 2, checked unless it is not to be. */
export async function modelOf(rows: readonly Cells[], isChecked = true, ask = preview): Promise<ImportModel> {
  const mapping = TARGETS.filter((target) => rows.some((row) => row[target] !== undefined));
  const model = new ImportModel({
    sheet: {
      ...{ fileName: 'staff.csv', hash: 'h', names: [], name: '', headings: mapping },
      rows: rows.map((row, index) => ({ number: index + 2, cells: mapping.map((target) => row[target] ?? '') })),
    },
    choices: { mapping, constants: {}, edits: {}, answers: {}, emptyClears: false, dateOrder: null },
    preview: ask,
  });
  if (isChecked) await model.check(new AbortController().signal);
  return model;
}

export const kinds = (model: ImportModel) => model.sheet.rows.map((_, rowIndex) => model.kindOf(rowIndex));
export const errors = (model: ImportModel) =>
  model.sheet.rows.map((_, rowIndex) =>
    Object.fromEntries(Object.entries(model.errorsOf(rowIndex)).map(([target, reason]) => [target, inWords(reason)])),
  );
export const toSend = (model: ImportModel) => rowsToSend(model).map((row) => row.sent);
export const notImported = (model: ImportModel) => rejectedRows(model, labels, inWords).map((row) => row.at(-1));

/** Writes the rows of a sheet; returns how many rows each call had. */
export async function write(model: ImportModel, send = sent): Promise<number[]> {
  const id = await begun();
  const calls: number[] = [];
  await runImport({
    rows: rowsToSend(model),
    signal: new AbortController().signal,
    send: (rows) => {
      calls.push(rows.length);
      return send(id, rows);
    },
    addedBy: (row) => model.done.get(row)?.employee_id ?? undefined,
    took: (answers) => model.took(answers),
    skipped: () => undefined,
  });
  return calls;
}

let people = 0;
export function newcomer(values: Cells = {}): Cells {
  people += 1;
  return {
    ...{ first_name: 'Jignesh', last_name: `Chaudhary ${people}`, gender: 'm', birth_date: '31/01/1990' },
    ...{ mobile_number: freshNumber(), joining_date: '2020-02-29', employment_type: 'full time' },
    ...{ designation_id: 'tailor', branch_id: 'vesu  showroom', ...values },
  };
}

/** The reporting persons of everybody in a sheet that was written, by name. */
export async function reporting(model: ImportModel): Promise<Record<string, string[]>> {
  const ids = [...model.done.values()].flatMap(({ employee_id }) => employee_id ?? []);
  const { employees: records } = (await post('/data/employee-records', { ids })).body as {
    employees: EmployeeRecord[];
  };
  const nameOf = new Map(records.map(({ id, values }) => [String(id), values.full_name ?? '']));
  return Object.fromEntries(
    records.flatMap(({ values: { full_name = '', reporting_person_ids: above } }) =>
      above ? [[full_name, above.split(',').map((id) => nameOf.get(id) ?? id)]] : [],
    ),
  );
}
