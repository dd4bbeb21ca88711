import { expect, inject, test } from 'vitest';
import { postgresqlDatabase, testDatabase } from '../../../test/support/database.ts';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { connect } from '../../db/connect.ts';
import { dueChangesApplier, holdDate } from '../../db/dueChanges.ts';
import { migrate } from '../../db/migrate.ts';
import { employees } from '../../db/schema.ts';
import { dueLeavings } from './leavings.ts';

/** A database with a way to add employees on notice, and to apply what is due at an instant as a fresh process does. */
async function openDatabase(database = testDatabase()) {
  const { db, sql, ...rest } = await database;
  const place = await makePlace(db);
  const at = (instant: string) => {
    const clock = { now: new Date(instant) };
    const apply = dueChangesApplier({ db, sql, ...rest }, () => clock.now, [dueLeavings]);
    return { clock, apply };
  };
  return {
    db,
    sql,
    ask: rest.ask,
    at,
    async addOnNotice(company_last_day: string, full_name = `Until ${company_last_day}`): Promise<number> {
      const dates = { resignation_date: '2026-10-01', company_last_day };
      const [row] = await db
        .insert(employees)
        .values(employeeIn(place, { full_name, mobile_number: freshNumber(), ...dates }))
        .returning({ id: employees.id });
      return row?.id ?? 0;
    },
    applyAt: async (instant: string) => await at(instant).apply(),
    async leftAt(id: number): Promise<string | undefined> {
      const [row] = await sql`select left_at from employees where id = ${id}`;
      return row?.left_at ? new Date(row.left_at).toISOString() : undefined;
    },
    async headcount(): Promise<number> {
      const [row] = await sql`select total from branch_headcounts where branch_id = ${place.branchId}`;
      return Number(row?.total);
    },
  };
}

test('an employee on notice becomes a former one at midnight in India after the last day', async () => {
  const { addOnNotice, applyAt, leftAt, headcount } = await openDatabase();
  const id = await addOnNotice('2027-03-10');
  // The midnight of UTC that ends the last day comes five and a half hours later and decides nothing.
  for (const instant of ['2027-03-09T23:59:59Z', '2027-03-10T00:00:00Z', '2027-03-10T18:29:59.999Z']) {
    await applyAt(instant);
    expect(await leftAt(id), instant).toBeUndefined();
    expect(await headcount()).toBe(1);
  }

  await applyAt('2027-03-10T18:30:00Z');
  expect(await leftAt(id)).toBe('2027-03-10T18:30:00.000Z');
  expect(await headcount()).toBe(0);
});

test('after days without a request each leaving has the time of its own day, and the log has them in order', async () => {
  const { addOnNotice, applyAt, leftAt, sql } = await openDatabase();
  const last = await addOnNotice('2027-03-14');
  const first = await addOnNotice('2027-03-10');
  const still = await addOnNotice('2027-03-15');
  await applyAt('2027-03-09T12:00:00Z');

  await applyAt('2027-03-15T09:00:00Z');
  expect(await leftAt(first)).toBe('2027-03-10T18:30:00.000Z');
  expect(await leftAt(last)).toBe('2027-03-14T18:30:00.000Z');
  expect(await leftAt(still)).toBeUndefined();
  expect(
    await sql`select member_id, member_name, address, action, record_id, before, after from activity order by id`,
  ).toEqual(
    [
      [first, '2027-03-10T18:30:00.000Z'],
      [last, '2027-03-14T18:30:00.000Z'],
    ].map(([record_id, left_at]) => ({
      member_id: 0,
      member_name: 'Seamline',
      address: '',
      action: 'update',
      record_id,
      before: { left_at: null },
      after: { left_at },
    })),
  );
});

test('applying twice, or on a process whose clock is slow, changes nothing more', async () => {
  const { addOnNotice, applyAt, leftAt, sql } = await openDatabase();
  const id = await addOnNotice('2027-03-10');
  await applyAt('2027-03-12T12:00:00Z');
  const [before] = await sql`select version, left_at from employees where id = ${id}`;

  await applyAt('2027-03-12T12:00:00Z');
  await applyAt('2027-03-09T12:00:00Z');
  expect(await sql`select version, left_at from employees where id = ${id}`).toEqual([before]);
  expect(await leftAt(id)).toBe('2027-03-10T18:30:00.000Z');
  expect(await sql`select applied_through::text from due_changes`).toEqual([{ applied_through: '2027-03-12' }]);
});

test('a process that has applied a day asks the database again on the next day only', async () => {
  const { addOnNotice, at, leftAt } = await openDatabase();
  const { clock, apply } = at('2027-03-10T12:00:00Z');
  await apply();
  expect(apply()).toBeUndefined();
  const id = await addOnNotice('2027-03-10');

  clock.now = new Date('2027-03-10T18:29:59.999Z');
  expect(apply()).toBeUndefined();
  clock.now = new Date('2027-03-10T18:30:00Z');
  await Promise.all([apply(), apply()]);
  expect(apply()).toBeUndefined();
  expect(await leftAt(id)).toBe('2027-03-10T18:30:00.000Z');
});

test('a request that comes after midnight does not go on with the day before, whose changes are being applied', async () => {
  const { addOnNotice, at, leftAt } = await openDatabase();
  const id = await addOnNotice('2027-03-10');
  const { clock, apply } = at('2027-03-10T18:29:59.999Z');
  const before = apply();
  clock.now = new Date('2027-03-10T18:30:00Z');

  await apply();
  expect(await leftAt(id)).toBe('2027-03-10T18:30:00.000Z');
  await before;
});

