import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from '../../http/keys.ts';

/** Addresses handed out within one such span are the same, so that a browser's cache can keep the picture. */
const SPAN_SECONDS = 600;

/** The last part of an address: what the file is called when it is saved. This one names the small picture. */
export const THUMBNAIL = 'thumbnail.webp';

export interface SignedAddress {
  readonly id: number;
  readonly name: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

interface Span {
  readonly expires: number;
  /** By name, then by id. */
  readonly addresses: Map<string, Map<number, string>>;
}

const spans = new WeakMap<Key, Span>();
const MOST_REMEMBERED = 20_000;

/**
 * Signs addresses of files; whoever holds one can fetch that one file until it expires, within 10 to 20 minutes.
 * Each is signed once in its span, however many answers show it.
 */
export function fileAddress(key: Key, id: number, name: string, now: Date): string {
  const { expires, addresses } = spanOf(key, now);
  const named = addresses.get(name) ?? new Map<number, string>();
  addresses.set(name, named);
  const known = named.get(id);
  if (known !== undefined) return known;
  if (named.size >= MOST_REMEMBERED) named.clear();
  const address = `/data/files/${id}/${encodeURIComponent(name)}?expires=${expires}&signature=${sign(key, id, name, expires)}`;
  named.set(id, address);
  return address;
}

/** Addresses of portraits, as small as there is one. */
export function pictureAddress(key: Key, now: Date): (id: number, hasThumbnail: boolean) => string {
  return (id, hasThumbnail) => fileAddress(key, id, hasThumbnail ? THUMBNAIL : 'picture.webp', now);
}

function spanOf(key: Key, now: Date): Span {
  const expires = endOfSpan(now);
  const known = spans.get(key);
  if (known?.expires === expires) return known;
  const span = { expires, addresses: new Map() };
  spans.set(key, span);
  return span;
}

function endOfSpan(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / SPAN_SECONDS) + 2) * SPAN_SECONDS;
}

/** Seconds that an address is still good for; 0 when it has expired or was never handed out. */
export function remainingSeconds(key: Key, address: SignedAddress, now: Date): number {
  const right = Buffer.from(sign(key, address.id, address.name, address.expires));
  const given = Buffer.from(address.signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return 0;
  return Math.max(0, Math.floor(address.expires - now.getTime() / 1000));
}

function sign(key: Key, id: number, name: string, expires: number): string {
  return createHmac('sha256', key).update(`${id}\n${name}\n${expires}`).digest('base64url');
}
