import { createHmac, timingSafeEqual } from 'node:crypto';

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
export function fileAddress(key: Uint8Array, id: number, name: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / SPAN_SECONDS) + 2) * SPAN_SECONDS;
  return `/data/files/${id}/${encodeURIComponent(name)}?expires=${expires}&signature=${sign(key, id, name, expires)}`;
}

/** Addresses of portraits, as small as there is one. One picture may belong to many, so each is signed once. */
export function pictureAddress(key: Uint8Array, now: Date): (id: number, hasThumbnail: boolean) => string {
  const signed = new Map<number, string>();
  return (id, hasThumbnail) => {
    const known = signed.get(id);
    if (known !== undefined) return known;
    const address = fileAddress(key, id, hasThumbnail ? THUMBNAIL : 'picture.webp', now);
    signed.set(id, address);
    return address;
  };
}

/** Seconds that an address is still good for; 0 when it has expired or was never handed out. */
export function remainingSeconds(key: Uint8Array, address: SignedAddress, now: Date): number {
  const right = Buffer.from(sign(key, address.id, address.name, address.expires));
  const given = Buffer.from(address.signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return 0;
  return Math.max(0, Math.floor(address.expires - now.getTime() / 1000));
}

function sign(key: Uint8Array, id: number, name: string, expires: number): string {
  return createHmac('sha256', key).update(`${id}\n${name}\n${expires}`).digest('base64url');
}
