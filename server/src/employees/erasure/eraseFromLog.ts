import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { logErasedRecord, SYSTEM } from '../../db/log.ts';
import { activity, employeeImportRows, employees, members, sessionLog } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { eraseSearchTexts, searchedValues } from './eraseSearchTexts.ts';

/** A person whose record is gone, so that nothing but logs has their data. */
export interface GonePerson {
  readonly record: 'employee' | 'member';
  readonly id: number;
  readonly name: string;
  /** Entries of the activity log about the person. */
  readonly entries: number;
}

const TABLES = { employee: employees, member: members } as const;

/** Erases from the logs those whose records were deleted: people of an import that was undone, owners and managers. */
export function logErasure({ db }: Database) {
  const gone = async (record: GonePerson['record'], { id, until }: { id?: number; until?: Date }) => {
    const of = TABLES[record];
    return await db
      .select({
        record: sql<GonePerson['record']>`${sql.param(record)}::text`,
        id: sql<number>`${activity.record_id}`,
        name: sql<string>`(array_agg(${activity.record_name} order by ${activity.id} desc))[1]`,
        entries: sql<number>`count(*)::integer`,
        isErased: sql<boolean>`bool_or(${activity.action} = 'erase')`,
      })
      .from(activity)
      .leftJoin(of, eq(of.id, activity.record_id))
      .where(
        and(
          eq(activity.record, record),
          id === undefined ? isNotNull(activity.record_id) : eq(activity.record_id, id),
          isNull(of.id),
        ),
      )
      .groupBy(activity.record_id)
      .having(until && lte(sql`max(${activity.at})`, sql`${until.toISOString()}::timestamptz`))
      .orderBy(activity.record_id);
  };

  return {
    /** Employees whose record was deleted until that moment and whose data are still in the log. */
    async listGone(until: Date): Promise<GonePerson[]> {
      return (await gone('employee', { until })).filter(({ isErased }) => !isErased);
    },

    /** Undefined for a record that exists, or never did. */
    async find(record: GonePerson['record'], id: number): Promise<(GonePerson & { isErased: boolean }) | undefined> {
      return (await gone(record, { id }))[0];
    },

    /** Erases everything about an employee who is in no list any more, the name included: no register needs it. */
    async eraseEmployee(id: number): Promise<void> {
      await erasing(db, async (connection) => {
        await eraseSearchTexts(connection, await searchedValues(connection, id));
        await emptyEntries(connection, 'employee', id, { record_name: `#${id}` });
        await connection.update(employeeImportRows).set({ errors: [] }).where(eq(employeeImportRows.employee_id, id));
        await connection
          .update(sessionLog)
          .set({ employee_name: `#${id}` })
          .where(eq(sessionLog.employee_id, id));
      });
    },

    /**
     * Erases the values of a deleted owner or manager, and the mobile number and the network addresses of what they did.
     * Their name stays: the logs say who did what.
     */
    async eraseMember(id: number): Promise<void> {
      await erasing(db, async (connection) => {
        const numbers = await numbersOf(connection, id);
        await emptyEntries(connection, 'member', id);
        await connection.update(activity).set({ member_number: '', address: '' }).where(eq(activity.member_id, id));
        // A failed try after the deletion has the number alone. Without a key an entry is not merged with later ones.
        const failed = and(isNull(sessionLog.member_id), inArray(sessionLog.member_number, numbers));
        await connection
          .update(sessionLog)
          .set({ member_number: '', address: '', merge_key: null })
          .where(or(eq(sessionLog.member_id, id), failed));
      });
    },
  };
}

/** Runs a change of the activity log, which a trigger refuses otherwise. */
export async function erasing<Result>(
  db: Database['db'],
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return await transaction(db, async (connection) => {
    await connection.execute(sql`select set_config('seamline.erasing', 'on', true)`);
    const result = await work(connection);
    await connection.execute(sql`select set_config('seamline.erasing', 'off', true)`);
    return result;
  });
}

/** Takes all values out of the entries about a record, and adds the entry of the erasure. */
async function emptyEntries(
  connection: Connection,
  record: GonePerson['record'],
  id: number,
  names: { readonly record_name?: string } = {},
): Promise<void> {
  const about = and(eq(activity.record, record), eq(activity.record_id, id));
  const [latest] = await connection
    .select({ record_name: activity.record_name, version: activity.version })
    .from(activity)
    .where(about)
    .orderBy(desc(activity.id))
    .limit(1);
  if (latest === undefined) return;
  await connection
    .update(activity)
    .set({ before: null, after: null, ...names })
    .where(about);
  await logErasedRecord(connection, SYSTEM, {
    record,
    record_id: id,
    record_name: latest.record_name,
    version: (latest.version ?? 0) + 1,
    ...names,
  });
}

/** All mobile numbers that the logs have for an account. */
async function numbersOf(connection: Connection, id: number): Promise<string[]> {
  const { rows } = await connection.execute<{ number: string }>(sql`
    select member_number as number from activity where member_id = ${id} and member_number <> ''
    union select member_number from session_log where member_id = ${id} and member_number <> ''
    union select unnest(array[before ->> 'number', after ->> 'number']) from activity
      where record = 'member' and record_id = ${id}`);
  return rows.flatMap(({ number }) => (number ? [number] : []));
}
