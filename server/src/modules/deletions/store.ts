import { DELETABLE_RECORDS, type DeletableRecord } from '@seamline/shared/contract/activity';
import { and, desc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { activity } from '../../db/schema.ts';
import type { CursorPosition } from '../activity/rules.ts';
import { beyond, newestFirst, who } from '../activity/store.ts';

interface Page {
  /** Earlier deletions are left out. */
  readonly since: Date;
  readonly after: CursorPosition | undefined;
  readonly limit: number;
}

/** Deletions as the activity log has them: an entry holds all values of the record, and nothing removes it. */
export function deletionStore({ db }: Database) {
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
          record: sql<DeletableRecord>`${activity.record}`,
          id: sql<number>`${activity.record_id}`,
          name: activity.record_name,
          at: activity.at,
          who,
        })
        .from(activity)
        .where(
          and(
            eq(activity.action, sql`'remove'`),
            inArray(activity.record, [...DELETABLE_RECORDS]),
            gt(activity.at, since),
            after && beyond(after),
            notExists(followed),
          ),
        )
        .orderBy(...newestFirst)
        .limit(limit);
    },

    /** The latest entry of a record, and whether that is its deletion; undefined without any. */
    async latest(record: DeletableRecord, id: number) {
      const ofRecord = and(eq(activity.record, record), eq(activity.record_id, id));
      const [entry] = await db
        .select({
          name: activity.record_name,
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
