import type { Designation, DesignationChange } from '@seamline/shared/contract/designations';
import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { createRecord, nextVersion, type RecordKind, removeRecord, updateRecord } from '../../db/records.ts';
import { designations } from '../../db/schema.ts';
import type { Viewer } from '../../http/access.ts';

type DesignationValues = Pick<Designation, 'designation' | 'code' | 'description'>;

const columns = {
  id: designations.id,
  designation: designations.designation,
  code: designations.code,
  description: designations.description,
  version: designations.version,
};

const KIND: RecordKind<Designation> = { record: 'designation', name: ({ designation }) => designation };

export function designationStore(database: Database) {
  const { db } = database;
  const listQuery = db
    .select(columns)
    .from(designations)
    .orderBy(sql`lower(${designations.designation})`, designations.id)
    .prepare('list_designations');

  return {
    list: (): Promise<Designation[]> => listQuery.execute(),

    async create(viewer: Viewer, values: DesignationValues): Promise<Designation> {
      return await createRecord(database, viewer, KIND, async (connection) => {
        const [row] = await connection.insert(designations).values(values).returning(columns);
        return row as Designation;
      });
    },

    async update(viewer: Viewer, id: number, version: number | undefined, values: DesignationChange) {
      return await updateRecord(database, viewer, KIND, {
        version,
        lock: lock(id),
        write: async (connection) => {
          const set = { ...values, ...nextVersion(designations) };
          const ofId = eq(designations.id, id);
          const [row] = await connection.update(designations).set(set).where(ofId).returning(columns);
          return row;
        },
      });
    },

    /** Undefined when there is no such designation. */
    async remove(viewer: Viewer, id: number) {
      return await removeRecord(database, viewer, KIND, {
        lock: lock(id),
        write: (connection) => connection.delete(designations).where(eq(designations.id, id)),
      });
    },
  };
}

function lock(id: number) {
  return async (connection: Connection) => {
    const [row] = await connection.select(columns).from(designations).where(eq(designations.id, id)).for('update');
    return row;
  };
}
