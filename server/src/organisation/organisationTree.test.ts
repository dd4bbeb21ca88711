import { beforeAll, describe, expect, test } from 'vitest';
import { captureQueries } from '../../test/support/captureQueries.ts';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { sql } = server.database;
const { token } = await server.person();
const TREE = '/data/settings/organisation';
const ids: Record<string, number> = {};

beforeAll(async () => {
  const one = async (name: string, inserting: Promise<Iterable<unknown>>) => {
    const [row] = (await inserting) as { id: number }[];
    ids[name] = row?.id ?? 0;
    return ids[name];
  };
  const vesu = await one(
    'Vesu',
    sql`insert into branches (name, branch_type) values ('Vesu', 'Showroom') returning id`,
  );
  await one('Adajan', sql`insert into branches (name, branch_type) values ('adajan', 'Showroom') returning id`);
  const department = (name: string) =>
    one(name, sql`insert into departments (branch_id, name) values (${vesu}, ${name}) returning id`);
  const retail = await department('Retail');
  await department('Accounts');
  const sub = (name: string) =>
    one(name, sql`insert into sub_departments (department_id, name) values (${retail}, ${name}) returning id`);
  const sarees = await sub('Sarees');
  await sub('Billing');
  const tailor = await one('Tailor', sql`insert into designations (designation) values ('Tailor') returning id`);
  const employ = (number: string, departmentId: number | null, subId: number | null, left: string | null = null) => sql`
    insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id, branch_id,
      department_id, sub_department_id, joining_date, employment_type, resignation_date, company_last_day, left_at)
    values ('Ravi Shah', 'Ravi', 'Shah', ${number}, 'MALE', '1990-01-01', ${tailor}, ${vesu}, ${departmentId}, ${subId},
      '2020-01-01', 'FULL_TIME', ${left}, ${left}, ${left && '2024-02-01'})`;
  await employ('9000000001', retail, sarees);
  await employ('9000000002', retail, sarees);
  await employ('9000000003', retail, null);
  await employ('9000000004', null, null);
  await employ('9000000005', retail, sarees, '2024-01-01');
});

test('the organisation is a tree by name, each node with the people who work there now', async () => {
  expect((await server.ask('GET', TREE, { token })).body).toEqual({
    employees: 4,
    branches: [
      { branch_id: ids.Adajan, branch_name: 'adajan', employees: 0, departments: [] },
      {
        branch_id: ids.Vesu,
        branch_name: 'Vesu',
        employees: 4,
        departments: [
          { department_id: ids.Accounts, department_name: 'Accounts', employees: 0, sub_departments: [] },
          {
            department_id: ids.Retail,
            department_name: 'Retail',
            employees: 3,
            sub_departments: [
              { id: ids.Billing, sub_department: 'Billing', employees: 0 },
              { id: ids.Sarees, sub_department: 'Sarees', employees: 2 },
            ],
          },
        ],
      },
    ],
  });
});

test('headcounts are of present employees, and those without a sub-department count for none', async () => {
  const { status, body } = await server.ask('GET', '/data/settings/headcounts', { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    branches: { [ids.Vesu ?? 0]: 4 },
    departments: { [ids.Retail ?? 0]: 3 },
    sub_departments: { [ids.Sarees ?? 0]: 2 },
    designations: { [ids.Tailor ?? 0]: 4 },
  });
});

describe('dependent records', () => {
  const ask = (record: string, id: number | string | undefined) =>
    server.ask('GET', '/data/settings/dependants', { token, query: { record, id: String(id) } });
  const nothing = { departments: 0, sub_departments: 0, employees: 0, former_employees: 0 };

  test.each([
    ['branch', 'Vesu', { ...nothing, departments: 2, employees: 4, former_employees: 1 }],
    ['branch', 'Adajan', nothing],
    ['department', 'Retail', { ...nothing, sub_departments: 2, employees: 3, former_employees: 1 }],
    ['sub-department', 'Sarees', { ...nothing, employees: 2, former_employees: 1 }],
    ['designation', 'Tailor', { ...nothing, employees: 4, former_employees: 1 }],
  ])('are counted for the %s %s', async (record, name, counts) => {
    expect(await ask(record, ids[name])).toMatchObject({ status: 200, body: counts });
  });

  test('are requested by record and id', async () => {
    expect(await ask('employee', 1)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'record', message: 'Choose one of the options.' }] },
    });
    expect(await ask('branch', 'x')).toMatchObject({ status: 422 });
    expect(await ask('department', 999999)).toMatchObject({
      status: 404,
      body: { message: 'This department does not exist. It may have been deleted.' },
    });
  });
});

/** Employees of each sub-department. */
const SIZE = process.env.CI === 'true' ? 4 : 1;

test(`with 1000 departments and ${5 * SIZE},000 people the tree comes whole, in one statement`, async () => {
  const crowded = await testApp();
  const owner = await crowded.person();
  const { sql } = crowded.database;
  const [tailor] = await sql`insert into designations (designation) values ('Tailor') returning id`;
  await sql`insert into branches (name, branch_type) select 'Branch ' || n, 'Showroom' from generate_series(1, 50) n`;
  await sql`insert into departments (branch_id, name)
    select id, 'Department ' || n from branches, generate_series(1, 20) n where name like 'Branch %'`;
  await sql`insert into sub_departments (department_id, name)
    select id, 'Sub ' || n from departments, generate_series(1, 5) n where name like 'Department %'`;
  await sql`insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id,
      branch_id, department_id, sub_department_id, joining_date, employment_type)
    select 'Ravi Shah', 'Ravi', 'Shah', (8000000000 + row_number() over ())::text, 'MALE', '1990-01-01', ${tailor?.id},
      departments.branch_id, departments.id, sub_departments.id, '2020-01-01', 'FULL_TIME'
    from sub_departments join departments on departments.id = department_id, generate_series(1, ${SIZE})
    where sub_departments.name like 'Sub %'`;
  let body: unknown;
  const queries = await captureQueries(crowded.database, async () => {
    ({ body } = await crowded.ask('GET', TREE, { token: owner.token }));
  });

  const { employees, branches } = body as { employees: number; branches: { departments: unknown[] }[] };
  expect(employees).toBe(5000 * SIZE);
  expect(branches).toHaveLength(50);
  expect(branches.reduce((sum, branch) => sum + branch.departments.length, 0)).toBe(1000);
  // The check of the session is one more statement.
  expect(queries.filter(({ text }) => !text.includes('revoked_sessions'))).toHaveLength(1);
});
