import type { ReferenceNames } from '@seamline/shared/contract/wire/fields';
import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './connect.ts';
import { branches, departments, designations, employees, leaveTypes, shifts, subDepartments } from './schema.ts';

type Values = Readonly<Record<string, unknown>>;

interface Reference {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn;
}

const EMPLOYEE: Reference = { table: employees, id: employees.id, name: employees.full_name };

const REFERENCES: Readonly<Record<string, Reference>> = {
  branch_id: { table: branches, id: branches.id, name: branches.name },
  department_id: { table: departments, id: departments.id, name: departments.name },
  sub_department_id: { table: subDepartments, id: subDepartments.id, name: subDepartments.name },
  designation_id: { table: designations, id: designations.id, name: designations.designation },
  shift_id: { table: shifts, id: shifts.id, name: shifts.shift_name },
  leave_type_id: { table: leaveTypes, id: leaveTypes.id, name: leaveTypes.name },
  assets_owner_id: EMPLOYEE,
  handover_owner_id: EMPLOYEE,
  documents_owner_id: EMPLOYEE,
  reporting_person_ids: EMPLOYEE,
};

/** The present names of what columns of records refer to; what has been deleted since has none. */
export async function referenceNames(db: Connection, records: readonly (Values | null)[]): Promise<ReferenceNames> {
  const found: ReferenceNames = {};
  for (const [column, { table, id, name }] of Object.entries(REFERENCES)) {
    const ids = new Set(records.flatMap((values) => values?.[column] ?? []).filter(Number.isInteger));
    if (ids.size === 0) continue;
    const rows = await db
      .select({ id, name })
      .from(table)
      .where(inArray(id, [...ids]));
    found[column] = Object.fromEntries(rows.map((row) => [String(row.id), String(row.name)]));
  }
  return found;
}
