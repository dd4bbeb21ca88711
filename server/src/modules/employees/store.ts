import type { HealthKind } from '@seamline/shared/contract/employee-health';
import type { BranchCount, DirectorySort } from '@seamline/shared/contract/employees';
import { and, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Connection, Database } from '../../db/connect.ts';
import { type Prepared, prepared, statementsByName } from '../../db/prepared.ts';
import {
  branches,
  branchHeadcounts,
  departmentHeadcounts,
  departments,
  designations,
  employees,
  files,
} from '../../db/schema.ts';
import type { Days } from '../employee-health/rules.ts';
import { healthCondition } from '../employee-health/store.ts';
import type { Place } from './cursor.ts';
import { type Asked, directorySearch } from './search/store.ts';

/** An employee as the directory needs them, with the picture still without an address. */
export interface DirectoryRow extends Place {
  readonly designation: string;
  readonly department: string | null;
  readonly branch_name: string;
  readonly code: string | null;
  readonly mobile_number: string;
  readonly primary_email: string | null;
  readonly joining_date: string;
  readonly pictureId: number | null;
  readonly hasThumbnail: boolean | null;
}

export interface DirectoryFilter {
  readonly branchId: number | undefined;
  readonly departmentId: number | undefined;
  readonly subDepartmentId: number | undefined;
  readonly designationId: number | undefined;
  readonly shiftId: number | undefined;
  readonly search: string | undefined;
  readonly health: (Days & { readonly kind: HealthKind }) | undefined;
}

/** Which part of a list, in which order. */
interface Slice {
  readonly sort: DirectorySort;
  readonly after: Place | undefined;
  readonly limit: number | undefined;
}

/** How many stand under one department; null has those without any. */
export interface Group {
  readonly name: string | null;
  readonly total: number;
}

const { full_name, id, department_order, joining_date, biometric_id } = employees;
const codeUp = sql<string>`coalesce('0' || ${biometric_id}, '1')`;
const codeDown = sql<string>`coalesce('1' || ${biometric_id}, '0')`;
const nothing = sql<string>`''`;

/** What every order goes by, and the part of it that a place has to remember beside name and id. */
const ORDERS = {
  name: { by: [full_name, id], key: nothing },
  department: { by: [department_order, full_name, id], key: department_order },
  joined: { by: [joining_date, id], key: joining_date },
  code: { by: [codeUp, id], key: codeUp },
  '-code': { by: [codeDown, id], key: codeDown },
  added: { by: [id], key: nothing },
} as const;

type OrderName = keyof typeof ORDERS;

