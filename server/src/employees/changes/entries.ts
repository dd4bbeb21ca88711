import type { ChangeField, LapseReason } from '@seamline/shared/contract/employees/employee-changes';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { chunks } from '../../db/chunks.ts';
import type { Connection } from '../../db/connect.ts';
import type { DueChangeKind } from '../../db/dueChanges.ts';
import { logChanges, SYSTEM } from '../../db/log.ts';
import { assignmentEntries, employees } from '../../db/schema.ts';
import { EMPLOYEE, type EmployeeRow } from '../record/employeeRecords.ts';
import { lockReporting } from '../record/reporting.ts';
import { type EmployeeValues, isAny, writeMany } from '../record/writeMany.ts';
import type { UndoPlan } from './planUndo.ts';

/** Who makes changes: an account, or the system on their day. */
type Actor = Parameters<typeof logChanges>[1];

/** A value of an employee that has a day. */
export type DatedValue = number | string | null | readonly number[];

interface ValueKind {
  readonly fields: readonly ChangeField[];
  /** The condition that an entry sets the fields. */
  readonly sets: SQL;
}

/** What an entry sets, each kind or not at all. A place is set whole. */
const KINDS = {
  place: { fields: ['branch_id', 'department_id', 'sub_department_id'], sets: sql`entry.branch is not null` },
  post: { fields: ['designation_id'], sets: sql`entry.designation is not null` },
  shift: { fields: ['shift_id'], sets: sql`entry.sets_shift` },
  grade: { fields: ['grade'], sets: sql`entry.sets_grade` },
  employment: { fields: ['employment_type'], sets: sql`entry.employment_type is not null` },
  reporting: { fields: ['reporting_person_ids'], sets: sql`entry.sets_reporting` },
} as const satisfies Record<string, ValueKind>;

type KindName = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Returns the kinds that some fields belong to. */
function kindsOf(fields: readonly ChangeField[]): KindName[] {
  return KIND_NAMES.filter((name) => KINDS[name].fields.some((field) => fields.includes(field)));
}

/** Entries that are read as if they did not exist. */
export interface WithoutEntries {
  readonly id?: number | undefined;
  readonly changeId?: string | undefined;
}

function isCounted({ id, changeId }: WithoutEntries): SQL {
  return sql.join(
    [
      sql`entry.lapsed_because is null`,
      ...(id === undefined ? [] : [sql`entry.id <> ${id}`]),
      ...(changeId === undefined ? [] : [sql`entry.change_id is distinct from ${changeId}`]),
    ],
    sql` and `,
  );
}

/** Joins the entry that gives an employee the values of a kind on `asked.day`, under the name of the kind. */
function latest(name: KindName, without: WithoutEntries = {}): SQL {
  return sql`left join lateral (
    select * from assignment_entries entry
    where entry.employee_id = employees.id and entry.effective_on <= asked.day and ${KINDS[name].sets} and ${isCounted(without)}
    order by entry.effective_on desc, entry.id desc limit 1) as ${sql.identifier(name)} on true`;
}

/** An employee with dated values on a day. */
export interface PersonOnDay {
  readonly id: number;
  readonly full_name: string;
  readonly left_at: string | null;
  readonly joining_date: string;
  readonly company_last_day: string | null;
  /** The day of the values: the asked one, or that of joining for who joins later. */
  readonly day: string;
  /** The values of the asked kinds. A record from before ids were kept is its name; what is not recorded is left out. */
  readonly values: Readonly<Partial<Record<ChangeField, DatedValue>>>;
  /** The next day on which an entry sets a field again. */
  readonly until: Readonly<Partial<Record<ChangeField, string>>>;
}

const NAMES = {
  ...{ branch_id: 'branch', department_id: 'department', sub_department_id: 'sub_department' },
  ...{ designation_id: 'designation', shift_id: 'shift' },
} as const;

function datedValue(kind: KindName, field: ChangeField): SQL {
  const from = sql.identifier(kind);
  if (field === 'reporting_person_ids') {
    return sql`(select coalesce(jsonb_agg(reports_to_id order by reports_to_id), '[]') from assignment_entry_reporting where entry_id = ${from}.id)`;
  }
  const value = sql`${from}.${sql.identifier(field)}`;
  const name = field in NAMES ? sql`${from}.${sql.identifier(NAMES[field as keyof typeof NAMES])}` : sql`null::text`;
  return sql`coalesce(to_jsonb(${value}), to_jsonb(${name}), 'null')`;
}

