import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

async function emptyOrganisation() {
  const server = await testApp();
  const { token } = await server.person({ name: 'Asha Patel' });
  const missing = async () => (await server.ask('GET', '/data/settings/setup', { token })).body;
  return { server, missing };
}

test('an empty organisation misses every step, in the order in which they can be taken', async () => {
  const { missing } = await emptyOrganisation();
  expect(await missing()).toEqual({
    missing: ['company', 'branches', 'departments', 'designations', 'leave-types', 'shifts', 'employees', 'managers'],
  });
});

test('a setup step is done once it has a record, and an owner does not count as a manager', async () => {
  const { server, missing } = await emptyOrganisation();
  const { sql } = server.database;
  await sql`insert into branches (name, branch_type) values ('Vesu Showroom', 'Showroom')`;
  await sql`insert into designations (designation) values ('Tailor')`;
  await server.person({ name: 'Dhruv Naik', role: 'owner' });
  expect(await missing()).toEqual({
    missing: ['company', 'departments', 'leave-types', 'shifts', 'employees', 'managers'],
  });

  await server.person({ name: 'Kiran Shah', role: 'manager' });
  expect(await missing()).toEqual({ missing: ['company', 'departments', 'leave-types', 'shifts', 'employees'] });
});
