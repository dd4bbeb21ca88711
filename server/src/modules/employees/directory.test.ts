import { DIRECTORY_SORTS } from '@seamline/shared/contract/employees';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { departments, employees } from '../../db/schema.ts';
import { freshNumber, testApp } from '../../http/testing.ts';
import { employeeIn, makePlace } from '../../testing/rows.ts';

const server = await testApp();
const { token } = await server.person();
const { db } = server.database;
const here = await makePlace(db, 'Vesu');
const there = await makePlace(db, 'Adajan');
const [cutting] = await db.insert(departments).values({ name: 'Cutting', branch_id: here.branchId }).returning();

type NewEmployee = Partial<typeof employees.$inferInsert>;

/** Name, joining date and code; then where. */
const PEOPLE: [name: string, joined: string, code: string | null, values: NewEmployee][] = [
  ['Zarna', '2020-01-01', 'B-2', {}],
  ['Asha', '2022-05-01', 'B-1', { department_id: cutting?.id ?? 0 }],
  ['Mira', '2020-01-01', null, { branch_id: there.branchId, department_id: there.departmentId, shift_id: null }],
  ['Bina', '2018-03-01', 'A-9', { department_id: null }],
  ['Chitra', '2024-07-01', null, { designation_id: there.designationId }],
];

beforeAll(async () => {
  for (const [full_name, joining_date, biometric_id, values] of PEOPLE) {
    const row = { full_name, joining_date, biometric_id, mobile_number: freshNumber(), ...values };
    await db.insert(employees).values(employeeIn(here, row));
  }
});

interface Page {
  department: Record<string, { id: number; user_name: string }[]>;
  order: number[];
  groups?: { name: string; total: number }[];
  next_cursor: string | null;
}

const ask = async (query: Record<string, string>, path = '') =>
  await server.ask('GET', `/data/employees${path}`, { token, query });

async function list(query: Record<string, string>): Promise<Page> {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body as Page;
}

function namesOf({ department, order }: Page): string[] {
  const people = new Map(
    Object.values(department).flatMap((some) => some.map((person) => [person.id, person.user_name])),
  );
  return order.map((id) => people.get(id) ?? '');
}

const ORDERS: [sort: string, names: string[]][] = [
  ['department', ['Asha', 'Chitra', 'Mira', 'Zarna', 'Bina']],
  ['name', ['Asha', 'Bina', 'Chitra', 'Mira', 'Zarna']],
  ['-name', ['Zarna', 'Mira', 'Chitra', 'Bina', 'Asha']],
  ['joined', ['Bina', 'Zarna', 'Mira', 'Asha', 'Chitra']],
  ['-joined', ['Chitra', 'Asha', 'Mira', 'Zarna', 'Bina']],
  ['code', ['Bina', 'Asha', 'Zarna', 'Mira', 'Chitra']],
  ['-code', ['Zarna', 'Asha', 'Bina', 'Chitra', 'Mira']],
  ['added', ['Zarna', 'Asha', 'Mira', 'Bina', 'Chitra']],
  ['-added', ['Chitra', 'Bina', 'Mira', 'Asha', 'Zarna']],
];

test('every order is tested', () => {
  expect(ORDERS.map(([sort]) => sort)).toEqual([...DIRECTORY_SORTS]);
});

describe.each(ORDERS)('the order by %s', (sort, names) => {
  test('comes whole', async () => {
    expect(namesOf(await list({ sort }))).toEqual(names);
  });

  test('comes page by page to the very end', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null && seen.length < 10) {
      const page: Page = await list({ sort, limit: '2', cursor });
      seen.push(...namesOf(page));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(names);
  });

  test('can be entered at any of its places', async () => {
    const { cursors } = (await ask({ sort, limit: '2' }, '/places')).body as { cursors: string[] };
    expect(cursors).toHaveLength(2);
    expect(namesOf(await list({ sort, limit: '2', cursor: cursors[1] ?? '' }))).toEqual(names.slice(4));
  });
});

test.each([
  [{ branch_id: there.branchId }, ['Mira']],
  [{ department_id: here.departmentId }, ['Chitra', 'Zarna']],
  [{ designation_id: there.designationId }, ['Chitra']],
  [{ shift_id: here.shiftId, branch_id: here.branchId, q: 'a' }, ['Asha', 'Bina', 'Chitra', 'Zarna']],
  [{ sub_department_id: 99 }, []],
])('with %j it holds %j', async (filter, names) => {
  const query = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const page = await list({ ...query, sort: 'name' });
  expect(namesOf(page)).toEqual(names);
  expect(page.groups?.reduce((sum, { total }) => sum + total, 0)).toBe(names.length);
});

test('the first page tells how many each department has, those of one name in two branches together', async () => {
  const groups = [
    { name: 'Cutting', total: 1 },
    { name: 'Retail', total: 3 },
    { name: 'No department', total: 1 },
  ];
  const first = await list({ sort: 'name', limit: '2' });
  expect(first.groups).toEqual(groups);
  expect((await list({ sort: 'name', limit: '2', q: 'a' })).groups).toEqual(groups);
  expect((await list({ sort: 'name', limit: '2', cursor: first.next_cursor ?? '' })).groups).toBeUndefined();
});

test('a department that is renamed takes its people to another place, and brings them back', async () => {
  const rename = (name: string) =>
    db
      .update(departments)
      .set({ name })
      .where(eq(departments.id, cutting?.id ?? 0));
  await rename('Zari');
  expect(namesOf(await list({ sort: 'department' }))).toEqual(['Chitra', 'Mira', 'Zarna', 'Asha', 'Bina']);
  await rename('Cutting');
});

test.each([
  [{ sort: 'height' }, 'sort', 'Choose one of the options.'],
  [{ sort: 'joined', cursor: Buffer.from('["joined","2020-02-31","A",1]').toString('base64url') }, 'cursor'],
  [{ sort: 'joined', cursor: Buffer.from('["name","","A",1]').toString('base64url') }, 'cursor'],
  [{ department_id: 'x' }, 'department_id', 'This is not a valid id.'],
])('%j is refused', async (query, field, message = 'This page does not exist.') => {
  expect(await ask(query)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
});
