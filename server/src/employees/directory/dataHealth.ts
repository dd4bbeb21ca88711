import {
  getEmployeeHealth,
  HEALTH_DAYS,
  HEALTH_KINDS,
  type HealthKind,
} from '@seamline/shared/contract/employees/employee-health';
import { NAMED_KINDS, type NamedKind } from '@seamline/shared/contract/record-kinds';
import { and, count, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { RECORD_TABLES, type RecordTable } from '../../db/recordTables.ts';
import { employees, inHeadcount } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

/** The dates that decide what has expired and what expires soon. */
export interface Days {
  readonly today: string;
  readonly soon: string;
}

const DAY = 86_400_000;

export function daysOf(today: string): Days {
  return { today, soon: new Date(Date.parse(today) + HEALTH_DAYS * DAY).toISOString().slice(0, 10) };
}

const today = sql`${sql.placeholder('today')}::date`;
const soon = sql`${sql.placeholder('soon')}::date`;

/** Values that two employees should not share. */
const SHARED = {
  'same-email': sql`lower(${employees.primary_email})`,
  'same-company-mobile': sql`${employees.company_mobile}`,
  'same-code': sql`${employees.biometric_id}`,
} satisfies Partial<Record<HealthKind, SQL>>;

type SharedKind = keyof typeof SHARED;

/** Conditions for an expired and a soon expiring insurance, for the date of an employee and for the counts of dates. */
export const INSURANCE_CONDITIONS = {
  'insurance-expired': (expiry: SQLWrapper) => sql`${expiry} < ${today}`,
  'insurance-expiring': between,
} as const satisfies Partial<Record<HealthKind, (expiry: SQLWrapper) => SQL>>;

const GAPS: Record<Exclude<HealthKind, SharedKind>, SQL | undefined> = {
  'no-shift': isNull(employees.shift_id),
  // The column is not null, and the index that all counts read does not have it.
  'no-designation': sql`false`,
  'no-department': isNull(employees.department_id),
  'no-photo': isNull(employees.profile_picture_file_id),
  'no-aadhaar': or(isNull(employees.aadhaar_page_1_file_id), isNull(employees.aadhaar_page_2_file_id)),
  'no-pan': isNull(employees.pan_card_file_id),
  'insurance-expired': INSURANCE_CONDITIONS['insurance-expired'](employees.insurance_expiry_date),
  'insurance-expiring': INSURANCE_CONDITIONS['insurance-expiring'](employees.insurance_expiry_date),
  'probation-ending': between(employees.probation_end_date),
  'change-lapsed': sql`${employees.id} in (
    select employee_id from assignment_entries where lapsed_because is not null and effective_on >= ${today} - ${HEALTH_DAYS}::integer)`,
};

function between(date: SQLWrapper): SQL {
  return sql`${date} between ${today} and ${soon}`;
}

/** The condition for records of a kind, of employees who have joined; it needs the parameters `today` and `soon`. */
export function healthCondition(kind: HealthKind): SQL | undefined {
  return and(
    employees.has_joined,
    kind in SHARED ? sharedBySeveral(kind as SharedKind) : GAPS[kind as keyof typeof GAPS],
  );
}

function sharedBySeveral(kind: SharedKind): SQL {
  const value = SHARED[kind];
  return sql`${value} in (select ${value} from ${employees} where ${and(inHeadcount, isNotNull(value))} group by ${value} having count(*) > 1)`;
}

/** The names of the records that names tell apart, and the record that they belong to. */
const NAMES = sql.join(
  NAMED_KINDS.map((kind, position) => {
    const { table, id, name, owner }: RecordTable = RECORD_TABLES[kind];
    return sql`select ${position}::integer as position, ${kind}::text as record, ${id}, ${name}, ${owner?.id ?? sql`0`} as within from ${table}`;
  }),
  sql` union all `,
);

export function employeeHealthStore({ db, sql: rowsOf }: Database) {
  const gaps = Object.entries(GAPS).map(([kind, condition]) => [
    kind,
    sql<number>`(count(*) filter (where ${condition}))::integer`,
  ]);
  /** One pass over one index. */
  const gapCounts = db
    .select({ employees: count(), ...(Object.fromEntries(gaps) as Record<keyof typeof GAPS, SQL<number>>) })
    .from(employees)
    .where(inHeadcount)
    .prepare('health_gaps');

  const sharedCount = (kind: SharedKind) => {
    const several = db
      .select({ people: count().as('people') })
      .from(employees)
      .where(and(inHeadcount, isNotNull(SHARED[kind])))
      .groupBy(SHARED[kind])
      .having(sql`count(*) > 1`)
      .as('several');
    return db
      .select({ total: sql<number>`coalesce(sum(${several.people}), 0)::integer` })
      .from(several)
      .prepare(`health_${kind}`);
  };
  const sharedCounts = (Object.keys(SHARED) as SharedKind[]).map((kind) => [kind, sharedCount(kind)] as const);

  return {
    /** The names that read the same, by kind of record; those of one branch or department only. */
    async listSameNames() {
      return await rowsOf<{ record: NamedKind; names: string[] }[]>`
        select record, array_agg(name order by id) as names
        from (${NAMES}) as named (position, record, id, name, within)
        group by position, record, within, trim(fold_text(name)) having count(*) > 1
        order by position, min(lower(name))`;
    },

    /** Number of employees of each kind. */
    async count(days: Days) {
      const [[found], ...shared] = await Promise.all([
        gapCounts.execute({ ...days }),
        ...sharedCounts.map(async ([kind, query]) => [kind, (await query.execute())[0]?.total ?? 0] as const),
      ]);
      const totals: Record<string, number> = { ...found, ...Object.fromEntries(shared) };
      const counts = HEALTH_KINDS.map((kind) => ({ kind, total: totals[kind] ?? 0 }));
      return { employees: found?.employees ?? 0, counts };
    },
  };
}

/** Counts of missing and doubtful values in the records of employees. */
export function dataHealthRoutes(app: FastifyInstance, { database, today: currentDate }: Services): void {
  const store = employeeHealthStore(database);

  route(app, getEmployeeHealth, async () => {
    const [counted, same_names] = await Promise.all([store.count(daysOf(currentDate())), store.listSameNames()]);
    return { ...counted, same_names };
  });
}
