import {
  createDesignation,
  type Designation,
  listDesignations,
  removeDesignation,
  updateDesignation,
} from '@seamline/shared/contract/organisation/designations';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { designations } from '../db/schema.ts';
import { emptyToNull, tableRecords, type ValuesOf } from '../db/tableRecords.ts';
import type { Viewer } from '../db/viewer.ts';
import { notFound } from '../errors.ts';
import { createdOnce, removeOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { explainInUse } from './dependents.ts';
import { organisationStore } from './organisationTree.ts';

type Values = ValuesOf<typeof designations>;

const columns = {
  id: designations.id,
  designation: designations.designation,
  code: designations.code,
  description: designations.description,
  version: designations.version,
};

const KIND: LoggedKind<Designation> = { record: 'designation', name: ({ designation }) => designation };

export function designationStore(database: Database) {
  const { db } = database;
  const records = tableRecords(database, KIND, designations, columns);
  const listQuery = prepared(
    database,
    db.select(columns).from(designations).orderBy(sql`lower(${designations.designation})`, designations.id),
  );

  return {
    ...records,

    list: (): Promise<Designation[]> => listQuery.execute(),

    /** A repeated call with the same `client_id` returns the designation of the first. */
    async create(viewer: Viewer, values: Values): Promise<Designation> {
      return await createdOnce(records.create(viewer, values), 'designations_client_id_unique', async () => {
        const ofClient = eq(designations.client_id, values.client_id ?? '');
        return (await db.select(columns).from(designations).where(ofClient))[0];
      });
    },
  };
}

export function designationRoutes(app: FastifyInstance, { database }: Services): void {
  const store = designationStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listDesignations, async () => ({ designations: await store.list() }));

  route(app, createDesignation, async ({ input: { query }, viewer }) => {
    return await store.create(viewer, emptyToNull(query));
  });

  route(app, updateDesignation, async ({ input: { query }, viewer }) => {
    const { designation_id, version, designation } = query;
    const row = await store.update(viewer, designation_id, version, { designation });
    if (row === undefined) throw notFound('designation');
    return row;
  });

  route(app, removeDesignation, async ({ input: { query }, viewer }) => {
    const { designation_id: id, version } = query;
    return await removeOrExplain('designation', store.remove(viewer, id, version), () =>
      explainInUse(organisation, 'designation', id),
    );
  });
}
