import { randomBytes } from 'node:crypto';
import { startBucket } from '@seamline/delivery/testing/bucket';
import { param } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { hashPassword } from '../src/access/sign-in/passwords.ts';
import { connect, type Database } from '../src/db/connect.ts';
import { members } from '../src/db/schema.ts';
import { postgresqlDatabase } from './support/database.ts';
import { type Replica, startReplica } from './support/replicas.ts';
import { bucketVariables } from './support/s3.ts';

const PASSWORD = 'fitting-room-7';
let numbers = 9_300_000_000;

// The embedded database belongs to one process; what several share is a PostgreSQL.
describe.runIf(inject('engine') === 'postgresql')('two server processes on one database and one bucket', () => {
  let one: Replica;
  let other: Replica;
  let database: Database;
  let owner: string;

  beforeAll(async () => {
    const [{ url, drop }, bucket] = await Promise.all([postgresqlDatabase(), startBucket()]);
    const variables = {
      DATABASE_URL: url,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      ...bucketVariables(bucket.settings),
    };
    // Both find an empty database and migrate it at the same time.
    [one, other] = await Promise.all([startReplica(variables), startReplica(variables)]);
    database = await connect({ databaseUrl: url, dataDir: '', maxConnections: 2 });
    owner = await addMember('owner');
    return async () => {
      await Promise.all([one.stop(), other.stop(), bucket.stop()]);
      await database.close();
      await drop();
    };
  });

  async function addMember(role: 'owner' | 'manager'): Promise<string> {
    numbers += 1;
    const number = String(numbers);
    const all = { edit_permission: true, view_permission: true };
    const password_hash = await hashPassword(PASSWORD);
    await database.db.insert(members).values({ number, name: `Member ${number}`, role, password_hash, ...all });
    return number;
  }

  async function signIn(replica: Replica, number: string): Promise<string> {
    const { body } = await replica.ask('POST', '/data/verify-login', { query: { number, password: PASSWORD } });
    return String(body.token);
  }

  /** Sends the same request to both at the same time, several times each. */
  async function race(times: number, work: (replica: Replica, index: number) => Promise<{ status: number }>) {
    const calls = Array.from({ length: times }, (_, index) => work(index % 2 === 0 ? one : other, index));
    return (await Promise.all(calls)).map(({ status }) => status).sort();
  }

  test('ran every migration once between them', async () => {
    const rows = await database.sql`select hash, count(*)::int as times from migrations group by hash`;

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.times !== 1)).toEqual([]);
  });

  test('know each other’s sessions, and one’s sign-out ends the session on the other at once', async () => {
    const token = await signIn(one, owner);

    expect(await other.ask('GET', '/data/session', { token })).toMatchObject({ status: 200, body: { number: owner } });
    expect((await one.ask('POST', '/data/logout', { token })).status).toBe(200);
    expect(await other.ask('GET', '/data/session', { token })).toMatchObject({
      status: 401,
      body: { detail: 'session closed' },
    });
  });

  test('end the sessions of a deactivated member on both at once', async () => {
    const manager = await addMember('manager');
    const token = await signIn(other, manager);
    const flags = { edit_permission: 'true', view_permission: 'true', is_active: 'false', email: '' };
    const query = { number: manager, ...flags };
    const changed = await one.ask('PUT', '/data/settings/admin', { token: await signIn(one, owner), query });

    expect(changed.status).toBe(200);
    expect((await other.ask('GET', '/data/session', { token })).status).toBe(401);
  });

  test('share a one-time code and the limits around it', async () => {
    const number = await addMember('manager');
    expect((await one.ask('POST', '/data/login', { query: { number } })).status).toBe(200);
    expect((await other.ask('POST', '/data/login', { query: { number } })).status).toBe(429);
    const { body } = await one.ask('GET', `/dev/outbox/${number}`);
    const otp = String(body.otp);
    const statuses = await race(10, (replica) => replica.ask('POST', '/data/verify-login', { query: { number, otp } }));

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  test('count wrong passwords together', async () => {
    const number = await addMember('manager');
    const statuses = await race(24, (replica) =>
      replica.ask('POST', '/data/verify-login', { query: { number, password: 'wrong' } }),
    );

    expect(statuses).toEqual([...Array(10).fill(401), ...Array(14).fill(429)]);
  });

  test('store one of the shifts that are added at both at once with one name', async () => {
    const token = await signIn(one, owner);
    const required = { hours_type_in_shift_clock: 'FULL_SHIFT_HOURS', shift_utc_offset: '+05:30' };
    const json = { shift_name: 'At both', ...required };
    const statuses = await race(20, (replica) => replica.ask('POST', '/data/add-shift', { token, json }));

    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  });

  test('serve each other’s pictures at each other’s signed addresses', async () => {
    const token = await signIn(one, owner);
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#33449a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('company_name', 'Meghdhanush');
    form.set('address', 'Ring Road, Surat');
    form.set('company_logo', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }));
    expect((await one.ask('POST', '/data/company-details', { token, body: form })).status).toBe(200);
    const details = await one.ask('GET', '/data/company-details', { token });
    const { company_logo_url: address } = details.body.company as { company_logo_url: string };
    const logo = await other.ask('GET', address);

    expect(logo.status).toBe(200);
    expect(await sharp(logo.bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    const { body } = await other.ask('GET', '/data/company-details', { token });
    expect(body.company).toMatchObject({ company_logo_url: address });
  });

  test('let one of many who add the same name succeed', async () => {
    const token = await signIn(other, owner);
    const query = { name: 'Twin Showroom', branch_type: 'Showroom' };
    const statuses = await race(10, (replica) => replica.ask('POST', '/data/settings/add-branches', { token, query }));

    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  test('let one of many who change the same version of a record succeed', async () => {
    const token = await signIn(one, owner);
    const added = await one.ask('POST', '/data/settings/add-branches', {
      token,
      query: { name: 'Contested', branch_type: 'Factory' },
    });
    const { id, version } = added.body as { id: number; version: number };
    const statuses = await race(10, (replica, index) =>
      replica.ask('PUT', '/data/settings/branches', {
        token,
        query: {
          branch_id: String(id),
          version: String(version),
          name: `Contested ${index}`,
          code: 'C',
          branch_type: 'Factory',
        },
      }),
    );

    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  test('keep one owner, however many deactivate each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rivals = [await addMember('owner'), await addMember('owner')] as const;
      await database.sql`update members set is_active = false where role = 'owner' and number <> all(${param([...rivals])})`;
      const tokens = await Promise.all([signIn(one, rivals[0]), signIn(other, rivals[1])]);
      const statuses = await race(2, (replica, index) =>
        replica.ask('DELETE', '/data/settings/admin', {
          token: tokens[index] ?? '',
          query: { number: rivals[1 - index] ?? '' },
        }),
      );

      expect(statuses[0], 'one of them goes').toBe(200);
      expect([401, 409], 'the other stays').toContain(statuses[1]);
      const [left] = await database.sql`select count(*)::int as owners from members where role = 'owner' and is_active`;
      expect(left?.owners).toBe(1);
    }
    await database.sql`update members set is_active = true where number = ${owner}`;
  });
});
