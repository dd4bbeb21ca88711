import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import { sessionStore } from './accounts.ts';

test('the first owner is added as long as nobody has an account, however many servers start at once', async () => {
  const database = await testDatabase();
  const store = sessionStore(database);
  const first = { number: '9812345670', name: 'Nehaben Rana' };

  await Promise.all([store.addFirstOwner(first), store.addFirstOwner(first)]);
  await store.addFirstOwner({ number: '9812345671', name: 'Later Owner' });

  expect(await database.sql`select number, name, role, edit_permission, view_permission from members`).toEqual([
    { ...first, role: 'owner', edit_permission: true, view_permission: true },
  ]);
});
