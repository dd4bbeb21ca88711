import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { knownDevices, members } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { DEVICE_DAYS, KNOWN_DEVICES } from './limits.ts';

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

/** A cookie for each account that signed in on the device: a second account must not take the place of the first. */
const COOKIE = 'seamline-device';
const COOKIES = new RegExp(`(?:^|;) *${COOKIE}-\\d{1,10}=([\\w-]{43})(?=;|$)`, 'g');
/** Largest number of accounts on one device; each is a parameter of the query that finds them. */
const MOST_ACCOUNTS = 50;
const DAY_SECONDS = 86_400;

/** The secret that a device keeps for one account, and its hash, which the database keeps. */
interface DeviceToken {
  readonly token: string;
  readonly hash: string;
}

/** Makes a token that cannot be guessed: 256 random bits need no slow hash. */
export function newDeviceToken(): DeviceToken {
  return withHash(randomBytes(32).toString('base64url'));
}

export function readDeviceTokens(request: FastifyRequest): DeviceToken[] {
  const tokens = [...(request.headers.cookie ?? '').matchAll(COOKIES)].map(([, token = '']) => token);
  return tokens.slice(0, MOST_ACCOUNTS).map(withHash);
}

/** Scripts cannot read the cookie and other sites cannot send it. It authorises nothing, so that it needs no more. */
export function writeDeviceCookie(
  { env, request, reply }: { readonly env: Pick<Env, 'hsts'>; request: FastifyRequest; reply: FastifyReply },
  memberId: number,
  token: string,
): void {
  const secure = env.hsts || request.protocol === 'https' ? '; Secure' : '';
  const age = DEVICE_DAYS * DAY_SECONDS;
  reply.header(
    'set-cookie',
    `${COOKIE}-${memberId}=${token}; Path=/data; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function withHash(token: string): DeviceToken {
  return { token, hash: createHash('sha256').update(token).digest('hex') };
}
