import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { employees } from '../../src/db/schema.ts';
import { employeeIn, makePlace } from './rows.ts';
import { freshNumber, testApp } from './testApp.ts';

/** A leaving in the past. */
export const PAST = { resignation_date: '2026-09-01', company_last_day: '2026-09-30' };

interface Page {
  leavers: { id: number; user_name: string; company_last_day: string; left_at: string | null }[];
  total: number;
  next_cursor: string | null;
}

/** A server with two branches at noon in India, so that no midnight passes between two lines of a test. */
export async function testAppForLeavings() {
  const server = await testApp();
  server.passSeconds((Date.parse(`${dateInIndia(server.now())}T12:00+05:30`) - server.now().getTime()) / 1000);
  const { token } = await server.person({ name: 'Ilaben Meghani' });
  const { db, sql } = server.database;
  const place = await makePlace(db);
  const elsewhere = await makePlace(db, 'Adajan Studio');
  /** The date in Asia/Kolkata so many days from now. */
  const inDays = (days: number) => dateInIndia(new Date(server.now().getTime() + days * 86_400_000));
  const ask = async (method: 'GET' | 'POST', path: string, query: Record<string, string> = {}) =>
    await server.ask(method, `/data/ex-employees${path}`, { token, query });

  return {
    server,
    token,
    sql,
    place,
    elsewhere,
    inDays,
    ask,
    async addEmployee(name: string, mobile_number = freshNumber(), where = place): Promise<number> {
      const [row] = await db
        .insert(employees)
        .values(employeeIn(where, { full_name: name, mobile_number }))
        .returning({ id: employees.id });
      return row?.id ?? 0;
    },
    leave: async (id: number | string, values: Record<string, string> = PAST) =>
      await server.ask('POST', `/data/ex-employees/${id}`, {
        token,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(values).toString(),
      }),
    list: async (query: Record<string, string> = {}) => (await ask('GET', '', query)).body as Page,
  };
}

export const namesOn = (page: Page) => page.leavers.map((person) => person.user_name);
