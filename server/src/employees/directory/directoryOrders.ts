import { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employees/employee-fields';
import type { DirectorySort } from '@seamline/shared/contract/employees/employees';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { branches, departments, designations, employees, shifts, subDepartments } from '../../db/schema.ts';
import type { CursorPosition } from './pageCursor.ts';

const { full_name, id, department_order, joining_date, birth_date, biometric_id, mobile_number, primary_email } =
  employees;
const afterKey = sql.placeholder('afterKey');
const afterName = sql.placeholder('afterName');
const afterId = sql`${sql.placeholder('afterId')}::integer`;
const nothing = sql<string>`''`;

/** The two keys of a text without regard to case: employees without one come last in both directions. */
const up = (text: SQL) => sql<string>`coalesce('0' || ${text}, '1')`;
const down = (text: SQL) => sql<string>`coalesce('1' || ${text}, '0')`;
const code = sql`${biometric_id}`;
const email = sql`lower(${primary_email})`;

interface Columns {
  readonly by: readonly (SQL | AnyPgColumn)[];
  /** The key that a cursor holds in addition to name and id. */
  readonly key: SQL | AnyPgColumn;
  /** True if no index has these columns: all employees are sorted for each page. */
  readonly isSorted?: true;
}

/** Orders by columns of employees. */
const ORDERS = {
  name: { by: [full_name, id], key: nothing },
  department: { by: [department_order, full_name, id], key: department_order },
  joined: { by: [joining_date, id], key: joining_date },
  birth: { by: [birth_date, id], key: birth_date, isSorted: true },
  code: { by: [up(code), id], key: up(code) },
  '-code': { by: [down(code), id], key: down(code) },
  mobile: { by: [mobile_number, id], key: mobile_number },
  email: { by: [up(email), id], key: up(email), isSorted: true },
  '-email': { by: [down(email), id], key: down(email), isSorted: true },
  added: { by: [id], key: nothing },
} as const satisfies Partial<Record<DirectorySort, Columns>>;

/** Values that many employees share, in the order of their keys; the employees of one value are by name. */
interface Grouping {
  /** The value of an employee. */
  readonly column: SQL;
  /** Statement for each value, as `id`, and its key. */
  readonly groups: SQL;
  /** True if there are employees without a value, who come last. */
  readonly hasNone: boolean;
}

// The function of the departments puts any names in order, without regard to case.
const GROUPINGS: Readonly<Partial<Record<string, Grouping>>> = {
  '-department': {
    column: sql`${employees.department_id}`,
    groups: sql`select ${departments.id}, department_order(${departments.name}) from ${departments}`,
    hasNone: true,
  },
  'sub-department': {
    column: sql`${employees.sub_department_id}`,
    groups: sql`select ${subDepartments.id}, department_order(${subDepartments.name}) from ${subDepartments}`,
    hasNone: true,
  },
  designation: {
    column: sql`${employees.designation_id}`,
    groups: sql`select ${designations.id}, department_order(${designations.designation}) from ${designations}`,
    hasNone: false,
  },
  branch: {
    column: sql`${employees.branch_id}`,
    groups: sql`select ${branches.id}, department_order(${branches.name}) from ${branches}`,
    hasNone: false,
  },
  shift: {
    column: sql`${employees.shift_id}`,
    groups: sql`select ${shifts.id}, department_order(${shifts.shift_name}) from ${shifts}`,
    hasNone: true,
  },
  gender: { column: sql`${employees.gender}`, groups: valuesIn(GENDERS), hasNone: false },
  'employment-type': { column: sql`${employees.employment_type}`, groups: valuesIn(EMPLOYMENT_TYPES), hasNone: false },
};

export interface Order {
  readonly key: SQL<string>;
  readonly by: SQL[];
  /** The condition for rows after the cursor whose parameters `valuesOf` returns. */
  readonly after: SQL;
  /** Statement for the rows of the largest page, each with its `key`; without it an index has this order. */
  readonly page?: (where: SQL | undefined, hasPosition: boolean) => SQL;
  /** The employees, joined with the values of an order that has any, for a sort of all of them. */
  readonly whole: { readonly from: SQL; readonly key: SQL<string>; readonly by: readonly SQL[] };
}

/** Rows of the largest page, and one more that tells whether there is a next one. */
export const LARGEST_PAGE = LIMITS.pageEntries + 1;

export function orderOf(sort: DirectorySort): Order {
  const isDown = sort.startsWith('-');
  const name = isDown ? sort.slice(1) : sort;
  const grouping = GROUPINGS[sort] ?? GROUPINGS[name];
  if (grouping) return groupedOrder(grouping, isDown);
  const { by: columns, key, isSorted }: Columns = ORDERS[(sort in ORDERS ? sort : name) as keyof typeof ORDERS];
  const placeholders = columns.map((column) => (column === id ? afterId : column === full_name ? afterName : afterKey));
  const by = columns.map((column) => (isDown ? sql`${column} desc` : sql`${column}`));
  const after = sql`(${listed(columns)}) ${isDown ? sql`<` : sql`>`} (${listed(placeholders)})`;
  const page: Order['page'] = (where, hasPosition) =>
    sql`select ${employees}.*, ${key} as key from ${employees} where ${and(where, hasPosition ? after : undefined)}
      order by ${listed(by)} limit ${LARGEST_PAGE}`;
  const typedKey = sql<string>`${key}`;
  return { key: typedKey, by, after, ...(isSorted && { page }), whole: { from: sql`${employees}`, key: typedKey, by } };
}

/** The order by a value that many employees share. */
function groupedOrder({ column, groups, hasNone }: Grouping, isDown: boolean): Order {
  const [prefix, none] = isDown ? [sql`'1'`, sql`'0'`] : [sql`'0'`, sql`'1'`];
  const [beyond, reached, direction] = isDown ? [sql`<`, sql`<=`, sql`desc`] : [sql`>`, sql`>=`, sql`asc`];
  const values = sql`select named.id as value, ${prefix} || named.name as key from (${groups}) as named (id, name)`;
  const key = sql<string>`coalesce((select key from (${values}) as groups where groups.value = ${column}), ${none})`;

  /** Reads the values one by one and stops at the end of the page; of each value at most a page is read. */
  function page(where: SQL | undefined, hasPosition: boolean): SQL {
    const every = hasNone ? sql`${values} union all select null, ${none}` : values;
    const left = hasPosition ? sql`where key ${reached} ${afterKey}` : sql``;
    const isFirst = sql`groups.key = ${afterKey}`;
    const after = sql`(${full_name}, ${id}) >
      (case when ${isFirst} then ${afterName} else '' end, case when ${isFirst} then ${afterId} else 0 end)`;
    const membersOf = (condition: SQL) => sql`(select * from ${employees}
      where ${and(where, condition, hasPosition ? after : undefined)} order by ${full_name}, ${id} limit ${LARGEST_PAGE})`;
    const some = membersOf(sql`${column} = groups.value`);
    const members = hasNone
      ? sql`${some} union all ${membersOf(sql`groups.value is null and ${column} is null`)}`
      : some;
    return sql`select members.*, groups.key
      from (select * from (${every}) as every (value, key) ${left} order by key ${direction}) as groups
      cross join lateral (${members}) as members
      order by groups.key ${direction}, members.full_name, members.id limit ${LARGEST_PAGE}`;
  }

  const joinedKey = sql<string>`coalesce(groups.key, ${none})`;
  const byKey = (value: SQL) => [sql`${value} ${direction}`, sql`${full_name}`, sql`${id}`];
  return {
    key,
    by: byKey(key),
    after: sql`(${key} ${beyond} ${afterKey}
      or (${key} = ${afterKey} and (${full_name}, ${id}) > (${afterName}, ${afterId})))`,
    page,
    whole: {
      from: sql`${employees} left join (${values}) as groups on groups.value = ${column}`,
      key: joinedKey,
      by: byKey(joinedKey),
    },
  };
}

function valuesIn(values: readonly string[]): SQL {
  const rows = sql.join(
    values.map((value) => sql`(${value}, ${value})`),
    sql`, `,
  );
  return sql`values ${rows}`;
}

export function valuesOf(position: CursorPosition | undefined) {
  return { afterKey: position?.key, afterName: position?.name, afterId: position?.id };
}

export function listed(parts: readonly unknown[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
}
