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

/** Signs addresses of files; whoever holds one can fetch that one file until it expires, within 10 to 20 minutes. */
export function fileAddress(key: Key, id: number, name: string, now: Date): string {
  const expires = endOfSpan(now);
  return `/data/files/${id}/${encodeURIComponent(name)}?expires=${expires}&signature=${sign(key, id, name, expires)}`;
}

interface Span {
  readonly expires: number;
  readonly addresses: Map<number, string>;
}

const spans = new WeakMap<Key, Span>();
const MOST_REMEMBERED = 20_000;

/** Addresses of portraits, as small as there is one. Each is signed once in its span, however many lists show it. */
export function pictureAddress(key: Key, now: Date): (id: number, hasThumbnail: boolean) => string {
  const expires = endOfSpan(now);
  let span = spans.get(key);
  if (span?.expires !== expires) {
    span = { expires, addresses: new Map() };
    spans.set(key, span);
  }
  const { addresses } = span;
  return (id, hasThumbnail) => {
    const known = addresses.get(id);
    if (known !== undefined) return known;
    if (addresses.size >= MOST_REMEMBERED) addresses.clear();
    const address = fileAddress(key, id, hasThumbnail ? THUMBNAIL : 'picture.webp', now);
    addresses.set(id, address);
    return address;
  };
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
