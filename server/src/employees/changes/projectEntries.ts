import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import type { logChanges } from '../../db/log.ts';
import { employees } from '../../db/schema.ts';
import { isAny } from '../record/writeMany.ts';
import { KIND_NAMES, latest } from './entries.ts';

/** Who makes changes: an account, or the system on their day. */
export type Actor = Parameters<typeof logChanges>[1];

/** Fields of the activity log that say how a change came about. */
export type About = Readonly<Record<string, string | null>>;

/** The condition that the place of an entry, under the name it has in a statement, exists as a whole. */
export function isPossiblePlace(entry: SQL): SQL {
  return sql`(exists (select from branches where id = ${entry}.branch_id)
    and (${entry}.department_id is null or exists (
      select from departments where id = ${entry}.department_id and branch_id = ${entry}.branch_id))
    and (${entry}.sub_department_id is null or exists (
      select from sub_departments where id = ${entry}.sub_department_id and department_id = ${entry}.department_id)))`;
}

const hasShift = sql`(shift.id is not null and (shift.shift is null or exists (select from shifts where shifts.id = shift.shift_id)))`;

/** The values of today by the entries. A value that no entry sets, or whose record is gone, stays as it is. */
const PROJECTED = {
  branch_id: sql`case when checked.has_place then place.branch_id else employees.branch_id end`,
  department_id: sql`case when checked.has_place then place.department_id else employees.department_id end`,
  sub_department_id: sql`case when checked.has_place then place.sub_department_id else employees.sub_department_id end`,
  designation_id: sql`coalesce((select id from designations where id = post.designation_id), employees.designation_id)`,
  shift_id: sql`case when ${hasShift} then shift.shift_id else employees.shift_id end`,
  grade: sql`case when grade.id is null then employees.grade else grade.grade end`,
  employment_type: sql`coalesce(employment.employment_type, employees.employment_type)`,
};

const PROJECTED_FIELDS = Object.keys(PROJECTED) as (keyof typeof PROJECTED)[];

/**
 * Gives the columns of current employees, whom the transaction has locked, the values that their entries have on a day,
 * counts the versions up, and logs what changed. Returns the ids of those who changed. One statement, whatever the number
 * of employees.
 */
export async function projectEntries(
  connection: Connection,
  actor: Actor,
  ids: readonly number[],
  day: string,
  about: ReadonlyMap<number, About> = new Map(),
): Promise<number[]> {
  if (ids.length === 0) return [];
  const before = (field: string) => sql`employees.${sql.identifier(field)}`;
  const after = (field: string) => sql`projected.${sql.identifier(field)}`;
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const lines = sql`(select coalesce(array_agg(reports_to_id order by reports_to_id), '{}') from employee_reporting where employee_id = employees.id)`;
  const pairs = [
    ...PROJECTED_FIELDS.map((field) => sql`(${field}::text, to_jsonb(${before(field)}), to_jsonb(${after(field)}))`),
    sql`('reporting_person_ids', to_jsonb(changed_lines.before), to_jsonb(projected.managers))`,
  ];
  return await withEntries(connection, async () => {
    const { rows } = await connection.execute<{ id: number }>(sql`
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
      cross join lateral (select ${isPossiblePlace(sql`place`)} as has_place) as checked
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
    from changed order by id
    returning record_id as id`);
    return rows.map(({ id }) => id);
  });
}

/** Runs changes of columns of which the entries are written already, so that the triggers add none. */
export async function withEntries<Result>(connection: Connection, change: () => Promise<Result>): Promise<Result> {
  await connection.execute(sql`select set_config('seamline.entered', 'on', true)`);
  const result = await change();
  await connection.execute(sql`select set_config('seamline.entered', '', true)`);
  return result;
}
