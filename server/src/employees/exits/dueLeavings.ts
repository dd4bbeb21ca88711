import { and, asc, isNull, lt, sql } from 'drizzle-orm';
import type { DueChangeKind } from '../../db/dueChanges.ts';
import { noteUpdate, SYSTEM } from '../../db/records.ts';
import { beginningAfter } from '../../db/schema/columns.ts';
import { employees } from '../../db/schema.ts';
import { EMPLOYEE, recordColumns, writeEmployee } from '../record/employeeRecords.ts';

/** Employees on notice become former employees on the day after their last day. */
export const dueLeavings: DueChangeKind = {
  async listPending(connection, today) {
    const rows = await connection
      .selectDistinct({ date: sql<string>`(${employees.company_last_day} + 1)::text` })
      .from(employees)
      .where(and(isNull(employees.left_at), lt(employees.company_last_day, today)));
    return rows.map(({ date }) => date);
  },

  async apply(connection, date) {
    const due = await connection
      .select(recordColumns)
      .from(employees)
      .where(and(isNull(employees.left_at), lt(employees.company_last_day, date)))
      .orderBy(asc(employees.id))
      .for('update');
    for (const before of due) {
      const after = await writeEmployee(connection, before.id, { left_at: beginningAfter(employees.company_last_day) });
      if (after !== undefined) await noteUpdate(connection, SYSTEM, EMPLOYEE, before, after);
    }
  },
};
