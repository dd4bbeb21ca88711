import {
  CHANGE_FIELDS,
  type ChangePreview,
  type ChangeUndo,
} from '@seamline/shared/contract/employees/employee-changes';
import {
  type AssignmentField,
  type EmployeeProfile,
  entryOn,
} from '@seamline/shared/contract/employees/employee-profiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomHex } from '../../../test/support/imports.ts';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { employees } from '../../db/schema.ts';
import { readOnDay } from './entries.ts';

const server = await testApp();
const owner = await server.person();
const { db, sql } = server.database;
const places = [await makePlace(db, 'Vesu'), await makePlace(db, 'Adajan'), await makePlace(db, 'Piplod')];
const [today] = await sql<{ day: string }[]>`select today()::text as day`;
const dayIn = (days: number) => new Date(Date.parse(today?.day ?? '') + days * 86_400_000).toISOString().slice(0, 10);
const DAYS = [-60, -20, -10, -3, 0, 4, 11, 30];

interface Company {
  readonly ids: readonly number[];
  readonly bosses: readonly number[];
}

async function company(): Promise<Company> {
  const [home] = places;
  if (home === undefined) throw new Error('There is no branch.');
  const rows = Array.from({ length: 6 }, (_, index) => ({
    ...{ ...employeeIn(home), full_name: `Person ${index}`, mobile_number: freshNumber() },
    joining_date: index === 5 ? dayIn(15) : dayIn(-40),
  }));
  const added = await db.insert(employees).values(rows).returning({ id: employees.id });
  const ids = added.map(({ id }) => id);
  return { ids: [...ids.slice(0, 3), ...ids.slice(5)], bosses: ids.slice(3, 5) };
}

/** Indexes into what a company has, and values that need none. */
const values = fc.record(
  {
    place: fc.nat(2),
    designation: fc.nat(2),
    shift: fc.option(fc.nat(2)),
    grade: fc.constantFrom('W1', 'W2', null),
    employment_type: fc.constantFrom('FULL_TIME', 'PART_TIME'),
    managers: fc.subarray([0, 1], { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const change = fc.record({
  people: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
  day: fc.constantFrom(...DAYS),
  values: values.filter((given) => Object.keys(given).length > 0),
});
type Change = typeof change extends fc.Arbitrary<infer Given> ? Given : never;

function bodyOf({ ids, bosses }: Company, { people, day, values: given }: Change) {
  const idAt = (index: number, key: 'designationId' | 'shiftId') => String(places[index]?.[key]);
  const place = places[given.place ?? 0];
  return {
    ids: people.map((index) => ids[index] ?? 0),
    count: people.length,
    effective_on: dayIn(day),
    ...(given.place !== undefined && {
      branch_id: String(place?.branchId),
      department_id: String(place?.departmentId),
    }),
    ...(given.designation !== undefined && { designation_id: idAt(given.designation, 'designationId') }),
    ...(given.shift !== undefined && { shift_id: given.shift === null ? null : idAt(given.shift, 'shiftId') }),
    ...(given.grade !== undefined && { grade: given.grade }),
    ...(given.employment_type !== undefined && { employment_type: given.employment_type }),
    ...(given.managers !== undefined && { reporting_person_ids: given.managers.map((index) => String(bosses[index])) }),
  };
}

const post = (path: string, json: object) => server.ask('POST', path, { token: owner.token, json });

/** Previews a change and makes it; undefined for one that would change nothing. */
async function made(firm: Company, given: Change) {
  const body = bodyOf(firm, given);
  const answer = await post('/data/employee-changes/preview', body);
  if (answer.status === 422) return undefined;
  const preview = answer.body as unknown as ChangePreview;
  const id = randomHex(16);
  const { body: result } = await post('/data/employee-changes', { ...body, id, fingerprint: preview.fingerprint });
  return { id, preview, result: result as { changed: number } };
}

const undo = async (id: string) => (await post(`/data/employee-changes/${id}/undo`, {})).body as unknown as ChangeUndo;

/** The values of everybody on each of the days, and in the columns of today. */
async function historyOf({ ids }: Company) {
  const day = today?.day ?? '';
  const onDays = [];
  for (const days of DAYS) {
    const people = await readOnDay(db, ids, { day: dayIn(days), today: day, fields: CHANGE_FIELDS });
    onDays.push(people.map(({ id, values: known }) => [id, known]));
  }
  const columns = await sql`
    select id, branch_id, department_id, sub_department_id, designation_id, shift_id, grade, employment_type,
      array(select reports_to_id from employee_reporting where employee_id = employees.id order by 1) as reporting_person_ids
    from employees where id = any(${`{${ids.join()}}`}) order by id`;
  return { onDays, columns: [...columns] };
}

const entriesOf = async (id: number) => {
  const { body } = await server.ask('GET', `/data/employee-profiles/${id}`, { token: owner.token });
  return (body as unknown as EmployeeProfile).entries;
};

const runs = { numRuns: process.env.CI ? 10 : 4 };

test('a change is made as it was previewed, and its undo is the identity', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const firm = await company();
      for (const given of changes) {
        const before = await historyOf(firm);
        const done = await made(firm, given);
        if (done === undefined || done.preview.changed === 0) continue;
        expect(done.result).toEqual({ changed: done.preview.changed });
        for (const { employee_id, effective_on, fields } of done.preview.changes) {
          const question = { day: effective_on, today: today?.day ?? '', fields: CHANGE_FIELDS };
          const [person] = await readOnDay(db, [employee_id], question);
          for (const { field, after } of fields) expect(person?.values[field]).toEqual(after);
        }
        expect(await undo(done.id)).toEqual({ restored: done.preview.changed, kept: [] });
        expect(await historyOf(firm)).toEqual(before);
        await made(firm, given);
      }
    }),
    runs,
  );
});

