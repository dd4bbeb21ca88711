import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();

test('a change of the flags holds from the next call on', async () => {
  const someone = await server.person({ role: 'manager' });
  const ask = async () => (await server.ask('GET', '/data/settings/branches', { token: someone.token })).status;

  expect(await ask()).toBe(200);
  await server.database.sql`update members set view_permission = false where id = ${someone.id}`;
  expect(await ask()).toBe(403);
  await server.database.sql`update members set view_permission = true, is_active = false where id = ${someone.id}`;
  expect(await ask()).toBe(401);
  await server.database.sql`update members set is_active = true where id = ${someone.id}`;
  expect(await ask(), 'an ended session stays ended').toBe(401);
});

test('a deleted account ends its sessions', async () => {
  const someone = await server.person();
  const ask = async () => (await server.ask('GET', '/data/session', { token: someone.token })).status;

  expect(await ask()).toBe(200);
  await server.database.sql`delete from members where id = ${someone.id}`;
  expect(await ask()).toBe(401);
});

test('a change of password ends earlier sessions', async () => {
  const someone = await server.person();
  await server.database.sql`update members set password_hash = 'another' where id = ${someone.id}`;

  expect((await server.ask('GET', '/data/session', { token: someone.token })).status).toBe(401);
});

test('a token is rejected once its number belongs to another member', async () => {
  const someone = await server.person();
  await server.database.sql`update members set number = '9123456789' where id = ${someone.id}`;
  await server.person({ number: someone.number });

  expect((await server.ask('GET', '/data/session', { token: someone.token })).status).toBe(401);
});