/**
 * Reads dated values of employees on a day. From `today` on, who has not joined by then is read on the day of joining.
 * Only the kinds that the fields belong to are read.
 */
export async function readOnDay(
  connection: Connection,
  ids: readonly number[],
  { day, today, fields, without = {} }: DayQuestion,
): Promise<PersonOnDay[]> {
  const kinds = kindsOf(fields);
  const values = kinds.map((kind) => {
    const pairs = KINDS[kind].fields.map((field) => sql`${field}::text, ${datedValue(kind, field)}`);
    return sql`case when ${sql.identifier(kind)}.id is null then '{}' else jsonb_build_object(${sql.join(pairs, sql`, `)}) end`;
  });
  const later = kinds.flatMap((kind) => {
    const next = sql`(select min(entry.effective_on) from assignment_entries entry
      where entry.employee_id = employees.id and entry.effective_on > asked.day and ${KINDS[kind].sets} and ${isCounted(without)})`;
    return KINDS[kind].fields.map((field) => sql`${field}::text, ${next}`);
  });
  const { rows } = await connection.execute<PersonOnDay & Record<string, unknown>>(sql`
    select employees.id, employees.full_name, employees.left_at, employees.joining_date::text, employees.company_last_day::text,
      asked.day::text, ${sql.join(values, sql` || `)} as values, jsonb_strip_nulls(jsonb_build_object(${sql.join(later, sql`, `)})) as until
    from employees
    cross join lateral (select case when ${day}::date < ${today}::date then ${day}::date else greatest(${day}::date, employees.joining_date) end as day) as asked
    ${sql.join(
      kinds.map((kind) => latest(kind, without)),
      sql` `,
    )}
    where ${isAny(employees.id, ids)} order by employees.id`);
  return rows;
}

interface DayQuestion {
  readonly day: string;
  readonly today: string;
  readonly fields: readonly ChangeField[];
  readonly without?: WithoutEntries;
}

/** New values of an employee from a day on. A place is whole. */
export interface NewEntry {
  readonly employeeId: number;
  readonly effectiveOn: string;
  readonly isPending: boolean;
  readonly values: Readonly<Partial<Record<ChangeField, DatedValue>>>;
}

