import type { Role } from '@seamline/shared/contract/session';
import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { attempts, members, oneTimeCodes, revokedSessions } from '../../db/schema.ts';
import type { Viewer } from '../../http/access.ts';
import type { Limit } from './rules.ts';
import type { Token } from './tokens.ts';

export interface Account {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly passwordHash: string | null;
}

export interface NewCode {
  readonly number: string;
  readonly purpose: 'sign-in' | 'password';
  readonly codeHash: string;
  readonly address: string;
  readonly expiresAt: Date;
}

export type SessionStore = ReturnType<typeof sessionStore>;

const DAY_MS = 86_400_000;

export function sessionStore({ db }: Database) {
  const viewerQuery = db
    .select({
      id: members.id,
      number: members.number,
      name: members.name,
      role: members.role,
      canEdit: members.edit_permission,
      canView: members.view_permission,
    })
    .from(members)
    .where(
      and(
        eq(members.id, sql.placeholder('id')),
        eq(members.number, sql.placeholder('number')),
        members.is_active,
        or(
          isNull(members.sessions_valid_from),
          // A token tells its beginning in whole seconds.
          sql`date_trunc('second', ${members.sessions_valid_from}) <= to_timestamp(${sql.placeholder('issuedAt')}::float8)`,
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(revokedSessions)
            .where(eq(revokedSessions.jti, sql.placeholder('sessionId'))),
        ),
      ),
    )
    .prepare('find_viewer');

  return {
    /** The member whom a genuine token names, unless their account or the session has been closed meanwhile. */
    async findViewer(token: Token): Promise<Omit<Viewer, 'session' | 'address'> | undefined> {
      const [found] = await viewerQuery.execute({
        id: token.memberId,
        number: token.claims.number,
        issuedAt: token.issuedAt,
        sessionId: token.sessionId,
      });
      return found;
    },

    async findByNumber(number: string): Promise<Account | undefined> {
      const [found] = await db
        .select({
          id: members.id,
          number: members.number,
          name: members.name,
          role: members.role,
          isActive: members.is_active,
          passwordHash: members.password_hash,
        })
        .from(members)
        .where(eq(members.number, number));
      return found;
    },

    async hasAccounts(): Promise<boolean> {
      return (await db.select({ id: members.id }).from(members).limit(1)).length > 0;
    },

    async saveCode({ number, purpose, codeHash, address, expiresAt }: NewCode): Promise<void> {
      await db
        .insert(oneTimeCodes)
        .values({ number, purpose, code_hash: codeHash, requested_address: address, expires_at: expiresAt });
    },

    /** Tries the latest code of a number; one statement, so that of many tries at once only one can succeed. */
    async redeemCode(code: Omit<NewCode, 'address' | 'expiresAt'>, tries: number, now: Date): Promise<boolean> {
      const moment = instant(now);
      const [tried] = await db
        .update(oneTimeCodes)
        .set({
          tries: sql`${oneTimeCodes.tries} + 1`,
          used_at: sql`case when ${oneTimeCodes.code_hash} = ${code.codeHash} then ${moment} end`,
        })
        .where(
          sql`${oneTimeCodes.id} = (
              select max(latest.id) from ${oneTimeCodes} latest
              where latest.number = ${code.number} and latest.purpose = ${code.purpose}
            ) and ${oneTimeCodes.used_at} is null and ${oneTimeCodes.expires_at} > ${moment} and ${oneTimeCodes.tries} < ${tries}`,
        )
        .returning({ usedAt: oneTimeCodes.used_at });
      return tried !== undefined && tried.usedAt !== null;
    },

    /** Counts a try, and says how many seconds to wait when there have been too many: 0 lets it through. */
    async countAttempt(limit: Limit, subject: string, now: Date): Promise<number> {
      const moment = instant(now);
      const running = sql`${attempts.window_ends_at} > ${moment}`;
      const remembered = sql`${attempts.window_ends_at} > ${instant(new Date(now.getTime() - DAY_MS))}`;
      const growing = sql`${limit.grows} and ${attempts.count} >= ${limit.tries} and ${remembered}`;
      const waitSeconds = sql`least(${limit.longestWaitSeconds}::float8, ${limit.windowSeconds}::float8 * power(2, least(${attempts.count} + 1 - ${limit.tries}, 20)))`;
      const firstEnd = new Date(now.getTime() + limit.windowSeconds * 1000);
      const [counted] = await db
        .insert(attempts)
        .values({ kind: limit.name, subject, count: 1, window_ends_at: firstEnd })
        .onConflictDoUpdate({
          target: [attempts.kind, attempts.subject],
          set: {
            count: sql`case when (${running}) or (${growing}) then ${attempts.count} + 1 else 1 end`,
            window_ends_at: sql`case when ${running} then ${attempts.window_ends_at} when ${growing} then ${moment} + ${waitSeconds} * interval '1 second' else ${instant(firstEnd)} end`,
          },
          setWhere: sql`not (${running} and ${attempts.count} >= ${limit.tries})`,
        })
        .returning({ count: attempts.count });
      if (counted !== undefined) return 0;
      const [row] = await db
        .select({ endsAt: attempts.window_ends_at })
        .from(attempts)
        .where(and(eq(attempts.kind, limit.name), eq(attempts.subject, subject)));
      return Math.max(1, Math.ceil(((row?.endsAt.getTime() ?? now.getTime()) - now.getTime()) / 1000));
    },

    async forgetAttempts(limit: Limit, subject: string): Promise<void> {
      await db.delete(attempts).where(and(eq(attempts.kind, limit.name), eq(attempts.subject, subject)));
    },

    async giveBackAttempt(limit: Limit, subject: string): Promise<void> {
      await db
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
        .where(and(eq(attempts.kind, limit.name), eq(attempts.subject, subject)));
    },

    async revokeSession(session: Viewer['session']): Promise<void> {
      await db.insert(revokedSessions).values({ jti: session.id, expires_at: session.expiresAt }).onConflictDoNothing();
    },

    /** Drops what has no effect any more. */
    async purge(now: Date): Promise<void> {
      const yesterday = new Date(now.getTime() - DAY_MS);
      await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expires_at, yesterday));
      await db.delete(attempts).where(lt(attempts.window_ends_at, yesterday));
      await db.delete(revokedSessions).where(lt(revokedSessions.expires_at, yesterday));
    },
  };
}

function instant(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}
