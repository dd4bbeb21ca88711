import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { refusal } from '../../test/support/refusal.ts';
import { employeeIn, makePlace, storeWithoutTriggers } from '../../test/support/rows.ts';
import { freshNumber } from '../../test/support/testApp.ts';
import { employees } from './schema.ts';

type Values = Partial<typeof employees.$inferInsert>;

const database = await testDatabase();
const { db } = database;
let place: Awaited<ReturnType<typeof makePlace>>;

beforeAll(async () => {
  place = await makePlace(db);
});

const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * 86_400_000));
const insert = (values: Values = {}) =>
  db
    .insert(employees)
    .values(employeeIn(place, { mobile_number: freshNumber(), ...values }))
    .returning({ id: employees.id });
const update = (id: number, values: Values) => db.update(employees).set(values).where(eq(employees.id, id));

async function addEmployee(): Promise<number> {
  const [row] = await insert();
  return row?.id ?? 0;
}

test.each<[string, Values]>([
  ['birth_date', { birth_date: inDays(2) }],
  ['joining_date', { joining_date: inDays(369) }],
  ['joining_age', { birth_date: '2008-02-29', joining_date: '2022-02-28' }],
  ['resignation_date', { resignation_date: '2019-05-31' }],
  ['company_last_day', { company_last_day: '2019-05-31' }],
  ['settled_on', { resignation_date: '2019-06-01', company_last_day: '2019-06-01', settled_on: '2019-05-31' }],
  ['retirement_age', { retirement_age: 17 }],
  ['retirement_age', { retirement_age: 101 }],
])('the database refuses an impossible %s: %j', async (rule, values) => {
  expect(await refusal(insert(values))).toBe(`23514 employees_${rule}_possible`);
  expect(await refusal(update(await addEmployee(), values))).toBe(`23514 employees_${rule}_possible`);
});

test.each<Values>([
  { birth_date: '2008-02-29', joining_date: '2022-03-01' },
  { resignation_date: '2019-06-01', company_last_day: '2019-06-01', settled_on: '2019-06-01' },
  { joining_date: inDays(365), retirement_age: 18 },
])('the database accepts %j', async (values) => {
  expect(await refusal(insert(values))).toBe('accepted');
});

test('impossible stored dates block no update that leaves them as they are', async () => {
  const id = await addEmployee();
  const impossible = { birth_date: '2035-01-01', joining_date: '2036-01-01', retirement_age: 5 };
  await storeWithoutTriggers(database, employees, id, impossible);

  expect(await refusal(update(id, { grade: 'W2', ...impossible }))).toBe('accepted');
  expect(await refusal(update(id, { retirement_age: 6 }))).toBe('23514 employees_retirement_age_possible');
  expect(await refusal(update(id, { birth_date: '2034-01-01' }))).toBe('23514 employees_birth_date_possible');
});
