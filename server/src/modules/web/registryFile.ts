import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '@seamline/shared/contract/registry';
import type { FastifyBaseLogger } from 'fastify';

export interface RegistryFile {
  readonly text: string;
  readonly etag: string;
}

/** Reads the registry again whenever the file has changed. Undefined when there is none, or one that is broken. */
export function registryFile(remotesDir: string, log: FastifyBaseLogger): () => Promise<RegistryFile | undefined> {
  const path = join(remotesDir, 'registry.json');
  let version = '';
  let current: RegistryFile | undefined;
  return async () => {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    const foundVersion = found ? `${found.mtimeNs}-${found.size}-${found.ino}` : 'none';
    if (foundVersion !== version) {
      current = found && (await load(path, log));
      version = foundVersion;
    }
    return current;
  };
}

async function load(path: string, log: FastifyBaseLogger): Promise<RegistryFile | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    const checked = registry.safeParse(value);
    if (!checked.success) {
      const reasons = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      log.error({ reasons }, 'the registry of remotes is not valid; the shell starts without remotes');
      return undefined;
    }
    const text = JSON.stringify(value);
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  } catch (error) {
    log.error({ err: error }, 'the registry of remotes cannot be read; the shell starts without remotes');
    return undefined;
  }
}
