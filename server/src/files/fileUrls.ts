import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../db/viewer.ts';
import type { Key } from '../http/keys.ts';

/** Within one such span a session gets the same signed URLs, so that the browser can cache the pictures. */
const SPAN_SECONDS = 600;

/** The last segment of a URL, which names the file when it is saved. This one is the thumbnail's. */
export const THUMBNAIL = 'thumbnail.webp';

/** The session that a URL was signed for. */
export interface UrlHolder {
  readonly memberId: number;
  readonly sessionEpoch: number;
  readonly sessionId: string;
}

export interface SignedUrl {
  readonly id: number;
  readonly name: string;
  /** The employee whose document it is, where it is one: several may have the same file. */
  readonly employee?: number | undefined;
  readonly holder: UrlHolder;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** Returns the signed URL of a file by its id and its name, and the employee for a document. */
export type FileUrl = (id: number, name: string, employee?: number) => string;

/** A URL takes about 300 bytes. */
const MOST_REMEMBERED = 20_000;

export type FileUrls = ReturnType<typeof createFileUrls>;

/** Creates the signer of the URLs of files, which also checks them. The app has one. */
export function createFileUrls(key: Key) {
  const remembered = new Map<string, Map<string, string>>();
  let count = 0;
  let expires = 0;

  /**
   * Returns a function that signs URLs for one viewer. Each is for one file and one session, and expires within 10 to
   * 20 minutes. A session reads the same pages again and again: a URL is signed once in its span, and remembered for
   * that session alone.
   */
  function forViewer(viewer: Pick<Viewer, 'id' | 'session'>, now: Date): FileUrl {
    if (endOfSpan(now) !== expires || count > MOST_REMEMBERED) {
      remembered.clear();
      count = 0;
      expires = endOfSpan(now);
    }
    const { id: sessionId, epoch: sessionEpoch } = viewer.session;
    const signing = { holder: { memberId: viewer.id, sessionEpoch, sessionId }, expires };
    const session = holderText(signing.holder);
    const urls = remembered.get(session) ?? new Map<string, string>();
    remembered.set(session, urls);
    return (id, name, employee) => {
      const file = `${id}/${employee ?? ''}/${name}`;
      const known = urls.get(file);
      if (known !== undefined) return known;
      const signature = sign(key, { id, name, employee, ...signing });
      const of = employee === undefined ? '' : `employee=${employee}&`;
      const url = `/data/files/${id}/${encodeURIComponent(name)}?${of}session=${session}&expires=${signing.expires}&signature=${signature}`;
      urls.set(file, url);
      count += 1;
      return url;
    };
  }

  /** Returns the seconds until a URL expires; 0 when it has expired or its signature is invalid. */
  function remainingSeconds(url: SignedUrl, now: Date): number {
    const right = Buffer.from(sign(key, url));
    const given = Buffer.from(url.signature);
    if (right.length !== given.length || !timingSafeEqual(right, given)) return 0;
    return Math.max(0, Math.floor(url.expires - now.getTime() / 1000));
  }

  return { forViewer, remainingSeconds };
}

/** Returns the URL of a portrait, as small as there is one. */
export function pictureUrl(fileUrl: FileUrl, id: number, hasThumbnail: boolean): string {
  return fileUrl(id, hasThumbnail ? THUMBNAIL : 'picture.webp');
}

/** Reads the `session` of a URL. */
export function toHolder(text: string): UrlHolder | undefined {
  const [, memberId, sessionEpoch, sessionId] = /^([1-9]\d{0,9})\.(\d{1,10})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (sessionId === undefined) return undefined;
  return { memberId: Number(memberId), sessionEpoch: Number(sessionEpoch), sessionId };
}

function holderText({ memberId, sessionEpoch, sessionId }: UrlHolder): string {
  return `${memberId}.${sessionEpoch}.${sessionId}`;
}

function endOfSpan(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / SPAN_SECONDS) + 2) * SPAN_SECONDS;
}

function sign(key: Key, { id, name, employee, holder, expires }: Omit<SignedUrl, 'signature'>): string {
  return createHmac('sha256', key)
    .update(`${id}\n${name}\n${employee ?? ''}\n${expires}\n${holderText(holder)}`)
    .digest('base64url');
}
