import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';

interface JsonText {
  readonly text: string;
  readonly etag: string;
}

interface CheckedFile {
  readonly schema: z.ZodMiniType;
  /** Describes the file, for the log. */
  readonly what: string;
  readonly log: FastifyBaseLogger;
}

export type JsonSource = () => Promise<JsonText | undefined>;

/** Reads a file again whenever it has changed. Undefined when there is none, or one that is broken. */
export function jsonFile({ path, ...checked }: CheckedFile & { readonly path: string }): JsonSource {
  let version = '';
  let current: JsonText | undefined;
  return async () => {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    const foundVersion = found ? `${found.mtimeNs}-${found.size}-${found.ino}` : 'none';
    if (foundVersion !== version) {
      current = found && (await readFile(path, 'utf8').then((text) => parsed(text, checked), unreadable(checked)));
      version = foundVersion;
    }
    return current;
  };
}

/** Milliseconds for which a file from a remote store is reused. */
const FRESH = 3_000;

/** Reads a file of a remote store at intervals; while it cannot be read, the last content is used. */
export function jsonInStore({
  read,
  ...checked
}: CheckedFile & { read: () => Promise<Buffer | undefined> }): JsonSource {
  let current: JsonText | undefined;
  let readAt = 0;
  let reading: Promise<void> | undefined;
  const refresh = async () => {
    try {
      const bytes = await read();
      current = bytes && parsed(String(bytes), checked);
    } catch (error) {
      unreadable(checked)(error);
    } finally {
      readAt = Date.now();
      reading = undefined;
    }
  };
  return async () => {
    if (Date.now() - readAt > FRESH) {
      reading ??= refresh();
      await reading;
    }
    return current;
  };
}

function parsed(text: string, { schema, what, log }: CheckedFile): JsonText | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const checked = schema.safeParse(value);
    if (checked.success) {
      const compact = JSON.stringify(value);
      return { text: compact, etag: `"${createHash('sha256').update(compact).digest('base64url')}"` };
    }
    const reasons = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    log.error({ reasons }, `${what} is not valid; the shell starts without remotes`);
    return undefined;
  } catch (error) {
    return unreadable({ what, log })(error);
  }
}

function unreadable({ what, log }: Pick<CheckedFile, 'what' | 'log'>) {
  return (error: unknown): undefined => {
    log.error({ err: error }, `${what} cannot be read; the shell starts without remotes`);
  };
}
