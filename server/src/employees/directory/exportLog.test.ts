import type { ActivityEntry } from '@seamline/shared/contract/access/activity';
import { expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { employees } from '../../db/schema.ts';

const server = await testApp();
const owner = await server.person({ name: 'Asha Patel' });
const viewer = await server.person({ name: 'Kiran Shah', role: 'manager', canEdit: false });

test('an export of employees is logged with its count and filter, also for a manager who cannot edit', async () => {
  const { sql } = server.database;
  const [branch] =
    await sql`insert into branches (name, branch_type) values ('Vesu Showroom', 'Showroom') returning id`;
  const query = { format: 'xlsx', branch_id: String(branch?.id), q: 'patel', sort: '-name' };

  const answer = await server.ask('POST', '/data/employee-exports', { token: viewer.token, query });
  expect(answer).toMatchObject({ status: 200, body: { employees: 0 } });

  const exportsOf = { who: String(viewer.id), action: 'export' };
  const log = await server.ask('GET', '/data/activity', { token: owner.token, query: exportsOf });
  const { activity, names } = log.body as { activity: ActivityEntry[]; names: object };
  expect(activity).toEqual([
    expect.objectContaining({
      who: { id: viewer.id, name: 'Kiran Shah', number: viewer.number },
      action: 'export',
      record: 'employee',
      record_id: null,
      record_name: 'Employees.xlsx',
      before: null,
      after: { employees: 0, branch_id: branch?.id, search: 'patel' },
    }),
  ]);
  expect(names).toEqual({ branch_id: { [String(branch?.id)]: 'Vesu Showroom' } });
});

test('an export without a filter counts all employees', async () => {
  const place = await makePlace(server.database.db, 'Adajan Studio');
  const people = ['Asha Patel', 'Kiran Shah'].map((full_name) =>
    employeeIn(place, { full_name, mobile_number: freshNumber() }),
  );
  await server.database.db.insert(employees).values(people);
  const query = { format: 'csv' };

  expect(await server.ask('POST', '/data/employee-exports', { token: owner.token, query })).toMatchObject({
    status: 200,
    body: { employees: 2 },
  });
});

test('an export of some columns is logged with them', async () => {
  const url = '/data/employee-exports?format=csv&status=active&columns=designation&columns=birth';
  expect(await server.ask('POST', url, { token: owner.token })).toMatchObject({ status: 200 });
  const [entry] = await server.database
    .sql`select after from activity where action = 'export' order by id desc limit 1`;
  expect(entry?.after).toMatchObject({ status: 'active', columns: ['designation', 'birth'] });

  expect(
    await server.ask('POST', '/data/employee-exports?format=csv&columns=salary', { token: owner.token }),
  ).toMatchObject({ status: 422, body: { errors: [{ field: 'columns.0' }] } });
});

test('an export in an unknown format is refused at its field and not logged', async () => {
  const answer = await server.ask('POST', '/data/employee-exports', { token: owner.token, query: { format: 'pdf' } });

  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'format' }] } });
  expect(await server.database.sql`select from activity where record_name like '%pdf'`).toHaveLength(0);
});
