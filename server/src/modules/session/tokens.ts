import { randomUUID } from 'node:crypto';
import { type Role, role, type SessionClaims } from '@seamline/shared/contract/session';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Key } from '../../http/keys.ts';

const ISSUER = 'seamline';
const AUDIENCE = 'seamline-back-office';
const ALGORITHM = 'HS256';
const SESSION_HOURS = 12;

const claims = z.object({
  sub: z.string().regex(/^[1-9]\d{0,9}$/),
  jti: z.uuid(),
  iat: z.number(),
  number: z.string(),
  name: z.string(),
  role,
  exp: z.number(),
});

export interface TokenHolder {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly role: Role;
}

export interface Token {
  readonly memberId: number;
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  readonly claims: SessionClaims;
}

export function issueToken(key: Key, holder: TokenHolder, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ number: holder.number, name: holder.name, role: holder.role })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(String(holder.id))
    .setJti(randomUUID())
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SESSION_HOURS * 3600)
    .sign(key);
}

const MOST_REMEMBERED = 5000;

/**
 * Reads tokens, checking each signature once: what a genuine token says never changes. Whether it has expired is looked
 * at every time, and whether its session still stands is for the database to say.
 */
export function tokenReader(key: Key): (token: string, now: Date) => Promise<Token | 'expired' | 'invalid'> {
  const genuine = new Map<string, Token>();
  return async (text, now) => {
    const known = genuine.get(text);
    if (known !== undefined) return known.claims.exp * 1000 > now.getTime() ? known : 'expired';
    const token = await readToken(key, text, now);
    if (typeof token === 'string') return token;
    if (genuine.size >= MOST_REMEMBERED) genuine.clear();
    genuine.set(text, token);
    return token;
  };
}

/** The claims of a genuine token, or the reason why it is none. */
async function readToken(key: Key, token: string, now: Date): Promise<Token | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: now,
    });
    const { sub, jti, iat, ...rest } = claims.parse(payload);
    return { memberId: Number(sub), sessionId: jti, issuedAt: iat, claims: rest };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}
