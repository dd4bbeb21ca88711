import type { DayRules } from '@seamline/shared/contract/shift';
import { DAYS, type Day } from '@seamline/shared/contract/shift-time';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import {
  createRecord,
  type DeletedRecord,
  nextVersion,
  type RecordKind,
  removeRecord,
  restoreRecord,
  updateRecord,
} from '../../db/records.ts';
import { employees, employeeTransfers, shiftDays, shiftHeadcounts, shifts } from '../../db/schema.ts';
import type { Viewer } from '../../http/access.ts';
import {
  columnsOfRecord,
  type DayColumns,
  dayColumns,
  ruleColumns,
  type ShiftColumns,
  type ShiftRecord,
  storedDays,
  toAnswer,
  toRecord,
} from '../../shifts/shiftRows.ts';
import type { Given, Holders } from './rules.ts';

type Days = Record<Day, DayRules>;

const KIND: RecordKind<ShiftRecord> = { record: 'shift', name: ({ shift_name }) => shift_name };
export const NAME_UNIQUE = 'shifts_shift_name_unique';
/** Number of employees named when a shift cannot be deleted. */
const MOST_NAMES = 3;

export function shiftStore(database: Database) {
  const { db } = database;
  const present = isNull(employees.left_at);
  const listQuery = prepared(
    database,
    db
      .select({ ...getTableColumns(shifts), employees: sql<number>`coalesce(${shiftHeadcounts.total}, 0)` })
      .from(shifts)
      .leftJoin(shiftHeadcounts, eq(shiftHeadcounts.shift_id, shifts.id))
      .orderBy(shifts.shift_name, shifts.id),
  );
  const daysQuery = prepared(database, db.select().from(shiftDays));

  return {
    async list(): Promise<StoredShift[]> {
      const [rows, days] = await Promise.all([listQuery.execute(), daysQuery.execute()]);
      const ofShift = Map.groupBy(days, (day) => day.shift_id);
      return rows.map((row) => toAnswer(toRecord(row, ofShift.get(row.id) ?? []), row.employees));
    },

    async create(viewer: Viewer, { rules }: Given, days: Days): Promise<StoredShift> {
      const record = await createRecord(database, viewer, KIND, async (connection) => {
        const values = ruleColumns(rules) as typeof shifts.$inferInsert;
        const [row] = await connection.insert(shifts).values(values).returning();
        const shift = row as ShiftColumns;
        return toRecord(shift, await replaceDays(connection, shift.id, days));
      });
      return toAnswer(record, 0);
    },

    /** `merge` returns the days to store, and throws when they contradict themselves. */
    async update(
      viewer: Viewer,
      id: number,
      version: number | undefined,
      { rules }: Given,
      merge: (columns: ShiftColumns, days: Days) => Days,
    ): Promise<StoredShift | undefined> {
      let stored: { shift: ShiftColumns; days: DayColumns[] } | undefined;
      const changed = await updateRecord(database, viewer, KIND, {
        version,
        lock: async (connection) => {
          stored = await lock(connection, id);
          return stored && toRecord(stored.shift, stored.days);
        },
        write: async (connection) => {
          if (!stored) return undefined;
          const values = ruleColumns(rules);
          const days = merge({ ...stored.shift, ...values }, storedDays(stored.days));
          const set = { ...values, ...nextVersion(shifts) };
          const [row] = await connection.update(shifts).set(set).where(eq(shifts.id, id)).returning();
          return row && toRecord(row, await replaceDays(connection, id, days));
        },
      });
      return (
        changed && toAnswer(changed, await db.$count(employees, sql`${eq(employees.shift_id, id)} and ${present}`))
      );
    },

    /** Returns undefined when the shift does not exist. */
    async remove(viewer: Viewer, id: number, version: number | undefined): Promise<ShiftRecord | undefined> {
      return await removeRecord(database, viewer, KIND, {
        version,
        lock: async (connection) => {
          const stored = await lock(connection, id);
          return stored && toRecord(stored.shift, stored.days);
        },
        write: async (connection) => {
          await connection.delete(shiftDays).where(eq(shiftDays.shift_id, id));
          return await connection.delete(shifts).where(eq(shifts.id, id)).returning({ created_at: shifts.created_at });
        },
      });
    },

    async restore(viewer: Viewer, deleted: DeletedRecord): Promise<ShiftRecord> {
      return await restoreRecord(database, viewer, KIND, deleted, async (connection, restored) => {
        const { rules, days } = columnsOfRecord(deleted.values);
        const values = { shift_name: '', ...rules, ...restored };
        const [row] = await connection.insert(shifts).overridingSystemValue().values(values).returning();
        const ofShift = days.map((day) => ({ ...day, shift_id: deleted.id }));
        const stored = ofShift.length > 0 ? await connection.insert(shiftDays).values(ofShift).returning() : [];
        return toRecord(row as ShiftColumns, stored);
      });
    },

    async holders(id: number): Promise<(Holders & { readonly name: string }) | undefined> {
      const ofShift = eq(employees.shift_id, id);
      const [found] = await db
        .select({
          name: shifts.shift_name,
          employees: db.$count(employees, sql`${ofShift} and ${present}`),
          formerEmployees: db.$count(employees, sql`${ofShift} and not ${present}`),
          transfers: db.$count(employeeTransfers, eq(employeeTransfers.shift_id, id)),
        })
        .from(shifts)
        .where(eq(shifts.id, id));
      const people = await db
        .select({ name: employees.full_name })
        .from(employees)
        .where(ofShift)
        .orderBy(sql`${employees.left_at} is not null`, asc(employees.full_name))
        .limit(MOST_NAMES);
      return found && { ...found, names: people.map(({ name }) => name) };
    },
  };
}

async function lock(connection: Connection, id: number) {
  const [shift] = await connection.select().from(shifts).where(eq(shifts.id, id)).for('update');
  if (shift === undefined) return undefined;
  return { shift, days: await connection.select().from(shiftDays).where(eq(shiftDays.shift_id, id)) };
}

async function replaceDays(connection: Connection, id: number, days: Days): Promise<DayColumns[]> {
  await connection.delete(shiftDays).where(eq(shiftDays.shift_id, id));
  return await connection
    .insert(shiftDays)
    .values(DAYS.map((day) => dayColumns(id, day, days[day])))
    .returning();
}
