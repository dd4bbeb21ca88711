import { dateInIndia } from '@seamline/shared/contract/employees/employee-dates';
import { YES_NO_FIELDS } from '@seamline/shared/contract/employees/employee-fields';
import type { EmployeeRecord, SentRow } from '@seamline/shared/contract/employees/employee-imports';
import { asyncProperty, assert as satisfied } from 'fast-check';
import { expect, test } from 'vitest';
import { ImportModel } from '../mf-employees/src/imports/check/importModel.ts';
import { indexOrganisationNames } from '../mf-employees/src/imports/check/organisationNames.ts';
import { type RowPlan, sentValues } from '../mf-employees/src/imports/check/planRow.ts';
import { i18n, labels } from '../mf-employees/src/imports/check/testing/plans.ts';
import { rowsToSend } from '../mf-employees/src/imports/run/importRun.ts';
import { COLUMNS, company, sheet, staff } from '../server/test/support/importCases.ts';
import { seedCompany } from '../server/test/support/importCompany.ts';
import { importsBy } from '../server/test/support/imports.ts';
import { testApp } from '../server/test/support/testApp.ts';

const RUNS = process.env.CI === 'true' ? 500 : 100;

const server = await testApp();
const { token } = await server.person();
const { post, begun, sent } = importsBy(server, token);
const DEFAULTS = Object.fromEntries(YES_NO_FIELDS.map((field) => [field, 'false']));

const records = async (body: object) =>
  ((await post('/data/employee-records', body)).body as { employees: EmployeeRecord[] }).employees;
const everybody = async () => {
  const ids = (await server.database.sql`select id from employees order by id`).map(({ id }) => Number(id));
  const found = ids.length === 0 ? [] : await records({ ids });
  return new Map(found.map((record) => [record.id, record]));
};

/** Returns the values of an employee after a row, as the check shows them. */
function shown({ employee, values, clear }: RowPlan): Record<string, string> {
  const after: Record<string, string> = { ...(employee?.values ?? { ...DEFAULTS, country_code: '+91' }) };
  for (const field of clear) {
    if (field in DEFAULTS) after[field] = 'false';
    else delete after[field];
  }
  for (const [field, value] of Object.entries(values)) {
    if (value) after[field] = value;
    else delete after[field];
  }
  return after;
}

/** Returns a row whose question is open, sent without its answer. That a person has one name is itself the answer. */
function unconfirmed(row: number, { employee, values, clear, question }: RowPlan): SentRow {
  const whom = employee ? { employee_id: employee.id, version: employee.version } : {};
  const { single_name: _answer, ...rest } = values;
  return { row, ...whom, values: sentValues(question?.kind === 'oneName' ? rest : values), clear: [...clear] };
}

test('an import writes what its check accepts, as the check shows it, and nothing else', {
  timeout: 600_000,
}, async () => {
  await satisfied(
    asyncProperty(company, staff, sheet, async (parts, people, { rows, missing, answers, ...choices }) => {
      const lookups = await seedCompany(server, parts, people);
      const mapping = COLUMNS.map((column) => (missing.includes(column) ? null : column));
      const model = new ImportModel({
        sheet: {
          ...{ fileName: 'staff.csv', hash: 'h', names: [], name: '', headings: COLUMNS },
          rows: rows.map((cells, index) => ({
            number: index + 2,
            cells: COLUMNS.map((column) => cells[column] ?? ''),
          })),
        },
        choices: { mapping, constants: {}, edits: {}, answers: {}, ...choices },
        places: indexOrganisationNames(lookups),
        i18n,
        labels,
        today: dateInIndia(server.now()),
        match: ({ ids, numbers, codes }) =>
          records({ ids, mobile_numbers: numbers, biometric_ids: codes, with_former: true }),
      });
      await model.check(new AbortController().signal, () => undefined);
      const before = await everybody();
      const id = await begun();

      const waiting = model.plans.flatMap((plan, index) =>
        plan.kind === 'question' ? [unconfirmed(index + 2, plan)] : [],
      );
      if (waiting.length > 0) {
        const refused = await sent(id, waiting);
        expect(refused.map(({ outcome }) => outcome)).toEqual(waiting.map(() => 'rejected'));
      }
      expect(await everybody()).toEqual(before);

      for (const [index, answer] of answers.entries()) {
        if (answer && model.plans[index]?.question) model.answer(index, answer);
      }
      const wanted = rowsToSend(model);
      const written = wanted.length > 0 ? await sent(id, wanted) : [];
      const planOf = (row: number) => model.plans[row - 2] as RowPlan;
      expect(written).toMatchObject(
        wanted.map(({ row }) => ({ row, outcome: planOf(row).kind === 'new' ? 'created' : 'changed', errors: [] })),
      );

      const after = await everybody();
      const expected = new Map([...before].map(([employee, { values }]) => [employee, values]));
      for (const { row, employee_id } of written) expected.set(employee_id ?? 0, shown(planOf(row)));
      expect(new Map([...after].map(([employee, { values }]) => [employee, values]))).toEqual(expected);
    }),
    { numRuns: RUNS, seed: Number(process.env.SEAMLINE_SEED ?? 2026), interruptAfterTimeLimit: 500_000 },
  );
});
