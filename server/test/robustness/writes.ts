import { issueToken } from '../../src/access/sign-in/tokens.ts';
import { employees } from '../../src/db/schema.ts';
import { employeeIn } from '../support/rows.ts';
import { readOutbox } from '../support/signIn.ts';
import { freshNumber, type Person, type TestApp } from '../support/testApp.ts';
import type { Fixtures } from './fixtures.ts';

interface Stage {
  readonly server: TestApp;
  readonly fixtures: Fixtures;
}

/** Subject of a valid request: the ids that it names, and values that must differ from the last request. */
interface Subject {
  readonly fixtures?: Partial<Fixtures>;
  readonly id?: number;
  readonly values?: Readonly<Record<string, unknown>>;
}

export type Maker = (stage: Stage) => Promise<Subject>;

const fresh = (word: string) => `${word} ${freshNumber()}`;
const CHANGE_PREVIEW = '/data/employee-changes/preview';
const nothing: Maker = async () => ({});

/** Makes the subject of repeated requests to each endpoint that writes, each time another record. */
export const WRITES: Readonly<Record<string, Maker>> = {
  'POST /data/logout': async ({ server }) => ({ fixtures: { owner: await server.person({ name: 'Leaving' }) } }),
  'DELETE /data/sessions': async ({ server }) => {
    const owner = await server.person({ name: 'Elsewhere' });
    await otherSession(server, owner);
    return { fixtures: { owner } };
  },
  'DELETE /data/sessions/:id': async ({ server }) => {
    const owner = await server.person({ name: 'Elsewhere' });
    return { fixtures: { owner }, id: await otherSession(server, owner) };
  },
  'POST /data/settings/admin/change-password': async ({ server }) => {
    const owner = await server.person({ name: 'Forgetful' });
    await server.ask('GET', '/data/settings/admin/change-password', { token: owner.token });
    return {
      fixtures: { owner },
      values: { otp: await readOutbox(server, owner.number), new_password: 'a new password' },
    };
  },
  'POST /data/settings/add-branches': nothing,
  'PUT /data/settings/branches': async (stage) => ({ fixtures: { branchId: await branch(stage) } }),
  'DELETE /data/settings/branches': async (stage) => ({ fixtures: { branchId: await branch(stage) } }),
  'POST /data/settings/add-departments': nothing,
  'PUT /data/settings/departments': async (stage) => ({ fixtures: { departmentId: await department(stage) } }),
  'DELETE /data/settings/departments': async (stage) => ({ fixtures: { departmentId: await department(stage) } }),
  'POST /data/settings/departments/move/preview': async (stage) => ({ values: await departmentMove(stage) }),
  'POST /data/settings/departments/move': async (stage) => {
    const move = await departmentMove(stage);
    const fingerprint = await fingerprintOf(stage, '/data/settings/departments/move/preview', move);
    return { values: { ...move, fingerprint } };
  },
  'POST /data/settings/sub-departments': nothing,
  'PUT /data/settings/sub-departments': async (stage) => ({
    fixtures: { subDepartmentId: await subDepartment(stage) },
  }),
  'DELETE /data/settings/sub-departments': async (stage) => ({
    fixtures: { subDepartmentId: await subDepartment(stage) },
  }),
  'POST /data/settings/designations': nothing,
  'PUT /data/settings/designations': async (stage) => ({ fixtures: { designationId: await designation(stage) } }),
  'DELETE /data/settings/designations': async (stage) => ({ fixtures: { designationId: await designation(stage) } }),
  'POST /data/settings/organisation-imports/preview': nothing,
  'POST /data/settings/organisation-imports': nothing,
  'POST /data/leave-management/leave-type': async () => ({ values: { leave_type_name: fresh('Leave') } }),
  'PUT /data/leave-management/leave-type/:id': async (stage) => ({
    id: await leaveType(stage),
    values: { leave_type_name: fresh('Leave') },
  }),
  'DELETE /data/leave-management/leave-type/:id': async (stage) => ({ id: await leaveType(stage) }),
  'POST /data/leave-management/leave-reason': async () => ({ values: { reason: fresh('Reason') } }),
  'DELETE /data/leave-management/leave-reason/:id': async (stage) => ({ id: await leaveReason(stage) }),
  'POST /data/deletions/restore': async (stage) => ({ values: { record: 'branch', id: await deletedBranch(stage) } }),
  'POST /data/add-shift': nothing,
  'PUT /data/manage-shift/:id': async (stage) => ({ id: await shift(stage) }),
  'DELETE /data/manage-shift/:id': async (stage) => ({ id: await shift(stage) }),
  'PUT /data/settings/employee-codes': nothing,
  'POST /data/employee': nothing,
  'PUT /data/employeeDetails/:id': async (stage) => ({ id: await employee(stage) }),
  'POST /data/employeeDetails/:id/reveal': async (stage) => ({ id: await employee(stage) }),
  'POST /data/ex-employees/:id': async (stage) => ({ id: await employee(stage) }),
  'POST /data/ex-employees/:id/take-back': async (stage) => ({ id: await employee(stage, true) }),
  'POST /data/employee-imports': async () => ({ values: { id: freshId(), content_hash: freshId() + freshId() } }),
  'POST /data/employee-imports/:id/rows': employeeRow,
  'POST /data/employee-imports/:id/undo': async (stage) => ({ fixtures: { importId: await writtenImport(stage) } }),
  'POST /data/employee-changes/preview': async (stage) => ({ values: await shiftChange(stage) }),
  'POST /data/employee-changes': previewedChange,
  'POST /data/employee-changes/:id/undo': async (stage) => ({ fixtures: { importId: await madeChange(stage) } }),
  'PUT /data/employee-exits/:id/tasks': async (stage) => ({ id: await employee(stage, true) }),
  'POST /data/employee-profiles/:id/transfer': async (stage) => ({
    id: await employee(stage),
    values: { effective_on: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10) },
  }),
  'DELETE /data/employee-profiles/:id/transfer': async (stage) => ({ id: await employee(stage) }),
  'POST /data/employee-views': nothing,
  'PUT /data/employee-views/:id': async (stage) => ({ id: await employeeView(stage) }),
  'DELETE /data/employee-views/:id': async (stage) => ({ id: await employeeView(stage) }),
  'POST /data/settings/admin': async () => ({ values: { number: freshNumber() } }),
  'PUT /data/settings/admin': async (stage) => ({ fixtures: { manager: await manager(stage) } }),
  'DELETE /data/settings/admin': async (stage) => ({ fixtures: { manager: await manager(stage) } }),
  'POST /data/company-details': async () => ({ values: { company_name: fresh('House') } }),
};

