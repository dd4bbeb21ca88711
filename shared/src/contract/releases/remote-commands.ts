import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(60));

/** A label of the command palette in each language of the interface. */
const label = z.object({ en: text, hi: text, gu: text });

/** Below /dashboard; the first segment is one that the remote claims. */
const PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\?[\w=&-]+)?$/;
/** The same with `:id` or `:title`, which become those of the record. */
const RECORD_PATH = /^[a-z0-9-]+(?:\/(?:[a-z0-9-]+|:id))*(?:\?[\w=&:-]+)?$/;

/** A screen or an action of a remote. Screens that the menu has need no declaration. */
const pageCommand = z.object({
  kind: z.enum(['screen', 'action']),
  path: z.string().check(z.regex(PATH)),
  label,
  /** Offered only to viewers with the permission to edit, or only to owners. */
  requires: z.optional(z.enum(['edit', 'owner'])),
});
export type PageCommand = z.output<typeof pageCommand>;

/** The page where the records of a kind open. */
const recordCommand = z.object({
  kind: z.literal('record'),
  /** The kind as the search over all records names it. */
  record: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  path: z.string().check(z.regex(RECORD_PATH)),
  /** The heading of the records of this kind. */
  label,
});
export type RecordCommand = z.output<typeof recordCommand>;

/** The contribution of a remote to the command palette of the shell. */
export const remoteCommand = z.union([pageCommand, recordCommand]);
export type RemoteCommand = z.output<typeof remoteCommand>;

/** Returns the claimed path that a command leads to: the first segment below /dashboard. */
export function claimedPathOf({ path }: Pick<RemoteCommand, 'path'>): string {
  return path.split(/[/?]/)[0] ?? '';
}
