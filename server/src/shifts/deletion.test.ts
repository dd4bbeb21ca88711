import { inEnglish } from '@seamline/shared/contract/errors/english';
import { describe, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../test/support/rows.ts';
import { testApp } from '../../test/support/testApp.ts';
import { employees } from '../db/schema.ts';
import { inUse } from './shifts.ts';

const server = await testApp();
const { token } = await server.person();
const remove = (id: number) => server.ask('DELETE', `/data/manage-shift/${id}`, { token });

async function added(shift_name: string, more: object = {}): Promise<{ id: number }> {
  const body = {
    shift_name,
    hours_type_in_shift_clock: 'FULL_SHIFT_HOURS',
    shift_utc_offset: '+05:30',
    penalty_value: 4,
    ...more,
  };
  const answer = await server.ask('POST', '/data/add-shift', { token, json: body });
  return answer.body as { id: number };
}

describe('deleting a shift', () => {
  test('removes it with its days, once', async () => {
    const { id } = await added('Short-lived');

    expect((await remove(id)).body).toEqual({ success: true, message: 'Shift deleted successfully.' });
    expect(await remove(id)).toMatchObject({
      status: 404,
      body: { message: 'This shift does not exist. It may have been deleted.' },
    });
    expect(await server.database.sql`select 1 from shift_days where shift_id = ${id}`).toHaveLength(0);
  });

  test('can be undone, with the switches of its week', async () => {
    const { id } = await added('Missed', { has_same_rules_for_all_days: true, has_flexible_hours: true });
    await remove(id);
    await server.ask('POST', '/data/deletions/restore', { token, query: { record: 'shift', id: String(id) } });
    expect((await server.ask('GET', '/data/manage-shift', { token })).body).toContainEqual(
      expect.objectContaining({ id, has_same_rules_for_all_days: true, has_flexible_hours: true }),
    );
  });

  test('is refused while employees hold it, and names them', async () => {
    const { db } = server.database;
    const place = await makePlace(db);
    const { id } = await added('Busy');
    const people = ['Zarna Shah', 'Mira Patel', 'Anjali Rana', 'Ravi Desai'].map((full_name, index) =>
      employeeIn(place, { full_name, shift_id: id, mobile_number: `900000000${index}` }),
    );
    const gone = { resignation_date: '2024-01-01', company_last_day: '2024-02-01', left_at: new Date() };
    await db
      .insert(employees)
      .values([
        ...people,
        employeeIn(place, { full_name: 'Aarav Gone', shift_id: id, mobile_number: '9000000009', ...gone }),
      ]);

    expect(await remove(id)).toMatchObject({
      status: 409,
      body: {
        message:
          'Busy cannot be deleted: 4 employees and 1 former employee hold it: Anjali Rana, Mira Patel, Ravi Desai and 2 more.',
      },
    });
    const { body } = await server.ask('GET', '/data/manage-shift', { token });
    expect(body).toContainEqual(
      expect.objectContaining({ id, employees: 4, penalty_value: 4, monday_shift_start_time: null }),
    );
  });

  test.each([
    [
      { names: ['Ravi Shah'], employees: 1, formerEmployees: 0, transfers: 0, plannedFor: [] },
      '1 employee holds it: Ravi Shah.',
    ],
    [
      { names: ['A', 'B'], employees: 1, formerEmployees: 1, transfers: 0, plannedFor: [] },
      '1 employee and 1 former employee hold it: A and B.',
    ],
    [
      { names: ['A', 'B', 'C'], employees: 18, formerEmployees: 0, transfers: 0, plannedFor: [] },
      '18 employees hold it: A, B, C and 15 more.',
    ],
    [
      { names: [], employees: 0, formerEmployees: 0, transfers: 3, plannedFor: ['Asha', 'Bina'] },
      '3 planned changes (Asha, Bina and 1 more) belong to it.',
    ],
    [
      { names: [], employees: 0, formerEmployees: 0, transfers: 0, plannedFor: [] },
      'an employee still has this shift.',
    ],
  ])('with %j says so', (holders, words) => {
    expect(inEnglish(inUse('General', holders))).toBe(`General cannot be deleted: ${words}`);
  });
});
