import { getDeletion, listDeletions, restoreRecord } from '@seamline/shared/contract/access/activity';
import { localized } from '@seamline/shared/contract/errors';
import { DELETABLE_KINDS, type DeletableKind } from '@seamline/shared/contract/record-kinds';
import { and, desc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { daysBefore } from '../daysBefore.ts';
import type { Database } from '../db/connect.ts';
import type { DeletedRecord } from '../db/records.ts';
import { activity } from '../db/schema.ts';
import type { Viewer } from '../db/viewer.ts';
import { failure, notFound } from '../errors.ts';
import { isReferenceRefusal, isUniqueRefusal } from '../http/databaseErrors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { beyond, type CursorPosition, fromCursor, newestFirst, toCursor, USUAL_PAGE, who } from './activityLog.ts';

/** The name, at the deletion, of the record that a deleted record belonged to; each kind belongs to one other at most. */
const parent = sql<
  string | null
>`coalesce(${activity.before} ->> 'branch_name', ${activity.before} ->> 'department_name', ${activity.before} ->> 'leave_type_name')`;

interface Page {
  /** Earlier deletions are left out. */
  readonly since: Date;
  readonly after: CursorPosition | undefined;
  readonly limit: number;
}

/** Deletions as the activity log has them: an entry holds all values of the record, and nothing removes it. */
function deletionStore({ db }: Database) {
  const later = alias(activity, 'later');
  return {
    /** The deletions that no restoration follows, the latest first, after the given position. */
    async list({ since, after, limit }: Page) {
      const ofRecord = and(eq(later.record, activity.record), eq(later.record_id, activity.record_id));
      const followed = db
        .select({ id: later.id })
        .from(later)
        .where(and(ofRecord, gt(later.version, activity.version)));
      return await db
        .select({
          entry_id: activity.id,
          record: sql<DeletableKind>`${activity.record}`,
          id: sql<number>`${activity.record_id}`,
          name: activity.record_name,
          parent,
          at: activity.at,
          who,
        })
        .from(activity)
        .where(
          and(
            eq(activity.action, sql`'remove'`),
            inArray(activity.record, [...DELETABLE_KINDS]),
            gt(activity.at, since),
            after && beyond(after),
            notExists(followed),
          ),
        )
        .orderBy(...newestFirst)
        .limit(limit);
    },

    /** The latest entry of a record, and whether that is its deletion; undefined without any. */
    async latest(record: DeletableKind, id: number) {
      const ofRecord = and(eq(activity.record, record), eq(activity.record_id, id));
      const [entry] = await db
        .select({
          name: activity.record_name,
          parent,
          at: activity.at,
          who,
          isDeletion: sql<boolean>`${activity.action} = 'remove'`,
          version: sql<number>`${activity.version}`,
          values: activity.before,
          createdAt: activity.record_created_at,
        })
        .from(activity)
        .where(ofRecord)
        .orderBy(desc(activity.version), desc(activity.id))
        .limit(1);
      return entry;
    },
  };
}

/** Adds a deleted record of each kind again. */
export type Restores = Readonly<Record<DeletableKind, (viewer: Viewer, deleted: DeletedRecord) => Promise<unknown>>>;

export function deletionRoutes(
  app: FastifyInstance,
  { database, env, clock, restores }: Services & { restores: Restores },
): void {
  const store = deletionStore(database);
  const days = env.restoreDays;

  route(app, getDeletion, async ({ input: { query }, viewer }) => {
    const found = await store.latest(query.record, query.id);
    if (!found?.isDeletion) return { deletion: null };
    const { name, at, who } = found;
    return { deletion: { name, at: at.toISOString(), by: viewer.role === 'owner' ? who.name : null } };
  });

  route(app, listDeletions, async ({ input: { query } }) => {
    const { limit = USUAL_PAGE, cursor } = query;
    const since = daysBefore(clock(), days);
    // One deletion more than the page holds tells that there is another page.
    const rows = await store.list({ since, after: fromCursor(cursor), limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      deletions: page.map(({ entry_id: _, parent, at, ...row }) => ({
        ...row,
        parent: parent ?? undefined,
        at: at.toISOString(),
      })),
      days,
      next_cursor: last && rows.length > limit ? toCursor({ at: last.at, id: last.entry_id }) : null,
    };
  });

  route(app, restoreRecord, async ({ input: { query }, viewer }) => {
    const { record, id } = query;
    const found = await store.latest(record, id);
    if (found === undefined) throw notFound(record);
    const { name, who, at, version, values } = found;
    if (!found.isDeletion) throw failure(409, localized('restored_already', { name }));
    if (viewer.role !== 'owner' && who.id !== viewer.id)
      throw failure(403, localized('restore_not_permitted', { name }));
    if (at < daysBefore(clock(), days)) throw failure(409, localized('restore_expired', { name, days }));
    const deleted = { id, version, values: values ?? {}, createdAt: found.createdAt ?? at };
    await restores[record](viewer, deleted).catch(async (error: unknown) => {
      if (isReferenceRefusal(error)) {
        throw failure(409, localized('restore_parent_deleted', { name, parent: found.parent ?? '' }));
      }
      if (!isUniqueRefusal(error)) throw error;
      // Two people may have restored it at once: then the unique id refused the second one.
      const isRestored = !(await store.latest(record, id))?.isDeletion;
      throw failure(409, localized(isRestored ? 'restored_already' : 'restore_name_taken', { name }));
    });
    return { success: true, message: localized('record_restored', { name }) };
  });
}
