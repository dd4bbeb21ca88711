import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';
import { describe, expect, test } from 'vitest';
import { employees, memberBranches } from '../../src/db/schema.ts';
import { employeeIn, makePlace } from '../support/rows.ts';
import { freshNumber, testApp } from '../support/testApp.ts';
import { CANARY, type Fixtures, seedFixtures } from './fixtures.ts';
import { type Pair, propertiesOf, send, sound } from './requests.ts';

/*
 * A company of two branches. All that belongs to the second one is marked, and a manager of the first one makes every call
 * of the contract: no answer has a mark, and ids of the second branch are answered as ids of no record.
 */
const server = await testApp();
await server.app.ready();
const { db, sql } = server.database;

/** Administrators and leave types belong to the company, so that everybody sees their names. */
const MARK = new RegExp(`${CANARY}(?! (Owner|Manager|Leave|reason))`);

const theirs = await seedFixtures(server);
await sql`update departments set name = ${`${CANARY} Retail`} where id = ${theirs.departmentId}`;
await sql`update shifts set shift_name = 'Evening' where id = ${theirs.shiftId}`;
// Of the second branch there is something in every list: an exit, a day of this week, a deletion.
const today = dateInIndia(server.now());
const [onNotice] = await db
  .insert(employees)
  .values([
    employeeIn(theirs, {
      ...{ full_name: `${CANARY} Leaving`, mobile_number: freshNumber(), biometric_id: `${CANARY}-1` },
      ...{ birth_date: `1990${today.slice(4)}`, insurance_expiry_date: today, resignation_date: today },
      ...{ company_last_day: '2099-12-31', primary_email: `${CANARY}@example.com` },
    }),
    employeeIn(theirs, {
      full_name: `${CANARY} Twin`,
      mobile_number: freshNumber(),
      birth_date: `1990${today.slice(4)}`,
    }),
  ])
  .returning({ id: employees.id });
