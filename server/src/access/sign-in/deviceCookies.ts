import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { DEVICE_DAYS } from './limits.ts';

/** A cookie for each account that signed in on the device: a second account must not take the place of the first. */
const COOKIE = 'seamline-device';
const COOKIES = new RegExp(`(?:^|;) *${COOKIE}-\\d{1,10}=([\\w-]{43})(?=;|$)`, 'g');
/** Largest number of accounts on one device; each is a parameter of the query that finds them. */
const MOST_ACCOUNTS = 50;
const DAY_SECONDS = 86_400;

/** The secret that a device keeps for one account, and its hash, which the database keeps. */
export interface DeviceToken {
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
