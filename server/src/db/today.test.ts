import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { employeeIn, makePlace } from '../../test/support/rows.ts';
import { setToday } from '../../test/support/today.ts';
import { todayBy } from './dueChanges.ts';
import { designations, employees } from './schema.ts';

const database = await testDatabase();
const { db, sql } = database;

test('today() is the date in India, which the server has too', async () => {
  const [row] = await sql<{ today: string }[]>`select today()::text as today`;
  expect(row?.today).toBe(todayBy(() => new Date()));
});

test('a test sets the day, and triggers follow it', async () => {
  await setToday(database, '2026-03-05');
  onTestFinished(() => setToday(database));
  const place = await makePlace(db);
  const [added] = await db
    .insert(employees)
    .values(employeeIn(place, { joining_date: '2026-01-05' }))
    .returning({ id: employees.id });
  const [cutter] = await db.insert(designations).values({ designation: 'Cutter' }).returning({ id: designations.id });

  await sql`update employees set designation_id = ${cutter?.id} where id = ${added?.id}`;

  expect(
    await sql`select effective_on::text as day, designation from assignment_entries
    where employee_id = ${added?.id} order by 1`,
  ).toEqual([
    { day: '2026-01-05', designation: expect.any(String) },
    { day: '2026-03-05', designation: 'Cutter' },
  ]);
});

test('no other function asks for the day', async () => {
  expect(
    await sql`select proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = 'public' and prosrc ~* 'current_date|now\\(\\)|kolkata'`,
  ).toEqual([{ name: 'today' }]);
});
