import { localized } from '@seamline/shared/contract/errors';
import {
  createLeaveReason,
  getLeaveReasonOptions,
  type LeaveReason,
  type LeaveReasonInput,
  listLeaveReasons,
  removeLeaveReason,
} from '@seamline/shared/contract/leave/leave-reasons';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { createRecord, type DeletedRecord, removeRecord, restoreRecord } from '../db/records.ts';
import { leaveReasons, leaveTypes } from '../db/schema.ts';
import type { Viewer } from '../db/viewer.ts';
import { fieldsInvalid } from '../errors.ts';
import { createdOnce, removeOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';

/** A request names a leave type by its name alone, which may have been changed since. */
const unknownType = (name: string) => localized('leave_type_unknown', { name });

type LeaveReasonRow = LeaveReason & { readonly version: number };

const columns = {
  id: leaveReasons.id,
  leave_type_id: leaveReasons.leave_type_id,
  leave_type_name: leaveTypes.name,
  reason: leaveReasons.reason,
  version: leaveReasons.version,
};

const KIND: LoggedKind<LeaveReasonRow> = { record: 'leave-reason', name: ({ reason }) => reason };

const ofType = eq(leaveTypes.id, leaveReasons.leave_type_id);

export function leaveReasonStore(database: Database) {
  const listQuery = prepared(
    database,
    database.db
      .select(columns)
      .from(leaveReasons)
      .innerJoin(leaveTypes, ofType)
      .orderBy(sql`lower(${leaveTypes.name})`, leaveReasons.id),
  );
  const typeNamesQuery = prepared(
    database,
    database.db.select({ name: leaveTypes.name }).from(leaveTypes).orderBy(sql`lower(${leaveTypes.name})`),
  );

  return {
    list: (): Promise<LeaveReason[]> => listQuery.execute(),

    async typeNames(): Promise<string[]> {
      return (await typeNamesQuery.execute()).map(({ name }) => name);
    },

    /**
     * Ties the reason to the leave type that has the name now; `unknownType` is thrown where none has it. A repeated call
     * with the same `client_id` returns the reason of the first.
     */
    async create(
      viewer: Viewer,
      { leave_type_name, reason, client_id }: LeaveReasonInput & { client_id?: string | undefined },
      unknownType: () => Error,
    ): Promise<LeaveReason> {
      const creating = createRecord(database, viewer, KIND, async (connection) => {
        const [type] = await connection
          .select({ leave_type_id: leaveTypes.id, leave_type_name: leaveTypes.name })
          .from(leaveTypes)
          .where(eq(sql`lower(${leaveTypes.name})`, sql`lower(${leave_type_name})`))
          .for('key share');
        if (type === undefined) throw unknownType();
        const [row] = await connection
          .insert(leaveReasons)
          .values({ leave_type_id: type.leave_type_id, reason, client_id })
          .returning({ id: leaveReasons.id, version: leaveReasons.version });
        return { ...(row as { id: number; version: number }), ...type, reason };
      });
      return await createdOnce(creating, 'leave_reasons_client_id_unique', async () => {
        const ofClient = eq(leaveReasons.client_id, client_id ?? '');
        return (await database.db.select(columns).from(leaveReasons).innerJoin(leaveTypes, ofType).where(ofClient))[0];
      });
    },

    /** Undefined when there is no such reason. */
    async remove(viewer: Viewer, id: number, version: number | undefined) {
      return await removeRecord(database, viewer, KIND, {
        version,
        lock: (connection) => lock(connection, id),
        write: (connection) =>
          connection
            .delete(leaveReasons)
            .where(eq(leaveReasons.id, id))
            .returning({ created_at: leaveReasons.created_at }),
      });
    },

    async restore(viewer: Viewer, deleted: DeletedRecord) {
      return await restoreRecord(database, viewer, KIND, deleted, async (connection, restored) => {
        const { leave_type_id, reason } = deleted.values as unknown as LeaveReasonRow;
        await connection
          .insert(leaveReasons)
          .overridingSystemValue()
          .values({ leave_type_id, reason, ...restored });
        return (await lock(connection, deleted.id)) as LeaveReasonRow;
      });
    },
  };
}

async function lock(connection: Connection, id: number): Promise<LeaveReasonRow | undefined> {
  const [row] = await connection
    .select(columns)
    .from(leaveReasons)
    .innerJoin(leaveTypes, ofType)
    .where(eq(leaveReasons.id, id))
    .for('update', { of: leaveReasons });
  return row;
}

export function leaveReasonRoutes(app: FastifyInstance, { database }: Services): void {
  const store = leaveReasonStore(database);

  readRoute(app, listLeaveReasons, async () => ({ leave_reasons: await store.list() }));

  readRoute(app, getLeaveReasonOptions, async () => ({ leave_type_names: await store.typeNames() }));

  route(app, createLeaveReason, async ({ input: { query }, viewer }) => {
    return await store.create(viewer, query, () =>
      fieldsInvalid([{ field: 'leave_type_name', message: unknownType(query.leave_type_name) }]),
    );
  });

  route(app, removeLeaveReason, async ({ input: { params, query }, viewer }) => {
    return await removeOrExplain('leave-reason', store.remove(viewer, params.id, query.version));
  });
}
