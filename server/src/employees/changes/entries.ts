import type { ChangeField } from '@seamline/shared/contract/employees/employee-changes';
import { type SQL, sql } from 'drizzle-orm';
import { chunks } from '../../db/chunks.ts';
import type { Connection } from '../../db/connect.ts';
import { employees } from '../../db/schema.ts';
import { isAny } from '../record/writeMany.ts';

/** A value of an employee that has a day. */
export type DatedValue = number | string | null | readonly number[];

interface ValueKind {
  readonly fields: readonly ChangeField[];
  /** The condition that an entry, under the name it has in a statement, sets the fields. */
  readonly sets: (entry: SQL) => SQL;
}

/** What an entry sets, each kind or not at all. A place is set whole. */
const KINDS = {
  place: {
    fields: ['branch_id', 'department_id', 'sub_department_id'],
    sets: (entry) => sql`${entry}.branch is not null`,
  },
  post: { fields: ['designation_id'], sets: (entry) => sql`${entry}.designation is not null` },
  shift: { fields: ['shift_id'], sets: (entry) => sql`${entry}.sets_shift` },
  grade: { fields: ['grade'], sets: (entry) => sql`${entry}.sets_grade` },
  employment: { fields: ['employment_type'], sets: (entry) => sql`${entry}.employment_type is not null` },
  reporting: { fields: ['reporting_person_ids'], sets: (entry) => sql`${entry}.sets_reporting` },
} as const satisfies Record<string, ValueKind>;

const ENTRY = sql`entry`;

type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Returns the kinds that some fields belong to. */
function kindsOf(fields: readonly ChangeField[]): KindName[] {
  return KIND_NAMES.filter((name) => KINDS[name].fields.some((field) => fields.includes(field)));
}

/** The condition that two entries, under the names they have in a statement, set a value of one kind. */
export function setTheSame(one: SQL, other: SQL): SQL {
  const pairs = KIND_NAMES.map((kind) => sql`(${KINDS[kind].sets(one)} and ${KINDS[kind].sets(other)})`);
  return sql`(${sql.join(pairs, sql` or `)})`;
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
export function latest(name: KindName, without: WithoutEntries = {}): SQL {
  return sql`left join lateral (
    select * from assignment_entries entry
    where entry.employee_id = employees.id and entry.effective_on <= asked.day and ${KINDS[name].sets(ENTRY)} and ${isCounted(without)}
    order by entry.effective_on desc, entry.id desc limit 1) as ${sql.identifier(name)} on true`;
}

/** Joins the day after `asked.day` on which an entry sets a kind again, under the name of the kind after `next_`. */
function next(name: KindName, without: WithoutEntries): SQL {
  return sql`cross join lateral (
    select min(entry.effective_on) as day from assignment_entries entry
    where entry.employee_id = employees.id and entry.effective_on > asked.day and ${KINDS[name].sets(ENTRY)} and ${isCounted(without)}
  ) as ${sql.identifier(`next_${name}`)}`;
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
 * Reads dated values of employees on a day, or on a day of their own. From `today` on, who has not joined by then is read
 * on the day of joining. Only the kinds that the fields belong to are read.
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
  const later = kinds.flatMap((kind) =>
    KINDS[kind].fields.map((field) => sql`${field}::text, ${sql.identifier(`next_${kind}`)}.day`),
  );
  const { rows } = await connection.execute<PersonOnDay & Record<string, unknown>>(sql`
    select employees.id, employees.full_name, employees.left_at, employees.joining_date::text, employees.company_last_day::text,
      asked.day::text, ${sql.join(values, sql` || `)} as values, jsonb_strip_nulls(jsonb_build_object(${sql.join(later, sql`, `)})) as until
    from employees
    cross join lateral (select case when given.day < ${today}::date then given.day else greatest(given.day, employees.joining_date) end as day
      from (select ${dayOf(day)} as day) as given) as asked
    ${sql.join(
      kinds.map((kind) => sql`${latest(kind, without)} ${next(kind, without)}`),
      sql` `,
    )}
    where ${isAny(employees.id, ids)} order by employees.id`);
  return rows;
}

/** A day, or one for each employee by id. */
type Days = string | Readonly<Record<number, string>>;

function dayOf(days: Days): SQL {
  if (typeof days === 'string') return sql`${days}::date`;
  return sql`(${JSON.stringify(days)}::jsonb ->> employees.id::text)::date`;
}

interface DayQuestion {
  readonly day: Days;
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

/** Writes entries. `projectEntries` gives the columns the values of today. */
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

/** Completes the place of a person where a change sets a part of it. */
export function wholeValues(
  values: Readonly<Partial<Record<ChangeField, DatedValue>>>,
  present: Readonly<Partial<Record<ChangeField, DatedValue>>>,
): Partial<Record<ChangeField, DatedValue>> {
  const setsPlace = KINDS.place.fields.some((field) => field in values);
  const place = KINDS.place.fields.map((field) => [field, (field in values ? values : present)[field] ?? null]);
  return setsPlace ? { ...values, ...Object.fromEntries(place) } : { ...values };
}
