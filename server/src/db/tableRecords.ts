import { eq, getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core/query-builders/select.types';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Connection, Database } from './connect.ts';
import type { LoggedKind, RecordRow } from './log.ts';
import { createRecord, type DeletedRecord, nextVersion, removeRecord, restoreRecord, updateRecord } from './records.ts';
import type { Viewer } from './viewer.ts';

type RecordTable = PgTable & Readonly<Record<'id' | 'version' | 'created_at' | 'updated_at', AnyPgColumn>>;
type RecordColumns = SelectedFieldsFlat & Readonly<Record<'id' | 'version', AnyPgColumn>>;
/** The values of a record that a form has. */
export type ValuesOf<Table extends PgTable> = Omit<
  Table['$inferInsert'],
  'id' | 'version' | 'created_at' | 'updated_at'
>;
type RowOf<Columns> = SelectResultFields<Columns> & RecordRow;

/** Creates, changes and deletes the records of a table of which each row is one record. */
export function tableRecords<Table extends RecordTable, Columns extends RecordColumns>(
  database: Database,
  kind: LoggedKind<RowOf<NoInfer<Columns>>>,
  table: Table,
  columns: Columns,
) {
  type Row = RowOf<Columns>;
  // Drizzle cannot work out the rows of a table and columns that are still type parameters: hence the casts.
  const records: RecordTable = table;
  const ofId = (id: number) => eq(records.id, id);
  const first = (rows: readonly unknown[]) => rows[0] as Row | undefined;
  const lock = (id: number) => async (connection: Connection) =>
    first(
      await connection
        .select(columns as SelectedFieldsFlat)
        .from(records)
        .where(ofId(id))
        .for('update'),
    );

  return {
    async create(viewer: Viewer, values: PgInsertValue<Table>): Promise<Row> {
      return await createRecord(database, viewer, kind, async (connection) => {
        const inserting = connection.insert(records).values(values as PgInsertValue<RecordTable>);
        return first(await inserting.returning(columns as SelectedFieldsFlat)) as Row;
      });
    },

    /** Leaves columns unchanged whose value is undefined. Returns undefined when there is no such record. */
    async update(viewer: Viewer, id: number, version: number | undefined, values: PgUpdateSetSource<Table>) {
      return await updateRecord<Row>(database, viewer, kind, {
        version,
        lock: lock(id),
        write: async (connection) => {
          const set = { ...values, ...nextVersion(records) } as PgUpdateSetSource<RecordTable>;
          const updating = connection.update(records).set(set).where(ofId(id));
          return first(await updating.returning(columns as SelectedFieldsFlat));
        },
      });
    },

    /** Undefined when there is no such record. */
    async remove(viewer: Viewer, id: number, version: number | undefined) {
      return await removeRecord<Row>(database, viewer, kind, {
        version,
        lock: lock(id),
        write: async (connection) => {
          const deleting = connection.delete(records).where(ofId(id)).returning({ created_at: records.created_at });
          return (await deleting) as { created_at: Date }[];
        },
      });
    },

    async restore(viewer: Viewer, deleted: DeletedRecord) {
      return await restoreRecord<Row>(database, viewer, kind, deleted, async (connection, restored) => {
        const values = { ...valuesIn(records, columns, deleted.values), ...restored } as PgInsertValue<RecordTable>;
        const inserting = connection.insert(records).overridingSystemValue().values(values);
        return first(await inserting.returning(columns as SelectedFieldsFlat)) as Row;
      });
    },
  };
}

/** Returns the logged values of a table's own columns, under the names that the table has for them. */
function valuesIn(table: PgTable, columns: RecordColumns, logged: DeletedRecord['values']): Record<string, unknown> {
  const entries = Object.entries(getTableColumns(table)).flatMap(([column, own]) => {
    const [name] = Object.entries(columns).find(([, selected]) => selected === own) ?? [];
    return name !== undefined && name in logged ? [[column, logged[name]]] : [];
  });
  return Object.fromEntries(entries);
}

type Nullable<V> = { [K in keyof V]: undefined extends V[K] ? V[K] | null : V[K] };

/** Returns the values of a form for the database: an optional text that is empty is null, an undefined value stays. */
export function emptyToNull<V extends object>(values: V): Nullable<V> {
  const entries = Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]);
  return Object.fromEntries(entries) as Nullable<V>;
}
