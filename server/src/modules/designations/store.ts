import type { Designation, DesignationChange } from '@seamline/shared/contract/designations';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import type { RecordKind } from '../../db/records.ts';
import { designations } from '../../db/schema.ts';
import { tableRecords, type ValuesOf } from '../../db/tableRecords.ts';
import type { Viewer } from '../../http/access.ts';

type Values = ValuesOf<typeof designations>;

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
  const records = tableRecords(database, KIND, designations, columns);
  const listQuery = prepared(
    database,
    db.select(columns).from(designations).orderBy(sql`lower(${designations.designation})`, designations.id),
  );

  return {
    list: (): Promise<Designation[]> => listQuery.execute(),

    create: (viewer: Viewer, values: Values) => records.create(viewer, values),

    update: (viewer: Viewer, id: number, version: number | undefined, values: DesignationChange) =>
      records.update(viewer, id, version, values),

    remove: records.remove,

    restore: records.restore,
  };
}