/** Another session of a person, as it is known after its first use. */
async function otherSession(server: TestApp, owner: Person): Promise<number> {
  const token = await issueToken(server.keys.sessions, owner, server.now());
  const { body } = await server.ask('GET', '/data/sessions', { token });
  return (body as { sessions: { id: number; is_current: boolean }[] }).sessions.find((one) => one.is_current)?.id ?? 0;
}

/** A row of a sheet that changes an employee. */
export async function employeeRow(stage: Stage) {
  const row = Number(freshNumber().slice(-4)) + 1;
  return { values: { rows: [{ row, employee_id: await employee(stage), values: { grade: 'W1' } }] } };
}

/** An import that has changed an employee. */
async function writtenImport(stage: Stage): Promise<string> {
  const id = freshId();
  const about = { id, file_name: 'staff.xlsx', content_hash: id + id, total_rows: 1 };
  await postAsOwner(stage, '/data/employee-imports', about);
  await postAsOwner(stage, `/data/employee-imports/${id}/rows`, (await employeeRow(stage)).values);
  return id;
}

/** A change of an employee's shift, which is the only value that differs. */
async function shiftChange(stage: Stage) {
  const { subDepartmentId, employeeId } = stage.fixtures;
  const id = await employee(stage);
  const { sql } = stage.server.database;
  await sql`update employees set shift_id = null, sub_department_id = ${subDepartmentId} where id = ${id}`;
  await sql`insert into employee_reporting (employee_id, reports_to_id) values (${id}, ${employeeId})`;
  return { ids: [id], filter: {}, except: [], count: 1 };
}

