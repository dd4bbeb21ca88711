import { DIRECTORY_SORTS } from '@seamline/shared/contract/employees/employees';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { departments, designations, employeeReporting, employees, subDepartments } from '../../db/schema.ts';

const server = await testApp();
const { token } = await server.person();
const { db } = server.database;
const here = await makePlace(db, 'Vesu');
const there = await makePlace(db, 'Adajan');
const [cutting] = await db.insert(departments).values({ name: 'Cutting', branch_id: here.branchId }).returning();
const cuttingId = cutting?.id ?? 0;
await db.update(designations).set({ designation: 'Cutter' }).where(eq(designations.id, there.designationId));
const [sarees, alterations] = await db
  .insert(subDepartments)
  .values([
    { name: 'Sarees', department_id: cuttingId },
    { name: 'alterations', department_id: here.departmentId },
  ])
  .returning();

type NewEmployee = Partial<typeof employees.$inferInsert>;

const LEAVING = { resignation_date: '2031-01-01', company_last_day: '2031-02-28' };

/** Name, joining date, code, mobile number and birth date; then the rest. */
const PEOPLE: [string, string, string | null, string, string, NewEmployee][] = [
  [
    'Zarna',
    '2020-01-01',
    'B-2',
    '9000000003',
    '1985-06-30',
    { sub_department_id: alterations?.id ?? 0, primary_email: 'b@vesu.example' },
  ],
  [
    'Asha',
    '2022-05-01',
    'B-1',
    '9000000005',
    '1995-01-01',
    {
      department_id: cuttingId,
      sub_department_id: sarees?.id ?? 0,
      shift_id: there.shiftId,
      primary_email: 'A@vesu.example',
    },
  ],
  [
    'Mira',
    '2020-01-01',
    null,
    '9000000002',
    '1985-06-30',
    {
      branch_id: there.branchId,
      department_id: there.departmentId,
      shift_id: null,
      primary_email: 'C@adajan.example',
    },
  ],
  ['Bina', '2018-03-01', 'A-9', '9000000001', '1990-01-01', { department_id: null, employment_type: 'PART_TIME' }],
  [
    'Chitra',
    '2024-07-01',
    null,
    '9000000004',
    '1980-01-01',
    { designation_id: there.designationId, gender: 'OTHER', ...LEAVING },
  ],
];

beforeAll(async () => {
  for (const [full_name, joining_date, biometric_id, mobile_number, birth_date, values] of PEOPLE) {
    const row = { full_name, joining_date, biometric_id, mobile_number, birth_date, ...values };
    await db.insert(employees).values(employeeIn(here, row));
  }
});

interface Page {
  branches: { branch_name: string; matching?: number }[];
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
  ['-department', ['Chitra', 'Mira', 'Zarna', 'Asha', 'Bina']],
  ['name', ['Asha', 'Bina', 'Chitra', 'Mira', 'Zarna']],
  ['-name', ['Zarna', 'Mira', 'Chitra', 'Bina', 'Asha']],
  ['joined', ['Bina', 'Zarna', 'Mira', 'Asha', 'Chitra']],
  ['-joined', ['Chitra', 'Asha', 'Mira', 'Zarna', 'Bina']],
  ['code', ['Bina', 'Asha', 'Zarna', 'Mira', 'Chitra']],
  ['-code', ['Zarna', 'Asha', 'Bina', 'Chitra', 'Mira']],
  ['added', ['Zarna', 'Asha', 'Mira', 'Bina', 'Chitra']],
  ['-added', ['Chitra', 'Bina', 'Mira', 'Asha', 'Zarna']],
  ['designation', ['Chitra', 'Asha', 'Bina', 'Mira', 'Zarna']],
  ['-designation', ['Asha', 'Bina', 'Mira', 'Zarna', 'Chitra']],
  ['branch', ['Mira', 'Asha', 'Bina', 'Chitra', 'Zarna']],
  ['-branch', ['Asha', 'Bina', 'Chitra', 'Zarna', 'Mira']],
  ['sub-department', ['Zarna', 'Asha', 'Bina', 'Chitra', 'Mira']],
  ['-sub-department', ['Asha', 'Zarna', 'Bina', 'Chitra', 'Mira']],
  ['shift', ['Asha', 'Bina', 'Chitra', 'Zarna', 'Mira']],
  ['-shift', ['Bina', 'Chitra', 'Zarna', 'Asha', 'Mira']],
  ['mobile', ['Bina', 'Mira', 'Zarna', 'Chitra', 'Asha']],
  ['-mobile', ['Asha', 'Chitra', 'Zarna', 'Mira', 'Bina']],
  ['email', ['Asha', 'Zarna', 'Mira', 'Bina', 'Chitra']],
  ['-email', ['Mira', 'Zarna', 'Asha', 'Chitra', 'Bina']],
  ['birth', ['Chitra', 'Zarna', 'Mira', 'Bina', 'Asha']],
  ['-birth', ['Asha', 'Bina', 'Mira', 'Zarna', 'Chitra']],
  ['gender', ['Asha', 'Bina', 'Mira', 'Zarna', 'Chitra']],
  ['-gender', ['Chitra', 'Asha', 'Bina', 'Mira', 'Zarna']],
  ['employment-type', ['Asha', 'Chitra', 'Mira', 'Zarna', 'Bina']],
  ['-employment-type', ['Bina', 'Asha', 'Chitra', 'Mira', 'Zarna']],
];

test('every order is tested', () => {
  expect(ORDERS.map(([sort]) => sort)).toEqual([...DIRECTORY_SORTS]);
});

