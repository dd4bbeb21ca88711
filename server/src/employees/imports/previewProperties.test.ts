import { YES_NO_FIELDS } from '@seamline/shared/contract/employees/employee-fields';
import type { EmployeeRecord, SentRow } from '@seamline/shared/contract/employees/employee-imports';
import type { PreviewedRow } from '@seamline/shared/contract/employees/import-preview';
import { asyncProperty, assert as satisfied } from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, company, sheet, staff } from '../../../test/support/importCases.ts';
import { seedCompany } from '../../../test/support/importCompany.ts';
import { previewsBy } from '../../../test/support/importPreviews.ts';
import { importsBy } from '../../../test/support/imports.ts';
import { testApp } from '../../../test/support/testApp.ts';

const RUNS = process.env.CI === 'true' ? 300 : 60;

const server = await testApp();
const { token } = await server.person();
const { post, begun, sent } = importsBy(server, token);
const { ask } = previewsBy(server, token);
const DEFAULTS = Object.fromEntries(YES_NO_FIELDS.map((field) => [field, 'false']));

type Employees = ReadonlyMap<number, EmployeeRecord['values']>;

async function everybody(): Promise<Employees> {
  const ids = (await server.database.sql`select id from employees order by id`).map(({ id }) => Number(id));
  const { body } = await post('/data/employee-records', { ids });
  return new Map((body as { employees: EmployeeRecord[] }).employees.map(({ id, values }) => [id, values]));
}

/** The rows that are not about the same number or person as one before, and name nobody who is not stored. */
function independent(rows: readonly PreviewedRow[]): PreviewedRow[] {
  const isRepeated = (row: PreviewedRow, before: PreviewedRow) =>
    (row.mobile_number !== '' && row.mobile_number === before.mobile_number) ||
    (row.person !== null && row.person === before.person);
  return rows.filter(
    (row, index) => row.unresolved.length === 0 && !rows.slice(0, index).some((before) => isRepeated(row, before)),
  );
}

function sentRow({ row, employee, values, clear, is_confirmed: confirmed, question }: PreviewedRow): SentRow {
  const { reporting_person_ids: reporting, single_name: isSingle, ...rest } = values;
  // That a person has one name is itself the answer.
  const isAsked = question?.kind === 'one_name' && !confirmed;
  return {
    row,
    ...(employee && { employee_id: employee.id, version: employee.version }),
    values: {
      ...rest,
      ...(isSingle !== undefined && !isAsked && { single_name: isSingle }),
      ...(reporting && { reporting_person_ids: reporting.split(',') }),
    },
    clear,
    ...(confirmed && { confirmed }),
  };
}

/** The values of an employee after a row, as its preview says. */
function after({ employee, values, clear }: PreviewedRow, before: Employees): Record<string, string> {
  const stored = employee ? before.get(employee.id) : { ...DEFAULTS, country_code: '+91' };
  const cleared = Object.fromEntries(clear.map((field) => [field, DEFAULTS[field] ?? '']));
  return Object.fromEntries(Object.entries({ ...stored, ...cleared, ...values }).filter(([, value]) => value !== ''));
}

test('the write of a row does what its preview says, and nothing else', { timeout: 600_000 }, async () => {
  await satisfied(
    asyncProperty(company, staff, sheet, async (parts, people, { rows, missing, answers, ...choices }) => {
      await seedCompany(server, parts, people);
      const columns = COLUMNS.filter((column) => !missing.includes(column));
      const options = { targets: columns, date_order: choices.dateOrder, empty_clears: choices.emptyClears };
      const unread = rows.map((cells, index) => ({
        row: index + 2,
        cells: Object.fromEntries(columns.map((column) => [column, cells[column] ?? ''])),
      }));
      const previewed = async (more: (row: number) => object = () => ({})) => {
        const answer = await ask(
          unread.map((row) => ({ ...row, ...more(row.row) })),
          options,
        );
        expect(answer.status, answer.text).toBe(200);
        return independent((answer.body as { rows: PreviewedRow[] }).rows);
      };
      const asked = await previewed();
      const before = await everybody();
      const id = await begun();

      const waiting = asked.filter(({ kind }) => kind === 'question').map(sentRow);
      const refused = waiting.length > 0 ? await sent(id, waiting) : [];
      expect(refused.map(({ outcome }) => outcome)).toEqual(waiting.map(() => 'rejected'));
      expect(await everybody()).toEqual(before);

      const questionOf = new Map(asked.map(({ row, question }) => [row, question]));
      const answered = await previewed((row) => {
        const [question, answer] = [questionOf.get(row), answers[row - 2]];
        const given = answer === 'leftOut' ? 'left_out' : answer;
        return question && given ? { answer: { about: question.about, kind: question.kind, answer: given } } : {};
      });
      const wanted = answered.filter(({ kind }) => kind === 'new' || kind === 'change');
      const written = wanted.length > 0 ? await sent(id, wanted.map(sentRow)) : [];
      expect(written).toMatchObject(
        wanted.map(({ row, kind }) => ({ row, outcome: kind === 'new' ? 'created' : 'changed', errors: [] })),
      );

      const expected = new Map(before);
      for (const [index, { employee_id }] of written.entries()) {
        expected.set(employee_id ?? 0, after(wanted[index] as PreviewedRow, before));
      }
      expect(await everybody()).toEqual(expected);
    }),
    { numRuns: RUNS, seed: Number(process.env.SEAMLINE_SEED ?? 2026), interruptAfterTimeLimit: 500_000 },
  );
});
