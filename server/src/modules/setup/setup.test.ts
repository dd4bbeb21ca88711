import { expect, test } from 'vitest';
import { testApp } from '../../http/testing.ts';

const server = await testApp();
const { sql } = server.database;
const owner = await server.person({ name: 'Asha Patel' });

const missing = async () => (await server.ask('GET', '/data/settings/setup', { token: owner.token })).body;

test('an empty house lacks everything, in the order in which it can be set up', async () => {
  expect(await missing()).toEqual({
    missing: ['company', 'branches', 'departments', 'designations', 'leave-types', 'shifts', 'employees', 'managers'],
  });
});

test('what there is one of is not missing, and an owner is no manager', async () => {
  await sql`insert into branches (name, branch_type) values ('Vesu Showroom', 'Showroom')`;
  await sql`insert into designations (designation) values ('Tailor')`;
  await server.person({ name: 'Dhruv Naik', role: 'owner' });
  expect(await missing()).toEqual({
    missing: ['company', 'departments', 'leave-types', 'shifts', 'employees', 'managers'],
  });

  await server.person({ name: 'Kiran Shah', role: 'manager' });
  expect(await missing()).toEqual({ missing: ['company', 'departments', 'leave-types', 'shifts', 'employees'] });
});
