import type { Role } from '@seamline/shared/contract/session';
import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { type RecordKind, updateRecord } from '../../db/records.ts';
import { attempts, members, oneTimeCodes, revokedSessions } from '../../db/schema.ts';
import type { Viewer } from '../../http/access.ts';
import type { Purpose } from './rules.ts';
import type { Token, TokenHolder } from './tokens.ts';

export interface Account {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly passwordHash: string | null;
  readonly sessionsValidFrom: Date | null;
}

export interface NewCode {
  readonly number: string;
  readonly purpose: Purpose;
  readonly codeHash: string;
  readonly address: string;
  readonly expiresAt: Date;
}

export type SessionStore = ReturnType<typeof sessionStore>;

const DAY_MS = 86_400_000;

/** What the activity log may tell of a new password: that there is one, and since when. */
const passwordColumns = {
  id: members.id,
  version: members.version,
  name: members.name,
  number: members.number,
  role: members.role,
  password_valid_from: members.sessions_valid_from,
};

interface PasswordRow extends TokenHolder {
  readonly version: number;
  readonly password_valid_from: Date | null;
}

const PASSWORD: RecordKind<PasswordRow> = { record: 'member', name: (row) => row.name };

export function sessionStore(database: Database) {
  const { db } = database;
  const viewerQuery = prepared(
    database,
    db
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
      ),
  );

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
          sessionsValidFrom: members.sessions_valid_from,
        })
        .from(members)
        .where(eq(members.number, number));
      return found;
    },

    async hasAccounts(): Promise<boolean> {
      return (await db.select({ id: members.id }).from(members).limit(1)).length > 0;
    },

    /** Adds an owner who may do everything, as long as nobody has an account. */
    async addFirstOwner({ number, name }: { readonly number: string; readonly name: string }): Promise<void> {
      await db.execute(sql`
        insert into members (number, name, role, edit_permission, view_permission)
        select ${number}, ${name}, 'owner', true, true where not exists (select from members)
        on conflict do nothing`);
    },

    /** Undefined when the viewer's account has been deleted meanwhile. */
    async changePassword(viewer: Viewer, passwordHash: string, validFrom: Date): Promise<PasswordRow | undefined> {
      const own = eq(members.id, viewer.id);
      return await updateRecord(database, viewer, PASSWORD, {
        version: undefined,
        lock: async (connection) => {
          const rows = await connection.select(passwordColumns).from(members).where(own).for('update');
          return rows[0];
        },
        // The version stays: nobody edits a password in a form that this change could get lost in.
        write: async (connection) => {
          const rows = await connection
            .update(members)
            .set({ password_hash: passwordHash, sessions_valid_from: validFrom, updated_at: sql`now()` })
            .where(own)
            .returning(passwordColumns);
          return rows[0];
        },
      });
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
