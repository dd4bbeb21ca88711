import { randomUUID } from 'node:crypto';
import { type Role, role, type SessionClaims } from '@seamline/shared/contract/session';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

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

export function issueToken(key: Uint8Array, holder: TokenHolder, now: Date): Promise<string> {
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

/** The claims of a genuine token, or the reason why it is none. */
export async function readToken(key: Uint8Array, token: string, now: Date): Promise<Token | 'expired' | 'invalid'> {
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