describe.each(ORDERS)('the order by %s', (sort, names) => {
  test('comes whole', async () => {
    expect(namesOf(await list({ sort }))).toEqual(names);
  });

  test.each<Record<string, string>>([{}, { q: '90000' }, { gender: 'FEMALE' }, { health: 'no-pan' }])(
    'comes page by page to the very end with the filter %j',
    async (filter) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null && seen.length < 10) {
        const page: Page = await list({ ...filter, sort, limit: '2', cursor });
        seen.push(...namesOf(page));
        cursor = page.next_cursor;
      }
      expect(seen).toEqual(names.filter((name) => !('gender' in filter) || name !== 'Chitra'));
    },
  );

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
  [{ shift_id: here.shiftId, branch_id: here.branchId, q: 'a' }, ['Bina', 'Chitra', 'Zarna']],
  [{ sub_department_id: 99 }, []],
  [{ status: 'active' }, ['Asha', 'Bina', 'Mira', 'Zarna']],
  [{ status: 'on-notice' }, ['Chitra']],
  [{ employment_type: 'PART_TIME' }, ['Bina']],
  [{ gender: 'FEMALE', status: 'active', q: 'a' }, ['Asha', 'Bina', 'Mira', 'Zarna']],
  [{ joined_from: '2020-01-01', joined_to: '2022-05-01' }, ['Asha', 'Mira', 'Zarna']],
  [{ joined_from: '2022-05-01', joined_to: '' }, ['Asha', 'Chitra']],
  [{ joined_to: '2020-01-01', gender: 'FEMALE', branch_id: here.branchId }, ['Bina', 'Zarna']],
])('with %j it holds %j', async (filter, names) => {
  const query = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const page = await list({ ...query, sort: 'name' });
  expect(namesOf(page)).toEqual(names);
  expect(page.groups?.reduce((sum, { total }) => sum + total, 0)).toBe(names.length);
});

test('values of further columns come on request only', async () => {
  const people = await db.select({ id: employees.id, name: employees.full_name }).from(employees);
  const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? 0;
  await db
    .insert(employeeReporting)
    .values(['Mira', 'Bina'].map((name) => ({ employee_id: idOf('Asha'), reports_to_id: idOf(name) })));
  const cardOf = async (columns: string[]) => {
    const url = `/data/employees?${new URLSearchParams([['sort', 'shift'], ...columns.map((name) => ['columns', name])])}`;
    const { body } = await server.ask('GET', url, { token });
    return Object.values((body as Page).department)
      .flat()
      .find(({ id }) => id === idOf('Asha'));
  };

  const usual = await cardOf([]);
  expect(usual).not.toHaveProperty('shift');
  expect(await cardOf(['shift', 'reports_to'])).toEqual({
    ...usual,
    shift: 'General, Adajan',
    reports_to: ['Bina', 'Mira'],
  });
  expect(await cardOf(['gender', 'employment_type', 'birth_date', 'sub_department'])).toEqual({
    ...usual,
    gender: 'FEMALE',
    employment_type: 'FULL_TIME',
    birth_date: '1995-01-01',
    sub_department: 'Sarees',
  });
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

test('each branch tells how many of it the other filters leave, by whichever branch is chosen', async () => {
  const matching = async (query: Readonly<Record<string, string>>) =>
    (await list({ sort: 'name', ...query })).branches.map(({ branch_name, matching: left }) => [branch_name, left]);
  expect(await matching({})).toEqual([
    ['Adajan', undefined],
    ['Vesu', undefined],
  ]);
  const cutters = [
    ['Adajan', 0],
    ['Vesu', 1],
  ];
  expect(await matching({ department_id: String(cuttingId) })).toEqual(cutters);
  expect(await matching({ department_id: String(cuttingId), branch_id: String(there.branchId) })).toEqual(cutters);
  const found = await matching({ q: 'Mira', branch_id: String(here.branchId) });
  expect(found).toEqual([
    ['Adajan', 1],
    ['Vesu', 0],
  ]);
});

test('a department that is renamed takes its people to another place, and brings them back', async () => {
  const rename = (name: string) => db.update(departments).set({ name }).where(eq(departments.id, cuttingId));
  await rename('Zari');
  expect(namesOf(await list({ sort: 'department' }))).toEqual(['Chitra', 'Mira', 'Zarna', 'Asha', 'Bina']);
  await rename('Cutting');
});

test.each([
  [{ sort: 'height' }, 'sort', 'Choose one of the options.'],
  [{ sort: 'joined', cursor: Buffer.from('["joined","2020-02-31","A",1]').toString('base64url') }, 'cursor'],
  [{ sort: 'joined', cursor: Buffer.from('["name","","A",1]').toString('base64url') }, 'cursor'],
  [{ department_id: 'x' }, 'department_id', 'This is not a valid id.'],
  [{ columns: 'salary' }, 'columns.0', 'Choose one of the options.'],
  [{ status: 'former' }, 'status', 'Choose one of the options.'],
  [{ gender: 'female' }, 'gender', 'Choose one of the options.'],
  [{ employment_type: '' }, 'employment_type', 'Choose one of the options.'],
  [{ joined_from: '2024-02-30' }, 'joined_from', 'Enter a date that exists, as YYYY-MM-DD.'],
  [
    { joined_from: '2024-04-02', joined_to: '2024-04-01' },
    'joined_to',
    'The end date cannot be before the start date.',
  ],
])('%j is refused', async (query, field, message = 'This page does not exist.') => {
  expect(await ask(query)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
});
