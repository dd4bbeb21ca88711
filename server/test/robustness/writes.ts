import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { issueToken } from '../../src/access/sign-in/tokens.ts';
import { employees } from '../../src/db/schema.ts';
import { employeeIn } from '../support/rows.ts';
import { readOutbox } from '../support/signIn.ts';
import { freshNumber, type TestApp } from '../support/testApp.ts';
import type { EndpointName, WriteName } from './endpointNames.ts';
import type { Fixtures } from './fixtures.ts';
import { endpointOf, send, sound, type Wire, withValues } from './requests.ts';

export interface Stage {
  readonly server: TestApp;
  readonly fixtures: Fixtures;
}

type Values = Readonly<Record<string, unknown>>;

/** Subject of a valid request: the ids that it names, and values that must differ from the last request. */
interface Subject {
  readonly fixtures?: Partial<Fixtures>;
  readonly id?: number;
  readonly values?: Values;
}

type Maker = (stage: Stage) => Promise<Subject>;

/** A request with the token of the session that it belongs to. */
export type SignedWire = Wire & { readonly token: string };

/** A valid request to an endpoint about a subject of its own. */
export async function freshRequest(stage: Stage, name: keyof typeof WRITES): Promise<SignedWire> {
  const { fixtures, id = 1, values = {} } = (await WRITES[name]?.(stage)) ?? {};
  const about = { ...stage.fixtures, ...fixtures };
  return { ...withValues(sound(endpointOf(stage.server, name), about, id), values), token: about.owner.token };
}

/** Sends the valid request of the owner with these values, and returns the body of its answer. */
async function ask<Answer>({ server, fixtures }: Stage, name: EndpointName, values: Values = {}): Promise<Answer> {
  const wire = withValues(sound(endpointOf(server, name), fixtures, 1), values);
  const answer = await send(server, wire, fixtures.owner.token);
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
  return answer.json() as Answer;
}

/** Adds a record as a form does, and returns its id, which is under that name in the answer. */
const added =
  (name: EndpointName, idName = 'id', values?: () => Values) =>
  async (stage: Stage) => {
    const id = (await ask<Values>(stage, name, values?.()))[idName];
    if (typeof id !== 'number') throw new Error(`The answer of ${name} has no ${idName}.`);
    return id;
  };

const branch = added('POST /data/settings/add-branches');
const department = added('POST /data/settings/add-departments', 'department_id');
const subDepartment = added('POST /data/settings/sub-departments');
const designation = added('POST /data/settings/designations');
const leaveName = () => ({ leave_type_name: `Leave ${freshNumber()}` });
const leaveType = added('POST /data/leave-management/leave-type', 'leave_type_id', leaveName);
const leaveReason = added('POST /data/leave-management/leave-reason');
const shift = added('POST /data/add-shift');
const manager = ({ server }: Stage) => server.person({ role: 'manager', name: 'Ketan Desai' });

const nothing: Maker = async () => ({});
/** An id as the browser makes them for an import. */
const freshId = () => freshNumber().padStart(32, '0');
const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * 86_400_000));

/** The subject is the record that `make` adds: its id is in the path. */
const inPath =
  (make: (stage: Stage) => Promise<number>): Maker =>
  async (stage) => ({ id: await make(stage) });

/** The subject is the record that `make` adds: the request names it as one of the fixtures. */
const as =
  <Name extends keyof Fixtures>(name: Name, make: (stage: Stage) => Promise<Fixtures[Name]>): Maker =>
  async (stage) => ({ fixtures: { [name]: await make(stage) } });

/** The endpoints that add, change and delete the records of a path. */
function writesOf<Path extends string>(path: `POST ${Path}` extends EndpointName ? Path : never) {
  const changed = inPath(added(`POST ${path}` as EndpointName));
  const makers = { [`POST ${path}`]: nothing, [`PUT ${path}/:id`]: changed, [`DELETE ${path}/:id`]: changed };
  return makers as Record<`POST ${Path}` | `PUT ${Path}/:id` | `DELETE ${Path}/:id`, Maker>;
}

