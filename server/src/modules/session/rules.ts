import { createHmac, randomInt } from 'node:crypto';
import { OTP_LENGTH, OTP_RESEND_SECONDS } from '@seamline/shared/contract/session';
import type { Key } from '../../http/keys.ts';

/** What a one-time code is good for. */
export type Purpose = 'sign-in' | 'password';

export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;

/** How often something may be tried within a window of time that begins with the first try. */
export interface Limit {
  /** What is counted; it is counted for each number or network address apart. */
  readonly name: string;
  readonly tries: number;
  readonly windowSeconds: number;
  /** After a full window, one try at a time with waits that double; otherwise the count starts anew. */
  readonly grows: boolean;
  readonly longestWaitSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Many people share the address of an office, so an address may try more often than a number. */
export const LIMITS = {
  // Apart for each purpose, so that a stranger who asks for codes to sign in keeps nobody from changing a password.
  codes: { 'sign-in': codeLimits('code'), password: codeLimits('password code') },
  codePerAddress: steady('code, by address', 60, 15 * MINUTE),
  failuresPerAddress: steady('failed sign-in, by address', 60, 15 * MINUTE),
  passwordPerNumber: growing('wrong password, by number', 10, 15 * MINUTE),
} as const;

function codeLimits(code: string) {
  return {
    resend: steady(`${code} again, by number`, 1, OTP_RESEND_SECONDS),
    perNumber: steady(`${code}, by number`, 10, HOUR),
    wrong: growing(`wrong ${code}, by number`, 10, 15 * MINUTE),
  };
}

function steady(name: string, tries: number, windowSeconds: number): Limit {
  return { name, tries, windowSeconds, grows: false, longestWaitSeconds: windowSeconds };
}

function growing(name: string, tries: number, windowSeconds: number): Limit {
  return { name, tries, windowSeconds, grows: true, longestWaitSeconds: 12 * HOUR };
}

/** Six digits that nobody can foresee. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/** A code is kept as a keyed hash: who reads the database cannot try out a million codes without the key. */
export function hashCode(key: Key, number: string, purpose: string, code: string): string {
  return createHmac('sha256', key).update(`${purpose}:${number}:${code}`).digest('hex');
}

/** The network that limits count: an address of version 6 can be changed at will within its /64. */
export function network(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice(7);
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${full.slice(0, 4).join(':')}::/64`;
}
