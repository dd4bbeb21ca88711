import { wordOf } from '@seamline/shared/contract/record-kinds';
import type { ReferenceNames } from '@seamline/shared/contract/wire/fields';
import { inArray } from 'drizzle-orm';
import type { PgTable, PgView } from 'drizzle-orm/pg-core';
import type { Connection } from './connect.ts';
import { RECORD_TABLES, type RecordTable } from './recordTables.ts';
import { branches, employeeNames } from './schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** The columns that refer to employees; those that refer to another kind are named by it. */
const EMPLOYEE_COLUMNS = ['assets_owner_id', 'handover_owner_id', 'documents_owner_id', 'reporting_person_ids'];

const PEOPLE = { table: employeeNames, id: employeeNames.id, name: employeeNames.full_name };

/** A table or a view in which ids have names. */
type NamedRecords = Pick<RecordTable, 'id' | 'name'> & { readonly table: PgTable | PgView };

const REFERENCES: readonly (readonly [column: string, NamedRecords])[] = [
  ...Object.entries(RECORD_TABLES).map(([kind, table]) => [`${wordOf(kind)}_id`, table] as const),
  ...EMPLOYEE_COLUMNS.map((column) => [column, PEOPLE] as const),
  ['branch_ids', { table: branches, id: branches.id, name: branches.name }],
];

/** The present names of what columns of records refer to; what has been deleted since has none. */
export async function referenceNames(db: Connection, records: readonly (Values | null)[]): Promise<ReferenceNames> {
  const found: ReferenceNames = {};
  for (const [column, { table, id, name }] of REFERENCES) {
    const ids = new Set(records.flatMap((values) => values?.[column] ?? []).filter(Number.isInteger));
    if (ids.size === 0) continue;
    const rows = await db
      .select({ id, name })
      // What it accepts of both, Drizzle cannot work out for either.
      .from(table as PgTable)
      .where(inArray(id, [...ids]));
    found[column] = Object.fromEntries(rows.map((row) => [String(row.id), String(row.name)]));
  }
  return found;
}
