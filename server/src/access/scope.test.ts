import type { Member } from '@seamline/shared/contract/access/administrators';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import type { EmployeeFigures } from '@seamline/shared/contract/employees/employee-figures';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../../test/support/forms.ts';
import { previewsBy } from '../../test/support/importPreviews.ts';
import { importsBy } from '../../test/support/imports.ts';
import { addEmployeeIn, makePlace } from '../../test/support/rows.ts';
import { freshNumber, type Person, testApp } from '../../test/support/testApp.ts';
import { employeeReporting } from '../db/schema.ts';

const server = await testApp();
const { db, sql } = server.database;
const owner = await server.person({ name: 'Ilaben Meghani' });
const vesu = await makePlace(db, 'Vesu Showroom');
const adajan = await makePlace(db, 'Adajan Studio');
// One for the whole company.
await sql`update employees set shift_id = ${vesu.shiftId}`;
const shared = { ...adajan, shiftId: vesu.shiftId, designationId: vesu.designationId };

const hire = (place: typeof vesu, name: string, values = {}) =>
  addEmployeeIn(db, place, { full_name: name, ...values });

const mira = await hire(vesu, 'Mira Patel');
const jay = await hire(vesu, 'Jay Rana');
const outside = await hire(shared, 'Zarna Outside', { mobile_number: '9824099999', biometric_id: 'SEAM-0001' });
await db.insert(employeeReporting).values({ employee_id: mira, reports_to_id: outside });

let manager: Person;
beforeEach(async () => {
  manager = await server.person({ role: 'manager', name: 'Ketan Desai' });
});

const setScope = (branches: readonly number[], more: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams([
    ...Object.entries({ number: manager.number, email: '', edit_permission: 'true', view_permission: 'true' }),
    ...Object.entries({ is_active: 'true', has_scope: 'true', ...more }),
    ...branches.map((id) => ['branch_ids', String(id)]),
  ]);
  return server.ask('PUT', `/data/settings/admin?${search}`, { token: owner.token });
};
const get = (path: string, query = {}) => server.ask('GET', path, { token: manager.token, query });
const change = (id: number, values: Readonly<Record<string, string | number>>) =>
  sendForm(
    server,
    'PUT',
    `/data/employeeDetails/${id}`,
    manager.token,
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
const namesSeen = async () => {
  const { body } = await get('/data/employees');
  const groups = (body as { department: Record<string, { user_name: string }[]> }).department;
  return Object.values(groups)
    .flat()
    .map(({ user_name }) => user_name);
};
const row = async (viewer: Person) => {
  const { body } = await server.ask('GET', '/data/settings/admin', { token: viewer.token });
  return (body as { member: Member[] }).member.find(({ number }) => number === manager.number);
};
const ASK_AN_OWNER = 'This is not within the branches that you manage. Ask an owner.';

describe('the scope of a manager', () => {
  test('takes effect with the next request, and without any branch shows nobody', async () => {
    expect(await namesSeen()).toEqual(['Jay Rana', 'Mira Patel', 'Zarna Outside']);
    expect(await setScope([vesu.branchId])).toMatchObject({
      status: 200,
      body: { has_scope: true, branch_ids: [vesu.branchId] },
    });
    expect(await namesSeen()).toEqual(['Jay Rana', 'Mira Patel']);
    await setScope([]);
    expect(await namesSeen()).toEqual([]);
    await setScope([], { has_scope: 'false' });
    expect(await namesSeen()).toHaveLength(3);
  });

  test('is shown to owners alone, and stays where a change does not name it', async () => {
    await setScope([vesu.branchId, adajan.branchId]);
    expect(await row(owner)).toMatchObject({ has_scope: true, branch_ids: [vesu.branchId, adajan.branchId] });
    expect(await row(manager)).not.toHaveProperty('branch_ids');
    const values = { number: manager.number, email: '', edit_permission: '1', view_permission: '1', is_active: '1' };
    await server.ask('PUT', '/data/settings/admin', { token: owner.token, query: values });
    expect(await row(owner)).toMatchObject({ has_scope: true, branch_ids: [vesu.branchId, adajan.branchId] });
  });

  test('is told to whoever asks who they are, by the names of the branches', async () => {
    expect((await get('/data/session')).body).not.toHaveProperty('scope');
    await setScope([vesu.branchId]);
    expect((await get('/data/session')).body).toMatchObject({ scope: ['Vesu Showroom'] });
  });

  test('is refused for an owner, and ends when a manager becomes one', async () => {
    expect(await setScope([vesu.branchId], { new_role: 'owner' })).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'branch_ids', message: 'Owners see all branches. Only a manager can be limited to some.' }],
      },
    });
    await setScope([vesu.branchId]);
    const values = { number: manager.number, email: '', edit_permission: '1', view_permission: '1', is_active: '1' };
    const query = { ...values, new_role: 'owner' };
    expect((await server.ask('PUT', '/data/settings/admin', { token: owner.token, query })).status).toBe(200);
    expect(await sql`select from member_branches where member_id = ${manager.id}`).toEqual([]);
  });

  test('names a branch that exists', async () => {
    expect(await setScope([999_999])).toMatchObject({ status: 422, body: { errors: [{ field: 'branch_ids' }] } });
  });

  test('keeps a branch from being deleted, and the refusal names the manager', async () => {
    const { branchId } = await makePlace(db, 'Piplod Corner');
    await sql`delete from departments where branch_id = ${branchId}`;
    await setScope([branchId]);
    const query = { branch_id: String(branchId) };
    expect(await server.ask('DELETE', '/data/settings/branches', { token: owner.token, query })).toMatchObject({
      status: 409,
      body: { message: 'Piplod Corner cannot be deleted: 1 manager (Ketan Desai) belongs to it.' },
    });
    await setScope([]);
    expect((await server.ask('DELETE', '/data/settings/branches', { token: owner.token, query })).status).toBe(200);
  });
});

