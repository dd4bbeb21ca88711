import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { knownDevices, members } from '../../db/schema.ts';
import { KNOWN_DEVICES } from './limits.ts';

interface KnownDevice {
  readonly id: number;
  readonly tokenHash: string;
}

export function deviceStore({ db }: Database) {
  return {
    /** Finds the device on which the account of a number has signed in before, by the tokens that the device sends. */
    async find(number: string, tokenHashes: readonly string[]): Promise<KnownDevice | undefined> {
      if (tokenHashes.length === 0) return undefined;
      const [found] = await db
        .select({ id: knownDevices.id, tokenHash: knownDevices.token_hash })
        .from(knownDevices)
        .innerJoin(members, eq(members.id, knownDevices.member_id))
        .where(and(eq(members.number, number), inArray(knownDevices.token_hash, [...tokenHashes])));
      return found;
    },

    /**
     * Remembers a device after a sign-in, in place of the one that the account has not used for the longest time.
     * Waits for a change of the account that is under way, and does nothing when that has ended the session.
     */
    async remember(account: { readonly id: number; readonly sessionEpoch: number }, tokenHash: string, now: Date) {
      const { id, sessionEpoch } = account;
      await db.execute(sql`
        insert into ${knownDevices} (member_id, token_hash, signed_in_at)
        select id, ${tokenHash}, ${now.toISOString()}::timestamptz from ${members}
        where id = ${id} and session_epoch = ${sessionEpoch} for share
        on conflict (token_hash) do update set signed_in_at = excluded.signed_in_at`);
      const latest = db
        .select({ id: knownDevices.id })
        .from(knownDevices)
        .where(eq(knownDevices.member_id, id))
        .orderBy(desc(knownDevices.signed_in_at), desc(knownDevices.id))
        .limit(KNOWN_DEVICES);
      await db
        .delete(knownDevices)
        .where(and(eq(knownDevices.member_id, id), sql`${knownDevices.id} not in (${latest})`));
    },

    /** Removes devices whose browsers have dropped the cookie. */
    async purge(lastSignInBefore: Date): Promise<void> {
      await db.delete(knownDevices).where(lt(knownDevices.signed_in_at, lastSignInBefore));
    },
  };
}
