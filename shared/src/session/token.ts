import { atom } from 'jotai';
import { store } from './jotaiStore.ts';
import { clearNotifications } from './notifications.ts';
import { forgetPersonalData, readStored, TOKEN_KEY, writeStored } from './storage.ts';

/** A session, as the page reads it from its token. */
export interface Session {
  token: string;
  number: string;
  name: string;
  role: 'owner' | 'manager';
  /** Seconds since 1970; undefined if the token has no end. */
  expiresAt?: number;
}

export const tokenAtom = atom(readStored(TOKEN_KEY));
export const lapsedAtom = atom(false);
// Checked once for each token: a session that ends during work must not remove the page.
export const sessionAtom = atom((get) => {
  const session = decodeToken(get(tokenAtom));
  return session && isOver(session) ? null : session;
});

/** Reads a token's payload without trusting it: the server alone decides. Never throws. */
export function decodeToken(token: string | null): Session | null {
  if (!token) return null;
  const claims = payloadOf(token);
  const number = [claims.number, claims.mobile, claims.phone, claims.sub].find(isTextOrNumber);
  const session: Session = {
    token,
    number: number === undefined ? '' : String(number),
    name: typeof claims.name === 'string' ? claims.name : '',
    role: claims.role === 'owner' ? 'owner' : 'manager',
  };
  if (typeof claims.exp === 'number') session.expiresAt = claims.exp;
  return session;
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function payloadOf(token: string): Record<string, unknown> {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Key of the lag of the device's clock behind the server's at the sign-in, in milliseconds. */
const CLOCK_KEY = 'seamline:clock';

/** Returns the server's time in milliseconds since 1970. The device's own clock may be half a day off. */
export function serverTime(): number {
  return Date.now() + (Number(readStored(CLOCK_KEY)) || 0);
}

/** Returns whether the end of a session has passed. */
export function isOver(session: Session, now = serverTime()): boolean {
  return session.expiresAt !== undefined && session.expiresAt * 1000 <= now;
}

/** Stores the token of a successful sign-in; calls that waited for it continue. */
export function signIn(token: string): void {
  const before = decodeToken(store.get(tokenAtom));
  if (before && before.number !== decodeToken(token)?.number) {
    forgetPersonalData();
    clearNotifications();
  }
  const { iat } = payloadOf(token);
  writeStored(CLOCK_KEY, typeof iat === 'number' ? String(iat * 1000 - Date.now()) : null);
  writeStored(TOKEN_KEY, token);
  store.set(tokenAtom, token);
  store.set(lapsedAtom, false);
}