describe('a manager of one branch', () => {
  beforeEach(async () => void (await setScope([vesu.branchId])));

  test('is counted what is in it: shifts, home, dates, the tree', async () => {
    const shifts = (await get('/data/manage-shift')).body as { id: number; employees: number }[];
    expect(shifts.find(({ id }) => id === vesu.shiftId)).toMatchObject({ employees: 2 });
    const figures = (await get('/data/employees/figures')).body as EmployeeFigures;
    expect(figures).toMatchObject({ headcount: 2, branches: [{ total: 2 }] });
    expect((await get('/data/settings/organisation')).body).toMatchObject({
      employees: 2,
      branches: [{ employees: 2 }],
    });
  });

  test('is refused a move out of it, and an employee elsewhere, with the way to go on', async () => {
    const place = { branch_id: adajan.branchId, department_id: adajan.departmentId };
    for (const moved of [place, { branch_id: 999_999, department_id: 999_999 }]) {
      expect(await change(jay, moved)).toMatchObject({ status: 403, body: { message: ASK_AN_OWNER } });
    }
    expect((await change(outside, { hobbies: 'Chess' })).status).toBe(404);
    for (const moved of [place, { branch_id: 999_999, department_id: 999_999 }]) {
      const json = {
        ids: [jay],
        count: 1,
        branch_id: String(moved.branch_id),
        department_id: String(moved.department_id),
      };
      const errors = ['branch_id', 'department_id'].map((field) => ({ field, message: ASK_AN_OWNER }));
      expect(await server.ask('POST', '/data/employee-changes/preview', { token: manager.token, json })).toMatchObject({
        status: 422,
        body: { errors },
      });
    }
  });

  test('is refused a number that somebody outside has, without a name, and is given no code of theirs', async () => {
    expect(await change(jay, { mobile_number: '9824099999' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'mobile_number', message: expect.stringContaining('Somebody') }] },
    });
    await sql`insert into employee_codes (is_on, prefix, digits, next) values (true, 'SEAM-', 4, 1)`;
    expect((await get('/data/settings/employee-codes')).body).toMatchObject({ next_code: 'SEAM-0002' });
  });

  test('sees the name of a reporting person outside, who blocks no save', async () => {
    const { body } = await get(`/data/employeeDetails/${mira}`);
    expect((body as EmployeeDetails).reporting_persons).toMatchObject([{ id: outside, user_name: 'Zarna Outside' }]);
    expect((await change(mira, { hobbies: 'Chess', reporting_person_ids: outside })).status).toBe(200);
    expect(await change(jay, { reporting_person_ids: outside })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'reporting_person_ids' }] },
    });
  });

  test('imports rows about its people alone, and is told nothing of others', async () => {
    const { plan } = previewsBy(server, manager.token);
    const { begun, sent } = importsBy(server, manager.token);
    const unchanged = { employee_id: String(mira), reporting_person_ids: String(outside), hobbies: 'Music' };
    expect(await plan(unchanged)).toMatchObject({ kind: 'change', errors: {}, values: { hobbies: 'Music' } });
    expect(await plan({ employee_id: String(outside), hobbies: 'Music' })).toMatchObject({
      ...{ kind: 'problem', employee: null, errors: { employee_id: `Nobody has the Employee ID ${outside}.` } },
    });
    expect(await plan({ employee_id: String(jay), reporting_person_ids: 'Zarna Outside' })).toMatchObject({
      ...{ values: {}, unresolved: ['Zarna Outside'] },
    });
    expect(await plan({ employee_id: String(jay), branch_id: 'Adajan Studio' })).toMatchObject({
      errors: { branch_id: 'There is no branch “Adajan Studio”.' },
    });
    const rows = [
      { row: 2, employee_id: jay, values: { mobile_number: '9824099999' } },
      { row: 3, employee_id: jay, values: { branch_id: String(adajan.branchId) }, clear: ['department_id'] },
      { row: 4, employee_id: jay, values: { branch_id: String(adajan.branchId) }, effective_on: '2030-01-01' },
    ];
    const answers = await sent(await begun(), rows);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(JSON.stringify(answers)).not.toMatch(/Zarna|Adajan/);
    expect(answers[1]?.errors).toMatchObject([{ message: ASK_AN_OWNER }]);
  });

  test('reads the name of a former post elsewhere in the history', async () => {
    const mover = await hire(shared, 'Nila Moved');
    const { branchId, departmentId } = vesu;
    await sql`update employees set branch_id = ${branchId}, department_id = ${departmentId} where id = ${mover}`;
    const { body } = await get(`/data/employee-profiles/${mover}`);
    expect(JSON.stringify(body)).toContain('Adajan Studio');
    await sql`delete from employees where id = ${mover}`;
  });

  test('changes departments of it, and reads what belongs to the company', async () => {
    const query = { branch_id: String(vesu.branchId), name: `Bridal ${freshNumber()}` };
    const add = (asked: Readonly<Record<string, string>>) =>
      server.ask('POST', '/data/settings/add-departments', { token: manager.token, query: asked });
    expect((await add(query)).status).toBe(200);
    const refused = { status: 403, body: { message: ASK_AN_OWNER } };
    expect(await add({ ...query, branch_id: String(adajan.branchId) })).toMatchObject(refused);
    const branch = { branch_id: String(vesu.branchId), name: 'Renamed', code: 'R', branch_type: 'Showroom' };
    expect(await server.ask('PUT', '/data/settings/branches', { token: manager.token, query: branch })).toMatchObject(
      refused,
    );
  });

  test('opens no picture of somebody elsewhere, with an address from before', async () => {
    await setScope([], { has_scope: 'false' });
    const [file] = await sql<{ id: number }[]>`
      insert into files (kind, content_type, bytes, sha256) values ('profile_picture', 'image/webp', 1, ${'a'.repeat(64)}) returning id`;
    await sql`update employees set profile_picture_file_id = ${file?.id} where id = ${outside}`;
    const { body } = await get(`/data/employeeDetails/${outside}`);
    const address = (body as EmployeeDetails).documents.profile_picture ?? '';
    await setScope([vesu.branchId]);
    expect(await server.ask('GET', address)).toMatchObject({ status: 404 });
  });
});
