import type { ShiftRow } from '@seamline/shared/contract/shifts';
import { count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { employees, shifts } from '../../db/schema.ts';

export function shiftStore({ db }: Database) {
  const holders = db
    .select({ shiftId: employees.shift_id, total: count().as('total') })
    .from(employees)
    .where(isNull(employees.left_at))
    .groupBy(employees.shift_id)
    .as('holders');

  const listQuery = db
    .select({
      id: shifts.id,
      shift_code: shifts.code,
      shift_name: shifts.shift_name,
      employees: sql<number>`coalesce(${holders.total}, 0)::integer`,
      week_off: shifts.week_off_days,
      timezone: shifts.shift_utc_offset,
      created_at: shifts.created_at,
      updated_at: shifts.updated_at,
    })
    .from(shifts)
    .leftJoin(holders, eq(holders.shiftId, shifts.id))
    .orderBy(shifts.shift_name, shifts.id)
    .prepare('list_shifts');

  return {
    async list(): Promise<ShiftRow[]> {
      const rows = await listQuery.execute();
      return rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      }));
    },
  };
}