const withValuesOf =
  (make: (stage: Stage) => Promise<Values>): Maker =>
  async (stage) => ({ values: await make(stage) });

/** Makes the subject of repeated requests to each endpoint that writes, each time another record. */
export const WRITES: Readonly<Record<WriteName, Maker> & Partial<Record<EndpointName, Maker>>> = {
  'POST /data/logout': as('owner', ({ server }) => server.person({ name: 'Leaving' })),
  'DELETE /data/sessions': async (stage) => ({ fixtures: (await otherSession(stage)).fixtures }),
  'DELETE /data/sessions/:id': otherSession,
  'POST /data/settings/admin/change-password': async ({ server }) => {
    const owner = await server.person({ name: 'Forgetful' });
    await server.ask('GET', '/data/settings/admin/change-password', { token: owner.token });
    const otp = await readOutbox(server, owner.number);
    return { fixtures: { owner }, values: { otp, new_password: 'a new password' } };
  },
  'POST /data/settings/add-branches': nothing,
  'PUT /data/settings/branches': as('branchId', branch),
  'DELETE /data/settings/branches': as('branchId', branch),
  'POST /data/settings/add-departments': nothing,
  'PUT /data/settings/departments': as('departmentId', department),
  'DELETE /data/settings/departments': as('departmentId', department),
  'POST /data/settings/departments/move/preview': withValuesOf(departmentMove),
  'POST /data/settings/departments/move': withValuesOf(async (stage) => {
    const move = await departmentMove(stage);
    return { ...move, ...(await fingerprint(stage, 'POST /data/settings/departments/move/preview', move)) };
  }),
  'POST /data/settings/sub-departments': nothing,
  'PUT /data/settings/sub-departments': as('subDepartmentId', subDepartment),
  'DELETE /data/settings/sub-departments': as('subDepartmentId', subDepartment),
  'POST /data/settings/designations': nothing,
  'PUT /data/settings/designations': as('designationId', designation),
  'DELETE /data/settings/designations': as('designationId', designation),
  'POST /data/settings/organisation-imports/preview': nothing,
  'POST /data/settings/organisation-imports': nothing,
  'POST /data/leave-management/leave-type': async () => ({ values: leaveName() }),
  'PUT /data/leave-management/leave-type/:id': async (stage) => ({ id: await leaveType(stage), values: leaveName() }),
  'DELETE /data/leave-management/leave-type/:id': inPath(leaveType),
  'POST /data/leave-management/leave-reason': nothing,
  'DELETE /data/leave-management/leave-reason/:id': inPath(leaveReason),
  'POST /data/deletions/restore': withValuesOf(async ({ server, fixtures }) => {
    const branchId = await branch({ server, fixtures });
    await ask({ server, fixtures: { ...fixtures, branchId } }, 'DELETE /data/settings/branches');
    return { record: 'branch', id: branchId };
  }),
  'POST /data/add-shift': nothing,
  'PUT /data/manage-shift/:id': inPath(shift),
  'DELETE /data/manage-shift/:id': inPath(shift),
  'PUT /data/settings/employee-codes': nothing,
  'POST /data/employee': nothing,
  'PUT /data/employeeDetails/:id': inPath(employee),
  'POST /data/employeeDetails/:id/reveal': inPath(employee),
  'POST /data/ex-employees/:id': inPath(employee),
  'POST /data/ex-employees/:id/take-back': inPath(formerEmployee),
  'POST /data/employee-imports': withValuesOf(async () => newImport()),
  'POST /data/employee-imports/preview': withValuesOf(unreadRow),
  'POST /data/employee-imports/:id/rows': withValuesOf(employeeRow),
  'POST /data/employee-imports/:id/undo': as('importId', async ({ server, fixtures }) => {
    const about = newImport();
    const stage = { server, fixtures: { ...fixtures, importId: about.id } };
    await ask(stage, 'POST /data/employee-imports', about);
    await ask(stage, 'POST /data/employee-imports/:id/rows', await employeeRow(stage));
    return about.id;
  }),
  'POST /data/employee-changes/preview': withValuesOf(shiftChange),
  'POST /data/employee-changes': withValuesOf(previewedChange),
  'POST /data/employee-changes/:id/undo': as('importId', async (stage) => {
    const change = await previewedChange(stage);
    await ask(stage, 'POST /data/employee-changes', change);
    return change.id;
  }),
  'PUT /data/employee-exits/:id/tasks': inPath(formerEmployee),
  'DELETE /data/planned-changes/:id': inPath(plannedChange),
  ...writesOf('/data/employee-views'),
  'POST /data/settings/admin': async () => ({ values: { number: freshNumber() } }),
  'PUT /data/settings/admin': as('manager', manager),
  'DELETE /data/settings/admin': as('manager', manager),
  'POST /data/company-details': nothing,
};

