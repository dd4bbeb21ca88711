import { localized } from '@seamline/shared/contract/errors';
import {
  createSampleRecord,
  listSampleRecords,
  removeSampleRecord,
  type SampleRecord,
  updateSampleRecord,
} from '@seamline/shared/contract/sample-domain/sample-records';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { sampleRecords } from '../db/schema.ts';
import { tableRecords } from '../db/tableRecords.ts';
import { fieldConflict, notFound } from '../errors.ts';
import { removeOrExplain, saveOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';

const KIND: LoggedKind<SampleRecord> = { record: 'sample-record', name: ({ name }) => name };

const columns = { id: sampleRecords.id, name: sampleRecords.name, version: sampleRecords.version };

const refusals = (name: string) => ({
  sample_records_name_unique: () => fieldConflict('name', localized('name_taken', { name })),
});

export function sampleRecordStore(database: Database) {
  const { db } = database;
  const listQuery = prepared(
    database,
    db.select(columns).from(sampleRecords).orderBy(sql`lower(${sampleRecords.name})`),
  );
  return {
    ...tableRecords(database, KIND, sampleRecords, columns),
    list: (): Promise<SampleRecord[]> => listQuery.execute(),
  };
}

export function sampleRecordRoutes(app: FastifyInstance, { database }: Services): void {
  const store = sampleRecordStore(database);

  readRoute(app, listSampleRecords, async () => ({ sample_records: await store.list() }));

  route(app, createSampleRecord, async ({ input: { body }, viewer }) => {
    return await saveOrExplain(store.create(viewer, body), refusals(body.name));
  });

  route(app, updateSampleRecord, async ({ input: { params, body }, viewer }) => {
    const { version, ...values } = body;
    const changed = await saveOrExplain(store.update(viewer, params.id, version, values), refusals(values.name));
    if (changed === undefined) throw notFound('sample-record');
    return changed;
  });

  route(app, removeSampleRecord, async ({ input: { params, query }, viewer }) => {
    return await removeOrExplain('sample-record', store.remove(viewer, params.id, query.version));
  });
}
