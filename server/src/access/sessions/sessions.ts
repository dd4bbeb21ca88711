import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInSession,
} from '@seamline/shared/contract/access/sessions';
import { localized } from '@seamline/shared/contract/errors';
import { and, desc, eq, gt, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { revokedSessions, sessions } from '../../db/schema.ts';
import type { Viewer } from '../../db/viewer.ts';
import { notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Device } from './describeDevice.ts';
import type { SessionUses } from './lastUse.ts';
import { sessionLogStore } from './sessionLog.ts';

/** A use of a session, beginning with the sign-in. */
interface SessionUse extends Device {
  readonly jti: string;
  readonly memberId: number;
  readonly epoch: number;
  readonly signedInAt: Date;
  readonly usedAt: Date;
  readonly expiresAt: Date;
}

type SessionRow = Omit<SignedInSession, 'signed_in_at' | 'last_used_at'> &
  Record<'signed_in_at' | 'last_used_at', Date>;

/** A script may sign in again and again; people have a handful. */
const MOST_LISTED = 100;

export function sessionsStore({ db }: Database) {
  /** The sessions of the viewer's account that still hold, with the rules of `findViewer` in the module of sign-ins. */
  const held = ({ id, session }: Viewer, now: Date) =>
    and(
      eq(sessions.member_id, id),
      eq(sessions.epoch, session.epoch),
      gt(sessions.expires_at, now),
      notExists(db.select({ one: sql`1` }).from(revokedSessions).where(eq(revokedSessions.jti, sessions.jti))),
    );

  /** Ends other sessions of the account and returns how many. Of two calls at once, one ends a session. */
  async function end(viewer: Viewer, now: Date, which?: SQL): Promise<number> {
    const ending = db
      .select({ jti: sessions.jti, expires_at: sessions.expires_at, created_at: sql<Date>`now()`.as('created_at') })
      .from(sessions)
      .where(and(held(viewer, now), ne(sessions.jti, viewer.session.id), which));
    const ended = await db
      .insert(revokedSessions)
      .select(ending)
      .onConflictDoNothing()
      .returning({ jti: revokedSessions.jti });
    return ended.length;
  }

  return {
    /** Adds sessions, or moves their latest use. Sessions that a former release began are added with their first use. */
    async save(uses: readonly SessionUse[]): Promise<void> {
      await db.execute(sql`
        insert into ${sessions} (jti, member_id, epoch, browser, system, device, signed_in_at, last_used_at, expires_at)
        select used.jti, members.id, used.epoch, used.browser, used.system, used.device,
          used."signedInAt", used."usedAt", used."expiresAt"
        from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as used (
          jti text, "memberId" integer, epoch integer, browser text, system text, device text,
          "signedInAt" timestamptz, "usedAt" timestamptz, "expiresAt" timestamptz)
        join members on members.id = used."memberId"
        order by used.jti
        on conflict (jti) do update set last_used_at = greatest(${sessions.last_used_at}, excluded.last_used_at)`);
    },

    /** The viewer's own session first, then the latest used. */
    async list(viewer: Viewer, now: Date): Promise<SessionRow[]> {
      const { id, browser, system, device, signed_in_at, last_used_at, jti } = sessions;
      const isCurrent = sql<boolean>`${jti} = ${viewer.session.id}`;
      return await db
        .select({ id, browser, system, device, signed_in_at, last_used_at, is_current: isCurrent })
        .from(sessions)
        .where(held(viewer, now))
        .orderBy(desc(isCurrent), desc(last_used_at), desc(id))
        .limit(MOST_LISTED);
    },

    endOne: async (viewer: Viewer, id: number, now: Date) => await end(viewer, now, eq(sessions.id, id)),

    endOthers: async (viewer: Viewer, now: Date) => await end(viewer, now),

    async purge(expiredBefore: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expires_at, expiredBefore));
    },
  };
}

/** The sessions of an administrator on all devices, of each their own. */
export function sessionRoutes(
  app: FastifyInstance,
  { clock, database, sessionUses }: Services & { sessionUses: SessionUses },
): void {
  const store = sessionsStore(database);
  const log = sessionLogStore(database);

  const record = async (viewer: Viewer, times: number) =>
    await log.add({ event: 'end-session', member: viewer, address: viewer.address, times }, clock());

  route(app, listSessions, async ({ viewer }) => {
    await sessionUses.flush();
    const rows = await store.list(viewer, clock());
    return {
      sessions: rows.map(({ signed_in_at, last_used_at, ...row }) => ({
        ...row,
        signed_in_at: signed_in_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
      })),
    };
  });

  route(app, endSession, async ({ input: { params }, viewer }) => {
    if ((await store.endOne(viewer, params.id, clock())) === 0) throw notFound('session');
    await record(viewer, 1);
    return { success: true, message: localized('sessions_ended', { count: 1 }) };
  });

  route(app, endOtherSessions, async ({ viewer }) => {
    await sessionUses.flush();
    const count = await store.endOthers(viewer, clock());
    if (count > 0) await record(viewer, count);
    return { success: true, message: localized('sessions_ended', { count }) };
  });
}
