import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/driver.ts';
import type { LoggedKind } from '../../db/log.ts';
import { updateRecord } from '../../db/records.ts';
import { branches, memberScope, members, oneTimeCodes, revokedSessions } from '../../db/schema.ts';
import type { Viewer } from '../../db/viewer.ts';
import type { Scope } from '../../db/viewerContext.ts';
import type { Purpose } from './limits.ts';
import type { Token, TokenHolder } from './tokens.ts';

export interface Account extends TokenHolder {
  readonly isActive: boolean;
  readonly passwordHash: string | null;
}

export interface NewCode {
  readonly number: string;
  readonly purpose: Purpose;
  /** The known device that asks for the code, and alone can use it. */
  readonly deviceId: number | undefined;
  readonly codeHash: string;
  readonly address: string;
  readonly expiresAt: Date;
}

export type SessionStore = ReturnType<typeof sessionStore>;

/** Columns that the activity log shows of a new password: its beginning, and nothing of the password. */
const passwordColumns = {
  id: members.id,
  version: members.version,
  name: members.name,
  number: members.number,
  password_valid_from: members.password_valid_from,
};

interface PasswordRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly number: string;
  readonly password_valid_from: Date | null;
}

const PASSWORD: LoggedKind<PasswordRow> = { record: 'member', name: (row) => row.name };

export function sessionStore(database: Database) {
  const { db } = database;
  const viewerQuery = prepared(
    database,
    db
      .select({
        id: members.id,
        number: members.number,
        name: members.name,
        email: members.email,
        role: members.role,
        canEdit: members.edit_permission,
        canView: members.view_permission,
        scope: memberScope,
      })
      .from(members)
      .where(
        and(
          eq(members.id, sql.placeholder('id')),
          eq(members.number, sql.placeholder('number')),
          members.is_active,
          eq(members.session_epoch, sql.placeholder('sessionEpoch')),
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
    /** Finds the administrator of a genuine token, unless the account is closed or the session has ended early. */
    async findViewer(token: Token): Promise<Omit<Viewer, 'session' | 'address'> | undefined> {
      const [found] = await viewerQuery.execute({
        id: token.memberId,
        number: token.claims.number,
        sessionEpoch: token.session.epoch,
        sessionId: token.session.id,
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
          sessionEpoch: members.session_epoch,
        })
        .from(members)
        .where(eq(members.number, number));
      return found;
    },

    /** Returns whether a number has an account. The result is one row either way, so that both take the same time. */
    async hasAccount(number: string): Promise<boolean> {
      const account = db.select({ one: sql`1` }).from(members).where(eq(members.number, number));
      const { rows } = await db.execute<{ found: boolean }>(sql`select exists(${account}) as found`);
      return rows[0]?.found === true;
    },

    async hasAccounts(): Promise<boolean> {
      return (await db.select({ id: members.id }).from(members).limit(1)).length > 0;
    },

    /** Adds an owner with all permissions, as long as there is no account. */
    async addFirstOwner({ number, name }: { readonly number: string; readonly name: string }): Promise<void> {
      await db.execute(sql`
        insert into members (number, name, role, edit_permission, view_permission)
        select ${number}, ${name}, 'owner', true, true where not exists (select from members)
        on conflict do nothing`);
    },

    /** Changes the password, which ends all sessions. Returns false when the account does not exist any more. */
    async changePassword(viewer: Viewer, passwordHash: string, now: Date): Promise<boolean> {
      const own = eq(members.id, viewer.id);
      const changed = await updateRecord(database, viewer, PASSWORD, {
        version: undefined,
        lock: async (connection) => {
          const rows = await connection.select(passwordColumns).from(members).where(own).for('update');
          return rows[0];
        },
        // The version stays: no form edits a password in which this change could get lost.
        write: async (connection) => {
          const rows = await connection
            .update(members)
            .set({ password_hash: passwordHash, password_valid_from: now, updated_at: sql`now()` })
            .where(own)
            .returning(passwordColumns);
          return rows[0];
        },
      });
      return changed !== undefined;
    },

    async saveCode({ number, purpose, deviceId, codeHash, address, expiresAt }: NewCode): Promise<void> {
      await db.insert(oneTimeCodes).values({
        number,
        purpose,
        device_id: deviceId ?? null,
        code_hash: codeHash,
        requested_address: address,
        expires_at: expiresAt,
      });
    },

    /**
     * Tries the latest code that a known device, or any other, has asked for. Wrong tries elsewhere do not end the code
     * of a known device. One statement, so that of many tries at once only one can succeed.
     */
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
                and latest.device_id is not distinct from ${code.deviceId ?? null}::integer
            ) and ${oneTimeCodes.used_at} is null and ${oneTimeCodes.expires_at} > ${moment} and ${oneTimeCodes.tries} < ${tries}`,
        )
        .returning({ usedAt: oneTimeCodes.used_at });
      return tried !== undefined && tried.usedAt !== null;
    },

    async revokeSession(session: Viewer['session']): Promise<void> {
      await db.insert(revokedSessions).values({ jti: session.id, expires_at: session.expiresAt }).onConflictDoNothing();
    },

    /** Removes codes and ended sessions that have no effect any more. */
    async purge(expiredBefore: Date): Promise<void> {
      await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expires_at, expiredBefore));
      await db.delete(revokedSessions).where(lt(revokedSessions.expires_at, expiredBefore));
    },
  };
}

/** The names of the branches of a scope. */
export async function branchNames({ db }: Database, { branches: ids }: Scope): Promise<string[]> {
  const rows = db
    .select({ name: branches.name })
    .from(branches)
    .where(inArray(branches.id, [...ids]));
  return (await rows.orderBy(sql`lower(${branches.name})`)).map(({ name }) => name);
}

function instant(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}