test('the state of any day is a replay of the entries, and that of today is in the columns', {
  timeout: 240_000,
}, async () => {
  const fields = ['branch', 'designation', 'shift', 'grade', 'employment_type', 'reporting_persons'] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const firm = await company();
      for (const given of changes) await made(firm, given);
      const { columns } = await historyOf(firm);
      const question = { today: today?.day ?? '', fields: CHANGE_FIELDS };
      const entries = new Map<number, EmployeeProfile['entries']>();
      for (const id of firm.ids) entries.set(id, await entriesOf(id));
      for (const days of DAYS) {
        for (const person of await readOnDay(db, firm.ids, { ...question, day: dayIn(days) })) {
          const known = (field: AssignmentField) => entryOn(entries.get(person.id) ?? [], field, person.day)?.[field];
          expect(Object.fromEntries(fields.map((field) => [field, known(field)]))).toEqual(
            await namesOf(person.values),
          );
          if (days === 0)
            expect(columns.find(({ id }) => id === person.id)).toEqual({ id: person.id, ...person.values });
        }
      }
    }),
    runs,
  );
});

/** The names of the values of a day, as entries have them. */
async function namesOf(given: Readonly<Record<string, unknown>>) {
  if (Object.keys(given).length === 0) return {};
  const [row] = await sql`
    select (select name from branches where id = ${Number(given.branch_id)}) as branch,
      (select designation from designations where id = ${Number(given.designation_id)}) as designation,
      (select shift_name from shifts where id = ${given.shift_id === null ? null : Number(given.shift_id)}) as shift,
      array(select full_name from employees where id = any(${`{${(given.reporting_person_ids as number[]).join()}}`}) order by full_name, id) as reporting_persons`;
  return { ...row, grade: given.grade, employment_type: given.employment_type };
}

test('two changes of different days and values give the same history in either order', {
  timeout: 240_000,
}, async () => {
  const pairs = fc
    .tuple(change, change)
    .filter(
      ([one, other]) =>
        one.day !== other.day && Object.keys(one.values).every((name) => !Object.keys(other.values).includes(name)),
    );
  await fc.assert(
    fc.asyncProperty(pairs, async ([one, other]) => {
      const firm = await company();
      const inOrder = async (changes: readonly Change[]) => {
        const done = [];
        for (const given of changes) done.push(await made(firm, given));
        const history = await historyOf(firm);
        for (const each of done.toReversed()) if (each && each.preview.changed > 0) await undo(each.id);
        return history;
      };
      expect(await inOrder([other, one])).toEqual(await inOrder([one, other]));
    }),
    runs,
  );
});
