import { and, gt, lte, not, sql } from 'drizzle-orm';
import type { DueChangeKind } from '../../db/dueChanges.ts';
import { employees } from '../../db/schema.ts';

/**
 * Employees count from their joining date on. No value of theirs changes on that day, so that neither their version nor
 * the activity log tells of it.
 */
export const dueJoinings: DueChangeKind = {
  async listPending(connection, today) {
    const rows = await connection.selectDistinct({ date: employees.joining_date }).from(employees).where(dueOn(today));
    return rows.map(({ date }) => date);
  },

  async apply(connection, date) {
    await connection.update(employees).set({ has_joined: sql`true` }).where(dueOn(date));
  },

  async revert(connection, today) {
    const isAhead = and(employees.has_joined, gt(employees.joining_date, today));
    await connection.update(employees).set({ has_joined: sql`false` }).where(isAhead);
  },
};

function dueOn(date: string) {
  return and(not(employees.has_joined), lte(employees.joining_date, date));
}
