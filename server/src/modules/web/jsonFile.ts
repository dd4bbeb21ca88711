import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';

interface JsonText {
  readonly text: string;
  readonly etag: string;
}

interface JsonFileOptions {
  readonly path: string;
  readonly schema: z.ZodMiniType;
  /** What the file is, for the log. */
  readonly what: string;
  readonly log: FastifyBaseLogger;
}

/** Reads a file again whenever it has changed. Undefined when there is none, or one that is broken. */
export function jsonFile(options: JsonFileOptions): () => Promise<JsonText | undefined> {
  let version = '';
  let current: JsonText | undefined;
  return async () => {
    const found = await stat(options.path, { bigint: true }).catch(() => undefined);
    const foundVersion = found ? `${found.mtimeNs}-${found.size}-${found.ino}` : 'none';
    if (foundVersion !== version) {
      current = found && (await load(options));
      version = foundVersion;
    }
    return current;
  };
}

async function load({ path, schema, what, log }: JsonFileOptions): Promise<JsonText | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    const checked = schema.safeParse(value);
    if (!checked.success) {
      const reasons = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      log.error({ reasons }, `${what} is not valid; the shell starts without remotes`);
      return undefined;
    }
    const text = JSON.stringify(value);
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  } catch (error) {
    log.error({ err: error }, `${what} cannot be read; the shell starts without remotes`);
    return undefined;
  }
}
