import { expect, inject, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber } from '../../../test/support/testApp.ts';
import { setToday } from '../../../test/support/today.ts';
import { dueChangesApplier } from '../../db/dueChanges.ts';
import { employees } from '../../db/schema.ts';
import { dueJoinings } from './joinings.ts';

/** A database on a day, with a way to add employees and to apply what is due at an instant as a fresh process does. */
async function openDatabase(today: string) {
  const database = await testDatabase();
  const { db, sql } = database;
  await setToday(database, today);
  onTestFinished(() => setToday(database));
  const place = await makePlace(db);
  return {
    ...database,
    async add(joining_date: string, connection: Pick<typeof db, 'insert'> = db): Promise<void> {
      const row = employeeIn(place, { full_name: joining_date, mobile_number: freshNumber(), joining_date });
      await connection.insert(employees).values(row);
    },
    applyAt: async (instant: string) => await dueChangesApplier(database, () => new Date(instant), [dueJoinings])(),
    async joined(): Promise<string[]> {
      return (await sql`select full_name as name from employees where has_joined order by 1`).map(({ name }) => name);
    },
    async headcount(): Promise<number[]> {
      return (await sql`select total, joining from branch_headcounts`).flatMap(({ total, joining }) => [
        total,
        joining,
      ]);
    },
  };
}

test('an employee joins at midnight in India, and neither the version nor the log tells of it', async () => {
  const { sql, add, applyAt, joined, headcount } = await openDatabase('2027-03-09');
  await add('2027-03-10');
  for (const instant of ['2027-03-09T12:00:00Z', '2027-03-09T18:29:59.999Z']) {
    await applyAt(instant);
    expect(await joined(), instant).toEqual([]);
    expect(await headcount()).toEqual([0, 1]);
  }

  await applyAt('2027-03-09T18:30:00Z');
  expect(await joined()).toEqual(['2027-03-10']);
  expect(await headcount()).toEqual([1, 0]);
  expect(await sql`select version from employees`).toEqual([{ version: 1 }]);
  expect(await sql`select id from activity`).toEqual([]);
});

test('after days without a request everybody has joined whose day has come', async () => {
  const { add, applyAt, joined } = await openDatabase('2027-03-01');
  for (const day of ['2027-03-02', '2027-03-09', '2027-03-10', '2027-03-11']) await add(day);

  await applyAt('2027-03-10T06:00:00Z');
  expect(await joined()).toEqual(['2027-03-02', '2027-03-09', '2027-03-10']);
});

test('an employee has joined whose date is that of a day that has begun by the clock of a process', async () => {
  const { add, applyAt, joined } = await openDatabase('2027-03-09');
  await applyAt('2027-03-09T18:30:00Z');
  await add('2027-03-10');
  await add('2027-03-11');

  expect(await joined()).toEqual(['2027-03-10']);
});

// The embedded database has one connection, on which nothing happens at the same time.
test.runIf(inject('engine') === 'postgresql')(
  'an employee who is being added when the joining date begins has joined with that day',
  async () => {
    const { db, ask, add, applyAt, joined } = await openDatabase('2027-03-09');
    await applyAt('2027-03-09T12:00:00Z');
    let applying: Promise<unknown> = Promise.resolve();
    await db.transaction(async (connection) => {
      await add('2027-03-10', connection);
      applying = applyAt('2027-03-09T18:30:00Z');
      // It waits for this transaction, at the row of the date.
      const waiting = async () => await ask('select 1 from pg_locks where not granted', []);
      await expect.poll(waiting, { timeout: 10_000 }).not.toEqual([]);
    });
    await applying;

    expect(await joined()).toEqual(['2027-03-10']);
  },
);