await sql`insert into exit_tasks (employee_id, task, owner_id) values (${onNotice?.id}, 'handover', ${theirs.employeeId})`;
await sql`insert into employee_reporting (employee_id, reports_to_id) values (${onNotice?.id}, ${theirs.employeeId})`;
for (const name of ['Gone', 'Again']) {
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    insert into departments (branch_id, name) values (${theirs.branchId}, ${`${CANARY} ${name}`}) returning id`;
  const query = { department_id: String(id) };
  await server.ask('DELETE', '/data/settings/departments', { token: theirs.owner.token, query });
}
const place = await makePlace(db, 'Vesu Showroom');
const [own, left] = await db
  .insert(employees)
  .values([
    employeeIn(place, { full_name: 'Mira Patel', mobile_number: freshNumber() }),
    employeeIn(place, { full_name: 'Jay Rana', mobile_number: freshNumber() }),
  ])
  .returning({ id: employees.id });
const [{ id: subDepartmentId } = { id: 0 }] = await sql<{ id: number }[]>`
  insert into sub_departments (department_id, name) values (${place.departmentId}, 'Bridal') returning id`;
const ours = {
  ...{ ...theirs, ...place, subDepartmentId, importId: 'f'.repeat(32) },
  ...{ employeeId: own?.id ?? 0, formerEmployeeId: left?.id ?? 0 },
};
const manager = await server.person({ role: 'manager', name: 'Asha of Vesu' });
await sql`update members set has_scope = true where id = ${manager.id}`;
await db.insert(memberBranches).values({ member_id: manager.id, branch_id: place.branchId });
ours.manager = manager;

const NOBODY = 999_999;
const nobodys: Fixtures = {
  ...theirs,
  ...{ branchId: NOBODY, departmentId: NOBODY, subDepartmentId: NOBODY, employeeId: NOBODY },
  ...{ formerEmployeeId: NOBODY, importId: '0'.repeat(32) },
};

async function ask(endpoint: Endpoint, fixtures: Fixtures, id: number, query?: readonly Pair[]) {
  const wire = sound(endpoint, fixtures, id);
  const answer = await send(server, { ...wire, query: query ?? wire.query }, manager.token);
  return { status: answer.statusCode, text: answer.body, headers: JSON.stringify(answer.headers) };
}

const sorted = (query: readonly Pair[]): Pair[] => [
  ...query,
  ['sort', 'name'],
  ['record', 'branch'],
  ['columns', 'reports_to'],
];

const cases = server.app.served
  .filter(({ endpoint }) => !endpoint.open && !endpoint.path.endsWith('/logout'))
  .toSorted((one, other) => one.endpoint.method.localeCompare(other.endpoint.method) * -1)
  .map(({ endpoint, audience }) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, audience }));

/** What the walk adds to its own branch has later ids. */
const [{ lastFile } = { lastFile: 0 }] = await sql<{ lastFile: number }[]>`select max(id) as "lastFile" from files`;

/** Everything of the second branch, as the database has it. */
const theirRows = () => sql`
  with people as (select * from employees where branch_id = ${theirs.branchId})
  select (select json_agg(e order by id) from people e) as people,
    (select json_agg(b) from branches b where id = ${theirs.branchId}) as branch,
    (select json_agg(d) from departments d where branch_id = ${theirs.branchId}) as departments,
    (select json_agg(s) from sub_departments s where department_id = ${theirs.departmentId}) as sub_departments,
    (select json_agg(t order by task, employee_id) from exit_tasks t join people on people.id = employee_id) as tasks,
    (select json_agg(r order by employee_id, reports_to_id) from employee_reporting r
      where employee_id in (select id from people) or reports_to_id in (select id from people)) as reporting,
    (select json_agg(f order by id) from files f where id <= ${lastFile}) as files`;
const before = await theirRows();

test('the scope walk covers the contract', () => expect(cases.length).toBeGreaterThan(80));

describe.each(cases)('$name', ({ endpoint, audience }) => {
  test('shows a manager of another branch nothing of people and places outside', async () => {
    const ids = [
      theirs.employeeId,
      theirs.formerEmployeeId,
      theirs.branchId,
      theirs.departmentId,
      theirs.subDepartmentId,
    ];
    const unknown = await ask(endpoint, nobodys, NOBODY);
    for (const id of endpoint.params ? ids : [1]) {
      const answer = await ask(endpoint, theirs, id);
      expect(answer.text + answer.headers).not.toMatch(MARK);
      expect(answer.status, answer.text).toBeLessThan(500);
      if (audience === 'owners') expect(answer.status).toBe(403);
      const isOwn = [own?.id, left?.id, place.branchId, place.departmentId, subDepartmentId, 1].includes(id);
      if (!isOwn) expect(answer.status, `${answer.text} instead of ${unknown.text}`).toBe(unknown.status);
    }
    // A form of the own branch, then lists without a filter, and whatever is searched for finds the marks.
    const words = Object.keys(propertiesOf(endpoint.query)).filter((name) => /^(q|query)$/.test(name));
    const searched = words.map((name): Pair => [name, CANARY]);
    for (const query of [undefined, ...(endpoint.method === 'GET' ? [[], searched, sorted(searched)] : [])]) {
      const answer = await ask(endpoint, ours, own?.id ?? 0, query);
      expect(answer.text + answer.headers).not.toMatch(MARK);
      expect(answer.status, answer.text).toBeLessThan(500);
    }
  });
});

test('the walk of another branch has changed nothing of the second one, and logged nothing of it', async () => {
  expect(await theirRows()).toEqual(before);
  expect(server.logs.filter((line) => line.includes(manager.token) || MARK.test(line))).toEqual([]);
});

test('every table that refers to people, places or their files has a policy', async () => {
  const open = await sql<{ name: string }[]>`
    with recursive of_people as (
      select oid from pg_class where oid in ('employees'::regclass, 'branches'::regclass)
      union
      select conrelid from pg_constraint join of_people on confrelid = of_people.oid where contype = 'f'
    )
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
      and has_table_privilege('seamline_scoped', pg_class.oid, 'select')
      and (oid in (select oid from of_people) or exists (
        select from pg_attribute where attrelid = pg_class.oid and attname in ('employee_id', 'branch_id', 'department_id', 'record_id')))`;
  expect(open).toEqual([]);
  const forced = await sql`select relname from pg_class where relforcerowsecurity`;
  expect(forced).toEqual([]);
});

test('the role of viewers with a scope reads every table but those that are the server’s own', async () => {
  const unread = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_any_column_privilege('seamline_scoped', oid, 'select')
    order by relname`;
  expect(unread.map(({ name }) => name)).toEqual([
    ...['attempts', 'data_keys', 'employee_assignments', 'employee_date_counts', 'employee_transfers', 'known_devices'],
    ...['migrations', 'one_time_codes', 'remote_usage', 'remote_usage_marks', 'revoked_sessions', 'session_log'],
    ...['sessions', 'shift_headcounts'],
  ]);
});
