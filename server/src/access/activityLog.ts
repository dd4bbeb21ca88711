import {
  type ActivityEntry,
  type ActivityFilter,
  listActivity,
  listActivityPeople,
} from '@seamline/shared/contract/access/activity';
import { localized } from '@seamline/shared/contract/errors';
import type { ReferenceNames } from '@seamline/shared/contract/wire/fields';
import { and, eq, like, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { likePattern } from '../db/likePattern.ts';
import { referenceNames } from '../db/referenceNames.ts';
import { activity } from '../db/schema.ts';
import { fieldsInvalid } from '../errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../http/services.ts';

export const USUAL_PAGE = 50;

/** The last entry of a page: the next one begins after it. */
export interface CursorPosition {
  readonly at: Date;
  readonly id: number;
}

export function toCursor({ at, id }: CursorPosition): string {
  return `${at.getTime().toString(36)}-${id.toString(36)}`;
}

/** Reads a cursor. @throws the 422 for one that is none */
export function fromCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const [, time, id] = /^([0-9a-z]{1,9})-([0-9a-z]{1,10})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) {
    throw fieldsInvalid([{ field: 'cursor', message: localized('invalid_cursor') }]);
  }
  return { at: new Date(Number.parseInt(time, 36)), id: Number.parseInt(id, 36) };
}

/** The beginning of a day in Asia/Kolkata, which has no daylight saving time. */
export function dayBegins(day: string | undefined): string | undefined {
  return day ? `${day}T00:00:00+05:30` : undefined;
}

type ActivityRow = Omit<ActivityEntry, 'at'> & { readonly at: Date };

interface Page {
  readonly after: CursorPosition | undefined;
  readonly limit: number;
}

export const who = { id: activity.member_id, name: activity.member_name, number: activity.member_number };

/** Spelt out like the indexes, since the database takes no other one for this order. */
export const newestFirst = [sql`${activity.at} desc nulls last`, sql`${activity.id} desc nulls last`];

function activityStore({ db }: Database) {
  return {
    /** Entries that pass the filter, newest first, after the given position. */
    async list(filter: ActivityFilter, { after, limit }: Page): Promise<ActivityRow[]> {
      return await db
        .select({
          id: activity.id,
          at: activity.at,
          who,
          action: activity.action,
          record: activity.record,
          record_id: activity.record_id,
          record_name: activity.record_name,
          address: activity.address,
          before: activity.before,
          after: activity.after,
        })
        .from(activity)
        .where(and(passing(filter), after && beyond(after)))
        .orderBy(...newestFirst)
        .limit(limit);
    },

    /** Names of the records that the values of entries refer to by id. */
    names: (entries: readonly Pick<ActivityRow, 'before' | 'after'>[]): Promise<ReferenceNames> =>
      referenceNames(
        db,
        entries.flatMap(({ before, after }) => [before, after]),
      ),

    /** Everyone with an entry, by name: one index lookup for each of them, however long the log is. */
    async people(): Promise<ActivityEntry['who'][]> {
      const { rows } = await db.execute<ActivityEntry['who'] & Record<string, unknown>>(sql`
        with recursive people as (
          (select member_id from activity order by member_id limit 1)
          union all
          select (select next.member_id from activity next where next.member_id > people.member_id order by next.member_id limit 1)
          from people where people.member_id is not null
        )
        select people.member_id as id, latest.member_name as name, latest.member_number as number
        from people cross join lateral (
          select member_name, member_number from activity entry where entry.member_id = people.member_id
          order by entry.at desc nulls last, entry.id desc nulls last limit 1
        ) latest
        order by lower(latest.member_name), people.member_id`);
      return rows;
    },
  };
}

function passing({ who: member, record, action, from, to, q }: ActivityFilter) {
  const [first, last] = [dayBegins(from), dayBegins(to)];
  return and(
    member === undefined ? undefined : eq(activity.member_id, member),
    record && eq(activity.record, record),
    action && eq(activity.action, action),
    first ? sql`${activity.at} >= ${first}::timestamptz` : undefined,
    last ? sql`${activity.at} < ${last}::timestamptz + interval '1 day'` : undefined,
    q ? like(activity.search_text, likePattern(q)) : undefined,
  );
}

/** Selects the entries that come after a position in this order. */
export function beyond({ at, id }: CursorPosition) {
  return sql`(${activity.at}, ${activity.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`;
}

/** Masks the identity numbers among the values of an entry. */
interface NumberMask {
  mask<V extends Readonly<Record<string, unknown>>>(values: V): Promise<V>;
}

export function activityLogRoutes(
  app: FastifyInstance,
  { database, identityNumbers }: Services & { identityNumbers: NumberMask },
): void {
  const store = activityStore(database);

  route(app, listActivity, async ({ input: { query } }) => {
    const { limit = USUAL_PAGE, cursor, ...filter } = query;
    // One entry more than the page holds tells that there is another page.
    const rows = await store.list(filter, { after: fromCursor(cursor), limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      activity: await Promise.all(
        page.map(async ({ at, before, after, ...row }) => ({
          ...row,
          at: at.toISOString(),
          before: before && (await identityNumbers.mask(before)),
          after: after && (await identityNumbers.mask(after)),
        })),
      ),
      names: await store.names(page),
      next_cursor: last && rows.length > limit ? toCursor(last) : null,
    };
  });

  route(app, listActivityPeople, async () => ({ people: await store.people() }));
}
