import { describe, expect, test } from 'vitest';
import { type Person, testApp } from '../../test/support/testApp.ts';

const PATH = '/data/settings/admin';

describe('the last active owner', () => {
  test('can be neither deactivated nor deleted, while others can', async () => {
    const organisation = await onlyOwners(2);
    const [first, second] = organisation.owners as [Person, Person];

    expect((await organisation.change(second.number, 'false', first.token)).status).toBe(200);
    expect(await organisation.change(first.number, 'false', first.token)).toMatchObject({
      status: 409,
      body: { message: `${first.name} is the last active owner and cannot be deactivated.` },
    });
    expect(await organisation.remove(first.number, first.token)).toMatchObject({
      status: 409,
      body: { message: `${first.name} is the last active owner and cannot be deleted.` },
    });
    expect((await organisation.remove(second.number, first.token)).body).toMatchObject({
      message: 'Owner deleted successfully.',
    });
  });

  test('remains when owners deactivate each other at the same time, in ten rounds', async () => {
    const organisation = await onlyOwners(3);
    for (let round = 0; round < 10; round += 1) {
      // With the epoch of their tokens again: a deactivation has ended their sessions.
      await organisation.server.database.sql`update members set is_active = true, session_epoch = 0`;
      const answers = await Promise.all(
        organisation.owners.flatMap((one) =>
          organisation.owners.map((other) =>
            round % 2 === 0
              ? organisation.change(other.number, 'false', one.token)
              : organisation.change(one.number, 'false', other.token),
          ),
        ),
      );
      const [left] = await organisation.server.database.sql`select count(*)::int as count from members where is_active`;

      expect(left?.count).toBe(1);
      expect(answers.filter(({ status }) => ![200, 401, 409].includes(status))).toEqual([]);
    }
  });

  test('cannot become a manager, and remains when two owners demote each other at the same time', async () => {
    const { owners, demote, server: organisation } = await onlyOwners(2);
    const [first, second] = owners as [Person, Person];
    const answers = await Promise.all([demote(second.number, first.token), demote(first.number, second.token)]);

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const [left] = await organisation.database.sql`select number, name from members where role = 'owner'`;
    const token = (left?.number === first.number ? first : second).token;
    expect(await demote(left?.number, token)).toMatchObject({
      status: 409,
      body: { message: `${left?.name} is the last active owner and cannot become a manager.` },
    });
  });

  test('remains when two owners delete each other at the same time', async () => {
    const organisation = await onlyOwners(2);
    const [first, second] = organisation.owners as [Person, Person];
    const answers = await Promise.all([
      organisation.remove(second.number, first.token),
      organisation.remove(first.number, second.token),
    ]);

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const [left] = await organisation.server.database
      .sql`select count(*)::int as count from members where role = 'owner'`;
    expect(left?.count).toBe(1);
  });
});

/** A new organisation with that many owners and no other administrators. */
async function onlyOwners(count: number) {
  const organisation = await testApp();
  const owners = await Promise.all(
    Array.from({ length: count }, (_, index) => organisation.person({ name: `Owner ${index + 1}` })),
  );
  const query = { email: '', edit_permission: 'true', view_permission: 'true', is_active: 'true' };
  return {
    server: organisation,
    owners,
    change: (number: string, is_active: string, token: string) =>
      organisation.ask('PUT', PATH, { token, query: { ...query, number, is_active } }),
    demote: (number: string, token: string) =>
      organisation.ask('PUT', PATH, { token, query: { ...query, number, new_role: 'manager' } }),
    remove: (number: string, token: string) => organisation.ask('DELETE', PATH, { token, query: { number } }),
  };
}