function orderOf(sort: DirectorySort) {
  const isDown = sort.startsWith('-');
  const { by, key } = ORDERS[(sort in ORDERS ? sort : sort.slice(1)) as OrderName];
  const placeholders = by.map((column) => {
    if (column === id) return sql.placeholder('afterId');
    return sql.placeholder(column === full_name ? 'afterName' : 'afterKey');
  });
  const list = (parts: readonly unknown[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  return {
    key: sql<string>`${key}`,
    by: by.map((column) => (isDown ? sql`${column} desc` : sql`${column}`)),
    after: sql`(${list(by)}) ${isDown ? sql`<` : sql`>`} (${list(placeholders)})`,
  };
}

const present = isNull(employees.left_at);

const CONDITIONS = {
  branchId: eq(employees.branch_id, sql.placeholder('branchId')),
  departmentId: eq(employees.department_id, sql.placeholder('departmentId')),
  subDepartmentId: eq(employees.sub_department_id, sql.placeholder('subDepartmentId')),
  designationId: eq(employees.designation_id, sql.placeholder('designationId')),
  shiftId: eq(employees.shift_id, sql.placeholder('shiftId')),
} as const;

type ConditionName = keyof typeof CONDITIONS;

export function employeeStore(database: Database) {
  const { db } = database;
  const once = statementsByName(database);

  const branchCounts = prepared(
    database,
    db
      .select({
        branch_id: branches.id,
        branch_name: branches.name,
        total_employees: sql<number>`coalesce(${branchHeadcounts.total}, 0)`,
      })
      .from(branches)
      .leftJoin(branchHeadcounts, eq(branchHeadcounts.branch_id, branches.id))
      .orderBy(sql`lower(${branches.name})`),
  );
  const departmentTotals: Prepared<Group> = prepared(
    database,
    db
      .select({ name: departments.name, total: sql<number>`sum(${departmentHeadcounts.total})::integer` })
      .from(departmentHeadcounts)
      .innerJoin(departments, eq(departments.id, departmentHeadcounts.department_id))
      .where(
        and(
          gt(departmentHeadcounts.total, 0),
          isAny(departments.branch_id, 'branchId'),
          isAny(departments.id, 'departmentId'),
        ),
      )
      .groupBy(departments.name)
      .orderBy(sql`department_order(${departments.name})`),
  );
  const branchTotal = prepared(
    database,
    db
      .select({ total: sql<number>`coalesce(sum(${branchHeadcounts.total}), 0)::integer` })
      .from(branchHeadcounts)
      .where(isAny(branchHeadcounts.branch_id, 'branchId')),
  );
  const search = directorySearch(database);

  /** What a filter asks of the rows: a name for the combination, the condition, and the values for it. */
  async function ask(filter: DirectoryFilter) {
    const names = Object.keys(CONDITIONS).filter((name) => filter[name as ConditionName] !== undefined);
    const conditions: (SQL | undefined)[] = [present, ...names.map((name) => CONDITIONS[name as ConditionName])];
    const { search: words, health, ...ids } = filter;
    if (health) {
      names.push(health.kind);
      conditions.push(healthCondition(health.kind));
    }
    const values = { ...ids, today: health?.today, soon: health?.soon };
    const asked = { name: names.join('_'), where: and(...conditions), values };
    return words === undefined ? asked : await search.narrow(words, asked);
  }

  /** One search serves all that is read for one filter: the page, and how many each department has. */
  const known = new WeakMap<DirectoryFilter, Promise<Asked>>();
  const asked = (filter: DirectoryFilter): Promise<Asked> => {
    const asking = known.get(filter) ?? ask(filter);
    known.set(filter, asking);
    return asking;
  };

  /** Whole branches and departments, whose people are counted already. */
  const countedGroups = async (filter: DirectoryFilter): Promise<Group[]> => {
    const branchId = filter.branchId ?? null;
    const departmentId = filter.departmentId ?? null;
    const [groups, [everybody]] = await Promise.all([
      departmentTotals.execute({ branchId, departmentId }),
      departmentId === null ? branchTotal.execute({ branchId }) : [],
    ]);
    const without = (everybody?.total ?? 0) - groups.reduce((sum, { total }) => sum + total, 0);
    return without > 0 ? [...groups, { name: null, total: without }] : groups;
  };

  return {
    listBranches: (): Promise<BranchCount[]> => branchCounts.execute(),

    /** Present employees in an order; with a limit, that many after the given place. */
    async list(filter: DirectoryFilter, { sort, after, limit }: Slice): Promise<DirectoryRow[]> {
      const { name, where, values } = await asked(filter);
      const statement = `directory_${sort}_${name}${after ? '_after' : ''}`;
      const place = { afterKey: after?.key, afterName: after?.name, afterId: after?.id };
      const rows = () => rowsIn(db, sort, where, after !== undefined);
      if (limit === undefined) return await once(statement, rows).execute({ ...values, ...place });
      const limited = once(`${statement}_limit`, () => rows().limit(sql.placeholder('limit')));
      return await limited.execute({ ...values, ...place, limit });
    },

    /** Whoever stands last on each full page of so many. */
    async listPlaces(filter: DirectoryFilter, sort: DirectorySort, step: number): Promise<Place[]> {
      const { name, where, values } = await asked(filter);
      const statement = `places_${sort}_${name}`;
      return await once(statement, () => placesIn(db, sort, where)).execute({ ...values, step });
    },

    /** How many a filter leaves in each department, in the order of the departments. */
    async countByDepartment(filter: DirectoryFilter): Promise<Group[]> {
      const { branchId: _, departmentId: __, ...others } = filter;
      if (Object.values(others).every((value) => value === undefined)) return await countedGroups(filter);
      const { name, where, values } = await asked(filter);
      return await once(`groups_${name}`, () => groupsIn(db, where)).execute(values);
    },
  };
}

function rowsIn(db: Connection, sort: DirectorySort, where: SQL | undefined, hasPlace: boolean) {
  const order = orderOf(sort);
  return db
    .select({
      id,
      name: full_name,
      key: order.key,
      designation: designations.designation,
      department: departments.name,
      branch_name: branches.name,
      code: biometric_id,
      mobile_number: employees.mobile_number,
      primary_email: employees.primary_email,
      joining_date,
      pictureId: employees.profile_picture_file_id,
      hasThumbnail: files.has_thumbnail,
    })
    .from(employees)
    .innerJoin(designations, eq(designations.id, employees.designation_id))
    .innerJoin(branches, eq(branches.id, employees.branch_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .leftJoin(files, eq(files.id, employees.profile_picture_file_id))
    .where(and(where, hasPlace ? order.after : undefined))
    .orderBy(...order.by);
}

function placesIn(db: Connection, sort: DirectorySort, where: SQL | undefined) {
  const order = orderOf(sort);
  const numbered = db
    .select({
      id,
      name: full_name,
      key: order.key.as('key'),
      nth: sql<number>`row_number() over (order by ${sql.join(order.by, sql`, `)})`.as('nth'),
    })
    .from(employees)
    .where(where)
    .as('numbered');
  return db
    .select({ id: numbered.id, name: numbered.name, key: numbered.key })
    .from(numbered)
    .where(sql`${numbered.nth} % ${sql.placeholder('step')}::integer = 0`)
    .orderBy(numbered.nth);
}

function groupsIn(db: Connection, where: SQL | undefined) {
  return db
    .select({ name: departments.name, total: count() })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(where)
    .groupBy(departments.name)
    .orderBy(sql`department_order(${departments.name})`);
}

/** Where nothing is given, anything is right. */
function isAny(column: AnyPgColumn, name: string): SQL {
  const value = sql`${sql.placeholder(name)}::integer`;
  return sql`(${value} is null or ${column} = ${value})`;
}
