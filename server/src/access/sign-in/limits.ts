import { createHmac, randomInt } from 'node:crypto';
import { OTP_DIGITS, OTP_RESEND_SECONDS } from '@seamline/shared/contract/access/sign-in';
import type { Key } from '../../http/keys.ts';

/** Purpose of a one-time code; it is refused for another one. */
export type Purpose = 'sign-in' | 'password';

export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;

/** Number of tries that one subject has within a window of time; the window begins with the first try. */
export interface Limit {
  /** Names what is counted. */
  readonly name: string;
  readonly tries: number;
  readonly windowSeconds: number;
  /**
   * Wait after the last free try. It doubles with each try after that, up to `longestWaitSeconds`.
   * Without it, the next try is free when the window ends.
   */
  readonly waitSeconds: number | undefined;
  readonly longestWaitSeconds: number;
  /** Time after a wait until the tries are free again. */
  readonly memorySeconds: number;
}

/** One limit together with the number, network or device that a try counts for. */
export interface Count {
  readonly limit: Limit;
  readonly subject: string;
}

/** Number, address and device of a try to sign in. */
export interface Origin {
  readonly number: string;
  readonly address: string;
  /** The device, when the account of this number has signed in on it before. */
  readonly deviceId: number | undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// docs/decisions/0013-sessions-and-sign-in.md has the figures that follow from these limits.
const SIGN_IN_LIMITS = {
  /** Many people share the address of an office, so that a network has more tries than a number. */
  failuresPerNetwork: steady('failed sign-in, by network', 60, 15 * MINUTE),
  wrongPassword: wrongSecret('wrong password'),
  wrongCode: wrongSecret('wrong code'),
  wrongPasswordCode: growing('wrong password code, by number', 10, DAY),
  codesPerNetwork: steady('code, by network', 60, 15 * MINUTE),
  // Counted apart for each purpose, so that requests for sign-in codes do not use up the codes for a new password.
  code: codeRequests('code'),
  passwordCode: codeRequests('password code'),
} as const;

function wrongSecret(secret: string) {
  return {
    inNetwork: growing(`${secret}, by number and network`, 10, DAY),
    inAllNetworks: growing(`${secret}, by number`, 20, 7 * DAY),
    onDevice: growing(`${secret}, by known device`, 10, DAY),
  };
}

function codeRequests(code: string) {
  const again = (by: string) => steady(`${code} again, by ${by}`, 1, OTP_RESEND_SECONDS);
  const hourly = (by: string) => steady(`${code}, by ${by}`, 10, HOUR);
  return {
    number: { again: again('number'), hourly: hourly('number') },
    device: { again: again('known device'), hourly: hourly('known device') },
  };
}

/** Returns a limit whose tries are free again when the window ends. */
export function steady(name: string, tries: number, windowSeconds: number): Limit {
  return { name, tries, windowSeconds, waitSeconds: undefined, longestWaitSeconds: windowSeconds, memorySeconds: 0 };
}

function growing(name: string, tries: number, windowSeconds: number): Limit {
  const waits = { waitSeconds: 15 * MINUTE, longestWaitSeconds: 12 * HOUR };
  return { name, tries, windowSeconds, ...waits, memorySeconds: windowSeconds };
}

/** The longest time for which an ended window still counts. */
export const LONGEST_MEMORY_SECONDS = 7 * DAY;

/** Number of devices on which an account is known; the one not used for the longest time is forgotten first. */
export const KNOWN_DEVICES = 10;
/** The longest time for which browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/**
 * Returns the counts of a try to sign in. A known device has counts of its own: no one else can use up its tries.
 * Otherwise one network gets few tries at a number, and all networks together not many more.
 */
export function signInCounts(secret: 'password' | 'code', { number, address, deviceId }: Origin): Count[] {
  const limits = secret === 'password' ? SIGN_IN_LIMITS.wrongPassword : SIGN_IN_LIMITS.wrongCode;
  if (deviceId !== undefined) return [{ limit: limits.onDevice, subject: String(deviceId) }];
  return [
    { limit: SIGN_IN_LIMITS.failuresPerNetwork, subject: network(address) },
    { limit: limits.inNetwork, subject: `${number} ${network(address)}` },
    { limit: limits.inAllNetworks, subject: number },
  ];
}

/** Returns the counts of a try at the code for a new password, which takes a session. */
export function passwordChangeCounts({ number, address }: Omit<Origin, 'deviceId'>): Count[] {
  return [
    { limit: SIGN_IN_LIMITS.failuresPerNetwork, subject: network(address) },
    { limit: SIGN_IN_LIMITS.wrongPasswordCode, subject: number },
  ];
}

/** Returns the counts of a request for a code: first those with the reason "too soon", then those with "too many". */
export function codeRequestCounts(purpose: Purpose, { number, address, deviceId }: Origin): [Count, ...Count[]] {
  const limits = purpose === 'sign-in' ? SIGN_IN_LIMITS.code : SIGN_IN_LIMITS.passwordCode;
  if (deviceId !== undefined) {
    const subject = String(deviceId);
    return [
      { limit: limits.device.again, subject },
      { limit: limits.device.hourly, subject },
    ];
  }
  return [
    { limit: limits.number.again, subject: number },
    { limit: SIGN_IN_LIMITS.codesPerNetwork, subject: network(address) },
    { limit: limits.number.hourly, subject: number },
  ];
}

/** Returns six unpredictable digits. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
}

/** Hashes a code with a key: a reader of the database cannot try all million codes without it. */
export function hashCode(key: Key, number: string, purpose: string, code: string): string {
  return createHmac('sha256', key).update(`${purpose}:${number}:${code}`).digest('hex');
}

/** Returns the network of an IP address: with version 6, one subscriber can use every address of a /64. */
export function network(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice(7);
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${full.slice(0, 4).join(':')}::/64`;
}