/** Writes entries. `projectEntries` gives the columns of today the values of those that are not pending. */
export async function writeEntries(
  connection: Connection,
  entries: readonly NewEntry[],
  about: { readonly changeId: string; readonly reason: string | undefined; readonly by: string },
): Promise<void> {
  for (const some of chunks(entries)) {
    const rows = some.map(({ employeeId, effectiveOn, isPending, values }) => {
      const sets = Object.fromEntries(
        KIND_NAMES.map((kind) => [kind, KINDS[kind].fields.some((field) => field in values)]),
      );
      return { employee_id: employeeId, effective_on: effectiveOn, is_pending: isPending, ...values, sets };
    });
    await connection.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (employee_id integer, effective_on date, is_pending boolean,
          branch_id integer, department_id integer, sub_department_id integer, designation_id integer, shift_id integer,
          grade text, employment_type text, reporting_person_ids integer[], sets jsonb)
      ), written as (
        insert into assignment_entries (employee_id, effective_on, is_pending, branch, branch_id, department, department_id,
          sub_department, sub_department_id, designation, designation_id, sets_shift, shift, shift_id, sets_grade, grade,
          employment_type, sets_reporting, reason, change_id, entered_by)
        select employee_id, effective_on, is_pending, branches.name, given.branch_id, departments.name, given.department_id,
          sub_departments.name, given.sub_department_id, designations.designation, given.designation_id,
          (sets ->> 'shift')::boolean, shifts.shift_name, given.shift_id, (sets ->> 'grade')::boolean, given.grade,
          given.employment_type, (sets ->> 'reporting')::boolean, ${about.reason ?? null}, ${about.changeId}, ${about.by}
        from given
        left join branches on branches.id = given.branch_id
        left join departments on departments.id = given.department_id
        left join sub_departments on sub_departments.id = given.sub_department_id
        left join designations on designations.id = given.designation_id
        left join shifts on shifts.id = given.shift_id
        order by employee_id
        returning id, employee_id
      )
      insert into assignment_entry_reporting (entry_id, reports_to_id)
      select written.id, manager from written join given using (employee_id) cross join unnest(reporting_person_ids) as manager`);
  }
}

/** Fields of the activity log that say how a change came about. */
type About = Readonly<Record<string, string>>;

const hasPlace = sql`(exists (select from branches where id = place.branch_id)
  and (place.department_id is null or exists (
    select from departments where id = place.department_id and branch_id = place.branch_id))
  and (place.sub_department_id is null or exists (
    select from sub_departments where id = place.sub_department_id and department_id = place.department_id)))`;
const hasShift = sql`(shift.id is not null and (shift.shift is null or exists (select from shifts where shifts.id = shift.shift_id)))`;

/** The values of today by the entries. A value that no entry sets, or whose record is gone, stays as it is. */
const PROJECTED = {
  branch_id: sql`case when ${hasPlace} then place.branch_id else employees.branch_id end`,
  department_id: sql`case when ${hasPlace} then place.department_id else employees.department_id end`,
  sub_department_id: sql`case when ${hasPlace} then place.sub_department_id else employees.sub_department_id end`,
  designation_id: sql`coalesce((select id from designations where id = post.designation_id), employees.designation_id)`,
  shift_id: sql`case when ${hasShift} then shift.shift_id else employees.shift_id end`,
  grade: sql`case when grade.id is null then employees.grade else grade.grade end`,
  employment_type: sql`coalesce(employment.employment_type, employees.employment_type)`,
};

const PROJECTED_FIELDS = Object.keys(PROJECTED) as (keyof typeof PROJECTED)[];

/**
 * Gives the columns of current employees, whom the transaction has locked, the values that their entries have on a day,
 * counts the versions up, and logs what changed. One statement, whatever the number of employees.
 */
export async function projectEntries(
  connection: Connection,
  actor: Actor,
  ids: readonly number[],
  day: string,
  about: ReadonlyMap<number, About> = new Map(),
): Promise<void> {
  if (ids.length === 0) return;
  const before = (field: string) => sql`employees.${sql.identifier(field)}`;
  const after = (field: string) => sql`projected.${sql.identifier(field)}`;
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const lines = sql`(select coalesce(array_agg(reports_to_id order by reports_to_id), '{}') from employee_reporting where employee_id = employees.id)`;
  const pairs = [
    ...PROJECTED_FIELDS.map((field) => sql`(${field}::text, to_jsonb(${before(field)}), to_jsonb(${after(field)}))`),
    sql`('reporting_person_ids', to_jsonb(changed_lines.before), to_jsonb(projected.managers))`,
  ];
  await withEntries(connection, async () => {
    await connection.execute(sql`
    with projected as (
      select employees.id, ${list(PROJECTED_FIELDS.map((field) => sql`${PROJECTED[field]} as ${sql.identifier(field)}`))},
        case when reporting.id is null then ${lines} else
          (select coalesce(array_agg(reports_to_id order by reports_to_id), '{}') from assignment_entry_reporting where entry_id = reporting.id) end as managers
      from employees
      cross join lateral (select greatest(${day}::date, employees.joining_date) as day) as asked
      ${sql.join(
        KIND_NAMES.map((kind) => latest(kind)),
        sql` `,
      )}
      where ${isAny(employees.id, ids)} and employees.left_at is null
    ), changed as (
      select employees.id, employees.full_name, employees.version, ${list(PROJECTED_FIELDS.map(after))}, projected.managers,
        jsonb_object_agg(key, value_before) as logged_before, jsonb_object_agg(key, value_after) as logged_after
      from projected
      join employees on employees.id = projected.id
      cross join lateral (select ${lines} as before) as changed_lines
      cross join lateral (values ${list(pairs)}) as pairs (key, value_before, value_after)
      where value_before is distinct from value_after
      group by employees.id, employees.full_name, employees.version, ${list(PROJECTED_FIELDS.map(after))}, projected.managers
    ), written as (
      update employees set ${list(PROJECTED_FIELDS.map((field) => sql`${sql.identifier(field)} = changed.${sql.identifier(field)}`))},
        version = employees.version + 1, updated_at = now()
      from changed where employees.id = changed.id
    ), removed as (
      delete from employee_reporting using changed
      where employee_id = changed.id and reports_to_id <> all (changed.managers)
    ), added as (
      insert into employee_reporting (employee_id, reports_to_id)
      select changed.id, manager from changed cross join unnest(changed.managers) as manager
      on conflict do nothing
    )
    insert into activity (member_id, member_number, member_name, address, action, record, record_id, record_name, version, before, after)
    select ${actor.id}::integer, ${actor.number}::text, ${actor.name}::text, ${actor.address}::text, 'update', 'employee', id, full_name, version + 1,
      logged_before, logged_after || coalesce(${JSON.stringify(Object.fromEntries(about))}::jsonb -> id::text, '{}')
    from changed order by id`);
  });
}

/** Runs changes of columns of which the entries are written already, so that the triggers add none. */
async function withEntries(connection: Connection, change: () => Promise<void>): Promise<void> {
  await connection.execute(sql`select set_config('seamline.entered', 'on', true)`);
  await change();
  await connection.execute(sql`select set_config('seamline.entered', '', true)`);
}

/**
 * Removes and restores employees whom an import has written, with its entries. Rows of earlier releases have entries that
 * do not name the import: their values of today become entries of today.
 */
export async function restoreWithEntries(
  connection: Connection,
  viewer: Actor,
  importId: string,
  { removed, restored }: Pick<UndoPlan, 'removed' | 'restored'>,
): Promise<void> {
  const { employee_id, change_id } = assignmentEntries;
  const ids = restored.map(({ employee }) => employee.id);
  const rows = await connection
    .delete(assignmentEntries)
    .where(and(eq(change_id, importId), isAny(employee_id, ids)))
    .returning({ id: employee_id });
  const withdrawn = new Set(rows.map(({ id }) => id));
  const isWithdrawn = ({ employee }: EmployeeValues) => withdrawn.has(employee.id);
  const changed = restored.filter((one) => !isWithdrawn(one));
  await writeMany(connection, viewer, { removed, changed });
  await withEntries(connection, () => writeMany(connection, viewer, { changed: restored.filter(isWithdrawn) }));
}

/** A planned day of an employee in the activity log, before and after a change: null where none is planned. */
export type PlannedDay = readonly [employee: EmployeeRow, before: string | null, after: string | null];

/** Writes to the activity log that changes of employees are planned, or are not any more. */
export async function logPlanned(connection: Connection, actor: Actor, days: readonly PlannedDay[]): Promise<void> {
  const withDay = (employee: EmployeeRow, day: string | null) => ({ ...employee, effective_on: day }) as EmployeeRow;
  const changes = days.map(([row, before, after]) => [withDay(row, before), withDay(row, after)] as const);
  await logChanges(connection, actor, EMPLOYEE, changes);
}

/** Withdraws what is planned for after the last day of a person who leaves. Returns the first day; undefined for none. */
export async function withdrawAfter(
  connection: Connection,
  actor: Actor,
  employee: EmployeeRow,
  lastDay: string,
): Promise<string | undefined> {
  const { employee_id, effective_on, is_pending } = assignmentEntries;
  const rows = await connection
    .delete(assignmentEntries)
    .where(and(eq(employee_id, employee.id), is_pending, gt(effective_on, lastDay)))
    .returning({ on: effective_on });
  const days = rows.map(({ on }) => on).sort();
  await logPlanned(
    connection,
    actor,
    days.map((day) => [employee, day, null]),
  );
  return days[0];
}

/** Moves what is planned for people of merged departments and sub-departments to those that they are merged into. */
export async function followMerge(
  connection: Connection,
  { departmentIds, into, branchId, merged }: FollowedMerge,
): Promise<void> {
  const { pending_sub_department_id, pending_department_id } = assignmentEntries;
  for (const [from, to] of merged) {
    const moved = eq(pending_sub_department_id, from);
    await connection.update(assignmentEntries).set({ sub_department_id: to }).where(moved);
  }
  await connection
    .update(assignmentEntries)
    .set({ branch_id: branchId, department_id: into })
    .where(inArray(pending_department_id, [...departmentIds]));
}

interface FollowedMerge {
  readonly departmentIds: readonly number[];
  readonly into: number;
  readonly branchId: number;
  /** By sub-department the one that it is merged into. */
  readonly merged: ReadonlyMap<number, number>;
}

/**
 * Planned changes take effect at the beginning of their day. One that is not possible any more lapses. The columns follow
 * a clock that was wrong and goes back, because they are a function of the entries and the day.
 */
export const dueEntries: DueChangeKind = {
  async listPending(connection, today) {
    const { effective_on, is_pending } = assignmentEntries;
    const rows = await connection
      .selectDistinct({ date: effective_on })
      .from(assignmentEntries)
      .where(and(is_pending, sql`${effective_on} <= ${today}::date`));
    return rows.map(({ date }) => date);
  },

  async apply(connection, date) {
    const due = sql`entry.is_pending and entry.effective_on <= ${date}::date`;
    const { rows: reporting } = await connection.execute(
      sql`select from assignment_entries entry where ${due} and entry.sets_reporting limit 1`,
    );
    if (reporting.length > 0) await lockReporting(connection);
    await connection.execute(sql`
      select from employees where id in (select employee_id from assignment_entries entry where ${due}) order by id for update`);
    const { rows } = await connection.execute<AppliedEntry>(sql`
      update assignment_entries entry set is_pending = false, lapsed_because = case
          when employee.left_at is not null or employee.company_last_day < entry.effective_on then 'left'
          when (entry.department_id is not null and not exists (
              select from departments where id = entry.department_id and branch_id = entry.branch_id))
            or (entry.sub_department_id is not null and not exists (
              select from sub_departments where id = entry.sub_department_id and department_id = entry.department_id)) then 'place_gone'
          when exists (
            select from assignment_entry_reporting line join employees manager on manager.id = line.reports_to_id
            where line.entry_id = entry.id and manager.left_at is not null) then 'reporting'
        end,
        branch = coalesce((select name from branches where id = entry.branch_id), entry.branch),
        department = coalesce((select name from departments where id = entry.department_id), entry.department),
        sub_department = coalesce((select name from sub_departments where id = entry.sub_department_id), entry.sub_department),
        designation = coalesce((select designation from designations where id = entry.designation_id), entry.designation),
        shift = coalesce((select shift_name from shifts where id = entry.shift_id), entry.shift)
      from employees employee
      where employee.id = entry.employee_id and ${due}
      returning entry.employee_id as id, entry.lapsed_because as lapsed, entry.entered_by as by`);
    const made = rows.filter(({ lapsed }) => lapsed === null);
    const about = new Map(made.flatMap(({ id, by }) => (by === null ? [] : [[id, { planned_by: by }]])));
    await projectEntries(connection, SYSTEM, [...new Set(made.map(({ id }) => id))], date, about);
  },

  async revert(connection, today) {
    const { rows } = await connection.execute<{ id: number }>(sql`
      update assignment_entries entry set is_pending = true, lapsed_because = null
      from employees employee
      where employee.id = entry.employee_id and entry.effective_on > greatest(${today}::date, employee.joining_date) and not entry.is_pending
        and employee.left_at is null
        and (entry.branch_id is null or exists (select from branches where id = entry.branch_id))
        and (entry.department_id is null or exists (select from departments where id = entry.department_id))
        and (entry.sub_department_id is null or exists (select from sub_departments where id = entry.sub_department_id))
        and (entry.designation_id is null or exists (select from designations where id = entry.designation_id))
        and (entry.shift_id is null or exists (select from shifts where id = entry.shift_id))
      returning employee.id`);
    const ids = [...new Set(rows.map(({ id }) => id))];
    await connection.execute(sql`select from employees where ${isAny(employees.id, ids)} order by id for update`);
    await projectEntries(connection, SYSTEM, ids, today);
  },
};

interface AppliedEntry extends Record<string, unknown> {
  readonly id: number;
  readonly lapsed: LapseReason | null;
  readonly by: string | null;
}

/** Completes the place of a person where a change sets a part of it. */
export function wholeValues(
  values: Readonly<Partial<Record<ChangeField, DatedValue>>>,
  present: Readonly<Partial<Record<ChangeField, DatedValue>>>,
): Partial<Record<ChangeField, DatedValue>> {
  const setsPlace = KINDS.place.fields.some((field) => field in values);
  const place = KINDS.place.fields.map((field) => [field, (field in values ? values : present)[field] ?? null]);
  return setsPlace ? { ...values, ...Object.fromEntries(place) } : { ...values };
}
