import { beforeAll, describe, expect, test } from 'vitest';
import { namesOn, PAST, testAppForLeavings } from '../../../test/support/leavings.ts';

const { sql, place, elsewhere, inDays, ask, addEmployee, leave, list } = await testAppForLeavings();

describe('the list of former employees', () => {
  beforeAll(async () => {
    await sql`update employees set left_at = null, resignation_date = null, company_last_day = null, mobile_number = id + 8000000000`;
    for (const [index, name] of ['One Old', 'Two Older', 'Three Oldest'].entries()) {
      const id = await addEmployee(name, undefined, index === 1 ? elsewhere : place);
      await leave(id, { ...PAST, company_last_day: `2026-0${3 - index}-15` });
    }
  });

  test('begins with the latest, and counts the former employees of each branch', async () => {
    expect(await list()).toMatchObject({
      leavers: [{ user_name: 'One Old' }, { user_name: 'Two Older' }, { user_name: 'Three Oldest' }],
      total: 3,
      next_cursor: null,
      branches: [
        { branch_name: 'Adajan Studio', total_employees: 1 },
        { branch_name: 'Vesu Showroom', total_employees: 2 },
      ],
    });
  });

  test('comes page by page without a double or a gap', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list({ limit: '1', cursor });
      seen.push(...namesOn(page));
      cursor = page.next_cursor ?? '';
    } while (cursor !== '' && seen.length < 10);

    expect(seen).toEqual(['One Old', 'Two Older', 'Three Oldest']);
  });

  test.each([
    [{ q: 'old' }, ['One Old', 'Two Older', 'Three Oldest']],
    [{ q: 'OLDER' }, ['Two Older']],
    [{ q: '%' }, []],
    [{ from: '2026-02-15' }, ['One Old', 'Two Older']],
    [{ to: '2026-02-15' }, ['Two Older', 'Three Oldest']],
    [{ from: '2026-02-01', to: '2026-02-28' }, ['Two Older']],
    [{ branch_id: String(elsewhere.branchId) }, ['Two Older']],
    [{ from: '', to: '', q: '' }, ['One Old', 'Two Older', 'Three Oldest']],
  ])('with %j holds %j', async (query, expected) => {
    expect(namesOn(await list(query))).toEqual(expected);
  });

  test.each([
    [{ from: '2026-02-30' }, 'from', 'Enter a date that exists, as YYYY-MM-DD.'],
    [{ cursor: 'nonsense' }, 'cursor', 'This page does not exist.'],
    [{ state: 'current' }, 'state', 'Choose one of the options.'],
    [{ limit: '501' }, 'limit', 'A page has between 1 and 500 entries.'],
  ])('with %j is refused', async (query, field, message) => {
    expect(await ask('GET', '', query)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });
});

describe('the list of employees on notice', () => {
  beforeAll(async () => {
    await sql`update employees set left_at = null, resignation_date = null, company_last_day = null, mobile_number = id + 8000000000`;
    for (const [name, days, where] of [
      ['Leaves Later', 20, place],
      ['Leaves First', 3, elsewhere],
      ['Leaves Next', 3, place],
    ] as const) {
      await leave(await addEmployee(name, undefined, where), { ...PAST, company_last_day: inDays(days) });
    }
    await leave(await addEmployee('Left Before'));
  });

  test('begins with the earliest last day, and counts those on notice of each branch', async () => {
    expect(await list({ state: 'on-notice' })).toMatchObject({
      leavers: [
        { user_name: 'Leaves First', company_last_day: inDays(3), left_at: null },
        { user_name: 'Leaves Next' },
        { user_name: 'Leaves Later' },
      ],
      total: 3,
      next_cursor: null,
      branches: [
        { branch_name: 'Adajan Studio', total_employees: 1 },
        { branch_name: 'Vesu Showroom', total_employees: 2 },
      ],
    });
    expect(namesOn(await list())).toEqual(['Left Before']);
  });

  test('comes page by page without a double or a gap', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list({ state: 'on-notice', limit: '1', cursor });
      seen.push(...namesOn(page));
      cursor = page.next_cursor ?? '';
    } while (cursor !== '' && seen.length < 10);

    expect(seen).toEqual(['Leaves First', 'Leaves Next', 'Leaves Later']);
  });

  test('refuses the cursor of the other list', async () => {
    const cursor = Buffer.from(JSON.stringify(['2026-01-01T00:00:00.000Z', 1])).toString('base64url');

    expect((await ask('GET', '', { state: 'on-notice', cursor })).status).toBe(422);
  });
});