async function previewedChange(stage: Stage) {
  const { branchId, departmentId, subDepartmentId, designationId, shiftId, employeeId } = stage.fixtures;
  const selection = await shiftChange(stage);
  const fingerprint = await fingerprintOf(stage, CHANGE_PREVIEW, {
    ...selection,
    branch_id: String(branchId),
    department_id: String(departmentId),
    sub_department_id: String(subDepartmentId),
    designation_id: String(designationId),
    shift_id: String(shiftId),
    reporting_person_ids: [String(employeeId)],
  });
  return { values: { ...selection, id: freshId(), fingerprint } };
}

async function madeChange(stage: Stage): Promise<string> {
  const selection = await shiftChange(stage);
  const change = { ...selection, shift_id: String(stage.fixtures.shiftId) };
  const id = freshId();
  const fingerprint = await fingerprintOf(stage, CHANGE_PREVIEW, change);
  await postAsOwner(stage, '/data/employee-changes', { ...change, id, fingerprint });
  return id;
}

async function fingerprintOf(stage: Stage, path: string, change: object): Promise<string> {
  const preview = await postAsOwner(stage, path, change);
  return (preview as { fingerprint: string }).fingerprint;
}

/** A merge of a new department. */
async function departmentMove(stage: Stage) {
  const { departmentId } = stage.fixtures;
  return { department_ids: [String(await department(stage))], action: 'merge', into_id: String(departmentId) };
}

async function postAsOwner({ server, fixtures }: Stage, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await server.ask('POST', path, {
    token: fixtures.owner.token,
    headers,
    payload: JSON.stringify(body),
  });
  return answer.body;
}

async function only(rows: PromiseLike<readonly Record<string, unknown>[]>): Promise<number> {
  return Number((await rows)[0]?.id);
}

const branch = ({ server: { database } }: Stage) =>
  only(database.sql`insert into branches (name, branch_type) values (${fresh('Branch')}, 'Showroom') returning id`);

async function deletedBranch(stage: Stage): Promise<number> {
  const id = await branch(stage);
  const { owner } = stage.fixtures;
  await stage.server.ask('DELETE', '/data/settings/branches', { token: owner.token, query: { branch_id: String(id) } });
  return id;
}

const department = ({ server: { database }, fixtures }: Stage) =>
  only(database.sql`
    insert into departments (branch_id, name) values (${fixtures.branchId}, ${fresh('Department')}) returning id`);

const subDepartment = ({ server: { database }, fixtures }: Stage) =>
  only(database.sql`
    insert into sub_departments (department_id, name) values (${fixtures.departmentId}, ${fresh('Section')}) returning id`);

const designation = ({ server: { database } }: Stage) =>
  only(database.sql`insert into designations (designation) values (${fresh('Tailor')}) returning id`);

const leaveType = ({ server: { database } }: Stage) =>
  only(database.sql`insert into leave_types (name) values (${fresh('Type')}) returning id`);

const leaveReason = ({ server: { database }, fixtures }: Stage) =>
  only(database.sql`
    insert into leave_reasons (leave_type_id, reason) values (${fixtures.leaveTypeId}, ${fresh('Reason')}) returning id`);

const shift = ({ server: { database } }: Stage) =>
  only(database.sql`insert into shifts (shift_name) values (${fresh('Shift')}) returning id`);

const employee = ({ server: { database }, fixtures }: Stage, hasLeft = false) =>
  only(
    database.db
      .insert(employees)
      .values(
        employeeIn(fixtures, {
          mobile_number: freshNumber(),
          ...(hasLeft && { resignation_date: '2026-10-01', company_last_day: '2026-10-31', left_at: new Date() }),
        }),
      )
      .returning({ id: employees.id }),
  );

const employeeView = ({ server: { database }, fixtures: { owner } }: Stage) =>
  only(database.sql`
    insert into employee_views (member_id, name, search) values (${owner.id}, ${fresh('View')}, '') returning id`);

const manager = ({ server }: Stage) => server.person({ role: 'manager', name: 'Ketan Desai' });

/** An id as the browser makes them for an import. */
function freshId(): string {
  return freshNumber().padStart(32, '0');
}
