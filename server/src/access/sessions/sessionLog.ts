import {
  listSessionLog,
  type SessionEvent,
  type SessionLogEntry,
  type SessionLogFilter,
} from '@seamline/shared/contract/access/session-log';
import { and, eq, like, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { likePattern } from '../../db/likePattern.ts';
import { sessionLog, sessionLogText } from '../../db/schema.ts';
import type { Viewer } from '../../db/viewer.ts';
import { asServer } from '../../db/viewerContext.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { type CursorPosition, dayBegins, fromCursor, toCursor, USUAL_PAGE } from '../activityLog.ts';
import type { ReadCounter } from './readCounter.ts';

/** An event to record. */
interface SessionLogEvent {
  readonly event: SessionEvent;
  readonly member: { readonly id: number | null; readonly number: string; readonly name: string };
  readonly address: string;
  readonly secret?: 'password' | 'code';
  readonly read?: { readonly sessionId: string; readonly times: number; readonly employees: number };
  /** Number of sessions that an `end-session` ended; 1 without it. */
  readonly times?: number;
  readonly document?: NonNullable<SessionLogEntry['document']>;
}

type SessionLogRow = Omit<SessionLogEntry, 'at'> & { readonly at: Date };

const MERGED_MS = 10 * 60_000;
/** Reads of one session within this time are one entry. */
export const READING_MS = 60 * 60_000;

const NEVER_MERGED: ReadonlySet<SessionEvent> = new Set(['sign-in', 'sign-out', 'end-session']);

export function sessionLogStore({ db }: Database) {
  const store = {
    /**
     * Records an event. Equal events within ten minutes, but for the beginnings and ends of sessions, are one entry with
     * a count, and so are the reads of one session within an hour, so that neither long lists nor guessing fill the log.
     */
    async add({ event, member, address, secret, read, times, document }: SessionLogEvent, now: Date): Promise<void> {
      const isMerged = !NEVER_MERGED.has(event);
      const same = [event, member.number, address, secret, document?.kind, document?.employee_id, read?.sessionId];
      const period = Math.floor(now.getTime() / (read ? READING_MS : MERGED_MS));
      const adding = db
        .insert(sessionLog)
        .values({
          at: now,
          event,
          member_id: member.id,
          member_number: member.number,
          member_name: member.name,
          address,
          secret: secret ?? null,
          document: document?.kind ?? null,
          employee_id: document?.employee_id ?? null,
          employee_name: document?.employee_name ?? null,
          employees: read?.employees ?? null,
          times: read?.times ?? times ?? 1,
          merge_key: isMerged ? [period, ...same].join('|') : null,
        })
        .onConflictDoUpdate({
          target: sessionLog.merge_key,
          set: {
            at: sql`greatest(${sessionLog.at}, excluded.at)`,
            times: sql`${sessionLog.times} + excluded.times`,
            employees: sql`${sessionLog.employees} + excluded.employees`,
          },
        });
      await asServer(async () => await adding);
    },

    /** Records that a viewer has read records of employees, so many in so many requests. */
    addRead(viewer: Viewer, count: { readonly times: number; readonly employees: number }, now: Date): Promise<void> {
      const read = { sessionId: viewer.session.id, ...count };
      return store.add({ event: 'read-employees', member: viewer, address: viewer.address, read }, now);
    },

    /** Entries that pass the filter, newest first, after the given position. */
    async list(filter: SessionLogFilter, after: CursorPosition | undefined, limit: number): Promise<SessionLogRow[]> {
      const rows = await db
        .select()
        .from(sessionLog)
        .where(and(passing(filter), after && beyond(after)))
        .orderBy(sql`${sessionLog.at} desc nulls last`, sql`${sessionLog.id} desc nulls last`)
        .limit(limit);
      return rows.map(toEntry);
    },

    async purge(before: Date): Promise<void> {
      await db.delete(sessionLog).where(lt(sessionLog.at, before));
    },
  };
  return store;
}

function toEntry(row: typeof sessionLog.$inferSelect): SessionLogRow {
  const { id, at, event, address, secret, times, employees, document, employee_id, employee_name } = row;
  return {
    id,
    at,
    event,
    who: { id: row.member_id, name: row.member_name, number: row.member_number },
    address,
    secret,
    times,
    employees,
    document: document && employee_id ? { kind: document, employee_id, employee_name: employee_name ?? '' } : null,
  };
}

function passing({ event, from, to, q }: SessionLogFilter) {
  const [first, last] = [dayBegins(from), dayBegins(to)];
  return and(
    event && eq(sessionLog.event, event),
    first ? sql`${sessionLog.at} >= ${first}::timestamptz` : undefined,
    last ? sql`${sessionLog.at} < ${last}::timestamptz + interval '1 day'` : undefined,
    q ? like(sessionLogText, likePattern(q)) : undefined,
  );
}

function beyond({ at, id }: CursorPosition) {
  return sql`(${sessionLog.at}, ${sessionLog.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`;
}

export function sessionLogRoutes(
  app: FastifyInstance,
  { database, readings }: Services & { readings: ReadCounter },
): void {
  const store = sessionLogStore(database);

  route(app, listSessionLog, async ({ input: { query } }) => {
    await readings.flush();
    const { limit = USUAL_PAGE, cursor, ...filter } = query;
    // One entry more than the page holds tells that there is another page.
    const rows = await store.list(filter, fromCursor(cursor), limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: page.map((row) => ({ ...row, at: row.at.toISOString() })),
      next_cursor: last && rows.length > limit ? toCursor(last) : null,
    };
  });
}
