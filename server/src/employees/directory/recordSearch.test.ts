import type { SearchResult } from '@seamline/shared/contract/organisation/search';
import { beforeAll, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { branches, departments, employees, leaveTypes, shifts, subDepartments } from '../../db/schema.ts';

const server = await testApp();
const { db } = server.database;
// A number of its own: the next free one may hold the digits that are searched for.
const owner = await server.person({ name: 'Ketan Mistry', number: '9876543210' });

beforeAll(async () => {
  const place = await makePlace(db, 'Vesu Showroom');
  await db
    .insert(branches)
    .values([
      { name: 'Adajan_Studio', code: 'ADJ', branch_type: 'Studio' },
      { name: 'Old Vesu', code: 'OV', branch_type: 'Factory' },
      { name: 'Kavesu', branch_type: 'Factory' },
      ...Array.from({ length: 8 }, (_, index) => ({ name: `Kiosk ${index}`, branch_type: 'Showroom' })),
    ]);
  const [department] = await db
    .insert(departments)
    .values({ name: 'Alterations', code: 'ALT', branch_id: place.branchId })
    .returning();
  await db.insert(subDepartments).values({ name: 'Bridal', department_id: department?.id ?? 0 });
  await db.insert(shifts).values({ shift_name: 'Night', code: 'NGT' });
  await db.insert(leaveTypes).values({ name: 'Casual Leave', short_name: 'CL' });
  const people = [
    { full_name: 'Bina Ashar', mobile_number: '9000000111' },
    { full_name: 'Asha Chaudhary', mobile_number: '9000000222' },
    { full_name: 'Zarna Patel', mobile_number: '9000000333', biometric_id: '222' },
    {
      full_name: 'Asha Gone',
      mobile_number: '9000000444',
      left_at: new Date(),
      resignation_date: '2020-01-01',
      company_last_day: '2020-01-31',
    },
  ];
  await db.insert(employees).values(people.map((person) => employeeIn(place, person)));
});

async function results(query: string, token = owner.token): Promise<SearchResult[]> {
  const { status, body } = await server.ask('GET', '/data/search', { token, query: { query } });
  expect(status).toBe(200);
  return (body as { results: SearchResult[] }).results;
}

const titles = async (query: string) => (await results(query)).map(({ kind, title }) => `${kind}: ${title}`);

test.each([
  ['asha', ['employee: Asha Chaudhary', 'employee: Bina Ashar']],
  ['चौधरी', ['employee: Asha Chaudhary']],
  ['+91 90000 00333', ['employee: Zarna Patel']],
  // A whole code comes before a part of a number.
  ['222', ['employee: Zarna Patel', 'employee: Asha Chaudhary']],
  ['vesu sh', ['branch: Vesu Showroom', 'shift: General, Vesu Showroom']],
  ['VESU', ['branch: Vesu Showroom', 'branch: Old Vesu', 'branch: Kavesu', 'shift: General, Vesu Showroom']],
  ['adj', ['branch: Adajan_Studio']],
  ['casuál', ['leave-type: Casual Leave']],
  ['n_s', ['branch: Adajan_Studio']],
  ['%', []],
  ['alter vesu', ['department: Alterations']],
  ['bridal alt', ['sub-department: Bridal']],
  ['tailor', ['employee: Asha Chaudhary', 'employee: Bina Ashar', 'employee: Zarna Patel', 'designation: Tailor']],
  ['ngt', ['shift: Night']],
  ['cl', ['leave-type: Casual Leave']],
  ['mistry', ['administrator: Ketan Mistry']],
  ["x' or '1'='1", []],
])('search over all records: %s finds %j', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test('search over all records: it finds five of a kind at most', async () => {
  expect(await titles('kiosk')).toEqual([0, 1, 2, 3, 4].map((index) => `branch: Kiosk ${index}`));
});

test('search over all records: a result says where its record opens and what it belongs to', async () => {
  const [asha] = await results('asha chaudhary');
  expect(asha).toEqual({
    kind: 'employee',
    id: expect.stringMatching(/^\d+$/),
    title: 'Asha Chaudhary',
    detail: 'Tailor · Vesu Showroom',
  });
  expect(await results('bridal')).toMatchObject([{ detail: 'Alterations · Vesu Showroom' }]);
  expect(await results('ketan')).toMatchObject([{ id: owner.number, detail: owner.number }]);
});

test.each([
  ['no text', {}, 'This field is required.'],
  ['an empty text', { query: '  ' }, 'This field is required.'],
  ['a text of 201 characters', { query: 'x'.repeat(201) }, 'Use at most 200 characters.'],
  ['a control character', { query: 'a\u0000b' }, 'Remove the invisible control characters.'],
])('search over all records: %s is refused with a sentence at the field', async (_what, query, message) => {
  const { status, body } = await server.ask('GET', '/data/search', { token: owner.token, query });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field: 'query', message }] });
});

test('search over all records: a manager without the permission to view is refused, one without that to edit is not', async () => {
  const noView = await server.person({ name: 'Mitul Joshi', role: 'manager', canView: false });
  const noEdit = await server.person({ name: 'Nitin Joshi', role: 'manager', canEdit: false });
  const refused = await server.ask('GET', '/data/search', { token: noView.token, query: { query: 'asha' } });
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain('Asha');
  expect(await results('adj', noEdit.token)).toHaveLength(1);
});

test('search over all records: the employees in a response count as read in the session log', async () => {
  const reader = await server.person({ name: 'Ronak Joshi', role: 'owner' });
  await results('asha', reader.token);
  await results('adj', reader.token);
  const entries = await server.database.sql`
    select event, employees from session_log where member_number = ${reader.number} and event = 'read-employees'`;
  expect(entries).toEqual([{ event: 'read-employees', employees: 2 }]);
});
