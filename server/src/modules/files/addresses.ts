import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../../http/access.ts';
import type { Key } from '../../http/keys.ts';

/** Within one such span a session gets the same signed URLs, so that the browser can cache the pictures. */
const SPAN_SECONDS = 600;

/** The last segment of a URL, which names the file when it is saved. This one is the thumbnail's. */
export const THUMBNAIL = 'thumbnail.webp';

/** The session that a URL was signed for. */
export interface AddressHolder {
  readonly memberId: number;
  readonly sessionEpoch: number;
  readonly sessionId: string;
}

export interface SignedAddress {
  readonly id: number;
  readonly name: string;
  /** The employee whose document it is, where it is one: several may have the same file. */
  readonly employee?: number | undefined;
  readonly holder: AddressHolder;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** Returns the signed address of a file by its id and its name, and the employee for a document. */
export type FileAddress = (id: number, name: string, employee?: number) => string;

/** An address takes about 300 bytes. */
const MOST_REMEMBERED = 20_000;

/**
 * Returns a function that signs addresses for one viewer. Each is for one file and one session, and expires within 10 to
 * 20 minutes. A session reads the same pages again and again: an address is signed once in its span, and remembered for
 * that session alone.
 */
export function fileAddresses(key: Key): (viewer: Pick<Viewer, 'id' | 'session'>, now: Date) => FileAddress {
  const remembered = new Map<string, Map<string, string>>();
  let count = 0;
  let expires = 0;
  return (viewer, now) => {
    if (endOfSpan(now) !== expires || count > MOST_REMEMBERED) {
      remembered.clear();
      count = 0;
      expires = endOfSpan(now);
    }
    const { id: sessionId, epoch: sessionEpoch } = viewer.session;
    const signing = { holder: { memberId: viewer.id, sessionEpoch, sessionId }, expires };
    const session = holderText(signing.holder);
    const addresses = remembered.get(session) ?? new Map<string, string>();
    remembered.set(session, addresses);
    return (id, name, employee) => {
      const file = `${id}/${employee ?? ''}/${name}`;
      const known = addresses.get(file);
      if (known !== undefined) return known;
      const signature = sign(key, { id, name, employee, ...signing });
      const of = employee === undefined ? '' : `employee=${employee}&`;
      const address = `/data/files/${id}/${encodeURIComponent(name)}?${of}session=${session}&expires=${signing.expires}&signature=${signature}`;
      addresses.set(file, address);
      count += 1;
      return address;
    };
  };
}

/** The address of a portrait, as small as there is one. */
export function pictureAddress(address: FileAddress, id: number, hasThumbnail: boolean): string {
  return address(id, hasThumbnail ? THUMBNAIL : 'picture.webp');
}

/** Reads the `session` of an address. */
export function toHolder(text: string): AddressHolder | undefined {
  const [, memberId, sessionEpoch, sessionId] = /^([1-9]\d{0,9})\.(\d{1,10})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (sessionId === undefined) return undefined;
  return { memberId: Number(memberId), sessionEpoch: Number(sessionEpoch), sessionId };
}

function holderText({ memberId, sessionEpoch, sessionId }: AddressHolder): string {
  return `${memberId}.${sessionEpoch}.${sessionId}`;
}

function endOfSpan(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / SPAN_SECONDS) + 2) * SPAN_SECONDS;
}

/** Seconds until a URL expires; 0 when it has expired or its signature is invalid. */
export function remainingSeconds(key: Key, address: SignedAddress, now: Date): number {
  const right = Buffer.from(sign(key, address));
  const given = Buffer.from(address.signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return 0;
  return Math.max(0, Math.floor(address.expires - now.getTime() / 1000));
}

function sign(key: Key, { id, name, employee, holder, expires }: Omit<SignedAddress, 'signature'>): string {
  return createHmac('sha256', key)
    .update(`${id}\n${name}\n${employee ?? ''}\n${expires}\n${holderText(holder)}`)
    .digest('base64url');
}