/** A person with another session, as it is known after its first use. */
async function otherSession({ server }: Stage) {
  const owner = await server.person({ name: 'Elsewhere' });
  const token = await issueToken(server.keys.sessions, owner, server.now());
  const { body } = await server.ask('GET', '/data/sessions', { token });
  const { sessions } = body as { sessions: { id: number; is_current: boolean }[] };
  return { fixtures: { owner }, id: sessions.find((one) => one.is_current)?.id ?? 0 };
}

function newImport() {
  const id = freshId();
  return { id, content_hash: id + id };
}

/** A row of a sheet that changes an employee. */
export async function employeeRow(stage: Stage) {
  const row = Number(freshNumber().slice(-4)) + 1;
  return { rows: [{ row, employee_id: await employee(stage), values: { grade: 'W1' } }] };
}

/** A row of a sheet with its cells as they are written. */
async function unreadRow(stage: Stage) {
  const cells = { employee_id: String(await employee(stage)), grade: 'W1' };
  return { rows: [{ row: 2, cells }], targets: ['employee_id', 'grade'], date_order: 'day' };
}

/** A change of an employee's shift, which is the only value that differs. */
async function shiftChange(stage: Stage) {
  const { subDepartmentId, employeeId } = stage.fixtures;
  const id = await employee(stage);
  const { sql } = stage.server.database;
  await sql`update employees set shift_id = null, sub_department_id = ${subDepartmentId} where id = ${id}`;
  await sql`insert into employee_reporting (employee_id, reports_to_id) values (${id}, ${employeeId})`;
  return { ids: [id], filter: {}, except: [], count: 1, grade: 'W2', replaces: await plannedOf(stage, id) };
}

async function plannedChange(stage: Stage) {
  return await plannedOf(stage, await employee(stage));
}

/** A change of an employee that is planned for a later day. */
async function plannedOf({ server, fixtures }: Stage, id: number): Promise<number> {
  const [row] = await server.database.sql<{ id: number }[]>`
    insert into assignment_entries (employee_id, effective_on, is_pending, sets_shift, shift, shift_id)
    values (${id}, ${inDays(100)}, true, true, 'A shift', ${fixtures.shiftId}) returning id`;
  return row?.id ?? 0;
}

async function previewedChange(stage: Stage) {
  const change = await shiftChange(stage);
  return { ...change, id: freshId(), ...(await fingerprint(stage, 'POST /data/employee-changes/preview', change)) };
}

async function fingerprint(stage: Stage, name: EndpointName, change: Values) {
  const preview = await ask<{ readonly fingerprint: string }>(stage, name, change);
  return { fingerprint: preview.fingerprint };
}

/** A merge of a new department. */
async function departmentMove(stage: Stage) {
  const { departmentId } = stage.fixtures;
  return { department_ids: [String(await department(stage))], action: 'merge', into_id: String(departmentId) };
}

function formerEmployee(stage: Stage) {
  return employee(stage, { resignation_date: '2026-10-01', company_last_day: '2026-10-31', left_at: new Date() });
}

async function employee({ server, fixtures }: Stage, leaving: Partial<typeof employees.$inferInsert> = {}) {
  const values = employeeIn(fixtures, { mobile_number: freshNumber(), ...leaving });
  const [row] = await server.database.db.insert(employees).values(values).returning({ id: employees.id });
  return Number(row?.id);
}