test('a day whose changes could not be applied is tried again', async () => {
  const { db, sql, ...rest } = await testDatabase();
  let fails = true;
  const failing = {
    listPending: async () => ['2027-03-10'],
    apply: async () => {
      if (fails) throw new Error('The database went away.');
    },
  };
  const apply = dueChangesApplier({ db, sql, ...rest }, () => new Date('2027-03-10T12:00:00Z'), [failing]);

  await expect(apply()).rejects.toThrow('The database went away.');
  expect(await sql`select * from due_changes`).toEqual([]);
  fails = false;
  await apply();
  expect(await sql`select applied_through::text from due_changes`).toEqual([{ applied_through: '2027-03-10' }]);
});

test('kinds of changes are applied date by date, in the order of the kinds on one date', async () => {
  const { db, sql, ...rest } = await testDatabase();
  const applied: string[] = [];
  const kind = (name: string, dates: string[]) => ({
    listPending: async () => dates,
    apply: async (_: unknown, date: string) => void applied.push(`${date} ${name}`),
  });
  const kinds = [kind('leaving', ['2027-03-12', '2027-03-10']), kind('transfer', ['2027-03-11', '2027-03-12'])];
  await dueChangesApplier({ db, sql, ...rest }, () => new Date('2027-03-12T12:00:00Z'), kinds)();

  expect(applied).toEqual([
    '2027-03-10 leaving',
    '2027-03-10 transfer',
    '2027-03-11 leaving',
    '2027-03-11 transfer',
    '2027-03-12 leaving',
    '2027-03-12 transfer',
  ]);
});

test('the date that counts is the later one of the clock and the database', async () => {
  const { applyAt, db } = await openDatabase();
  const dateFor = async (clockDate: string) =>
    await db.transaction(async (connection) => await holdDate(connection, clockDate));
  expect(await dateFor('2027-03-09')).toBe('2027-03-09');
  await applyAt('2027-03-10T12:00:00Z');

  expect(await dateFor('2027-03-09')).toBe('2027-03-10');
  expect(await dateFor('2027-03-11')).toBe('2027-03-11');
});

test('the first request of a new day waits until the leavings of the day before have taken effect', async () => {
  const server = await testApp();
  const { db } = server.database;
  const toInstant = (instant: string) => server.passSeconds((Date.parse(instant) - server.now().getTime()) / 1000);
  const read = async () => {
    const { token } = await server.person();
    return await server.ask('GET', '/data/employees', { token });
  };
  await db.insert(employees).values(
    employeeIn(await makePlace(db), {
      full_name: 'Last Day Today',
      resignation_date: '2027-03-01',
      company_last_day: '2027-03-10',
    }),
  );
  toInstant('2027-03-10T12:00:00Z');
  expect((await read()).text).toContain('Last Day Today');

  toInstant('2027-03-10T18:30:00Z');
  const answers = await Promise.all([read(), read(), read()]);
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).not.toContain('Last Day Today');
  }
});

// The embedded database has one connection, on which nothing happens at the same time.
test.runIf(inject('engine') === 'postgresql')('several processes at once apply each leaving once', async () => {
  const { url, drop } = await postgresqlDatabase();
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => connect({ databaseUrl: url, dataDir: '', maxConnections: 2 })),
  );
  const [first] = databases;
  if (first === undefined) throw new Error('There is no connection.');
  try {
    await migrate(first);
    const { addOnNotice, sql } = await openDatabase(Promise.resolve(first));
    for (let count = 0; count < 30; count += 1) await addOnNotice('2027-03-10', `Person ${count}`);
    await Promise.all(
      databases.flatMap((database) => {
        const apply = dueChangesApplier(database, () => new Date('2027-03-11T00:00:00Z'), [dueLeavings]);
        return [apply(), apply()];
      }),
    );

    expect(await sql`select count(*)::int as left from employees where left_at is not null`).toEqual([{ left: 30 }]);
    expect(await sql`select count(*)::int as entries from activity`).toEqual([{ entries: 30 }]);
    expect(await sql`select distinct version from employees`).toEqual([{ version: 2 }]);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  }
});

// Likewise: nothing waits for another connection there.
test.runIf(inject('engine') === 'postgresql')(
  'a leaving that is being recorded when a new day begins is applied with that day',
  async () => {
    const { db, ask, addOnNotice, applyAt, leftAt } = await openDatabase();
    const id = await addOnNotice('2027-03-20');
    await applyAt('2027-03-10T12:00:00Z');
    let applying: Promise<unknown> = Promise.resolve();
    await db.transaction(async (connection) => {
      expect(await holdDate(connection, '2027-03-10')).toBe('2027-03-10');
      applying = applyAt('2027-03-10T18:30:00Z');
      // It waits for this transaction, at the row of the date.
      const waiting = async () => await ask('select 1 from pg_locks where not granted', []);
      await expect.poll(waiting, { timeout: 10_000 }).not.toEqual([]);
      await connection.update(employees).set({ company_last_day: '2027-03-10' });
    });
    await applying;

    expect(await leftAt(id)).toBe('2027-03-10T18:30:00.000Z');
  },
);
