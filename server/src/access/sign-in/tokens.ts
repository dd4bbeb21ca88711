import { randomUUID } from 'node:crypto';
import { type Role, role, type SessionClaims } from '@seamline/shared/contract/access/session';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Key } from '../../http/keys.ts';

const ISSUER = 'seamline';
const AUDIENCE = 'seamline-back-office';
const ALGORITHM = 'HS256';
const SESSION_HOURS = 12;

const claims = z.object({
  sub: z.string().regex(/^[1-9]\d{0,9}$/),
  jti: z.uuid(),
  number: z.string(),
  name: z.string(),
  role,
  exp: z.number(),
  iat: z.number(),
  // Tokens of releases before session epochs name none.
  epoch: z.int().min(0).default(0),
});

export interface TokenHolder {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly role: Role;
  readonly sessionEpoch: number;
}

/** A session as its token states it; `epoch` is that of the account when the session began. */
export interface TokenSession {
  readonly id: string;
  readonly epoch: number;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

export interface Token {
  readonly memberId: number;
  readonly session: TokenSession;
  readonly claims: SessionClaims;
}

export function issueToken(key: Key, holder: TokenHolder, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { number, name, role, sessionEpoch: epoch } = holder;
  return new SignJWT({ number, name, role, epoch })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(String(holder.id))
    .setJti(randomUUID())
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SESSION_HOURS * 3600)
    .sign(key);
}

/** Returns the session of a token that this server has just issued. */
export function issuedSession(token: string): TokenSession {
  return sessionOf(claims.parse(decodeJwt(token)));
}

function sessionOf({ jti: id, epoch, iat, exp }: Pick<z.output<typeof claims>, 'jti' | 'epoch' | 'iat' | 'exp'>) {
  return { id, epoch, signedInAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
}

const MOST_REMEMBERED = 5000;

/**
 * Returns a function that reads tokens. It checks each signature once, since the claims of a genuine token never change,
 * and the expiry every time. The database knows whether the session has ended early.
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

/** Returns the claims of a genuine token, or the reason to refuse it. */
async function readToken(key: Key, token: string, now: Date): Promise<Token | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: now,
    });
    const { sub, jti, epoch, iat, ...rest } = claims.parse(payload);
    return { memberId: Number(sub), session: sessionOf({ jti, epoch, iat, exp: rest.exp }), claims: rest };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}
