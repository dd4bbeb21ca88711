import { randomUUID } from 'node:crypto';
import { appendFile, readFile, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { type RegisteredRemote, type Registry, registry as registrySchema } from '@seamline/shared/contract/registry';
import * as z from 'zod';
import { DeliveryFailure } from './failure.ts';
import { parseJson, syncFolder, writeDurably } from './files.ts';
import type { Signer } from './keys.ts';
import { underLock } from './lock.ts';
import { root } from './workspace.ts';

function dataDirectory(): string {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/** The store that the server of this checkout reads. */
export function defaultStore(): string {
  return resolve(root, process.env.REMOTES_DIR || join(dataDirectory(), 'remotes'));
}

/** The private keys of this checkout, one a remote. */
export function defaultKeysFolder(): string {
  return join(dataDirectory(), 'keys');
}

/** The list of keys that the server of this checkout hands to the shell. */
export function defaultTrustFile(): string {
  return resolve(root, process.env.TRUSTED_KEYS || join(dataDirectory(), 'trusted-keys.json'));
}

/** What one command did to one remote, as the audit file tells it. */
export interface Change {
  command: string;
  remote: string;
  from?: string;
  to?: string;
  reason?: string;
}

interface Decision {
  remote: RegisteredRemote;
  change: Change;
  /** What to clear up once the registry no longer needs it. */
  afterwards?: () => Promise<void>;
}

/** The registry of a store; an empty one where nothing has been published. */
export async function readRegistry(store: string): Promise<Registry> {
  const path = join(store, 'registry.json');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { schema: 1, revision: 0, updated_at: new Date(0).toISOString(), remotes: {} };
  const checked = registrySchema.safeParse(parseJson(text, path));
  if (!checked.success)
    throw new DeliveryFailure(`${path} is not a valid registry:\n${z.prettifyError(checked.error)}`);
  return checked.data;
}

/** The remote of that name, or a refusal that names those there are. */
export function remoteIn(registry: Registry, name: string): RegisteredRemote {
  const remote = registry.remotes[name];
  if (remote) return remote;
  const names = Object.keys(registry.remotes).sort().join(', ');
  throw new DeliveryFailure(
    `${name} has never been published here. ${names ? `There are: ${names}.` : 'The store is empty.'}`,
  );
}

/**
 * Reads the registry, lets `decide` make the new entry of one remote, signs it, and replaces the registry, all under
 * the lock. `decide` returns undefined to leave everything as it is.
 */
export async function changeRemote(
  store: string,
  signer: Signer,
  decide: (registry: Registry) => Promise<Decision | undefined>,
): Promise<Registry> {
  return underLock(store, async () => {
    const before = await readRegistry(store);
    const decision = await decide(before);
    if (!decision) return before;
    const { remote, change } = decision;
    const after: Registry = {
      ...before,
      revision: before.revision + 1,
      updated_at: new Date().toISOString(),
      remotes: { ...before.remotes, [change.remote]: signer(change.remote, remote) },
    };
    await replaceRegistry(store, before.revision, after);
    await appendFile(join(store, 'audit.jsonl'), `${JSON.stringify(auditLine(change, after.revision))}\n`);
    await decision.afterwards?.();
    return after;
  });
}

async function replaceRegistry(store: string, expected: number, next: Registry): Promise<void> {
  const draft = join(store, `registry.json.${randomUUID()}`);
  try {
    await writeDurably(draft, `${JSON.stringify(next, null, 2)}\n`);
    // The lock may have been taken from us, if this machine slept: then another's change must not be lost.
    if ((await readRegistry(store)).revision !== expected) {
      throw new DeliveryFailure('The registry was changed by another process meanwhile. Run the command again.');
    }
    await rename(draft, join(store, 'registry.json'));
    await syncFolder(store);
  } finally {
    await rm(draft, { force: true });
  }
}

function auditLine({ command, remote, from, to, reason }: Change, revision: number) {
  return {
    time: new Date().toISOString(),
    who: actor(),
    command,
    remote,
    from: from ?? null,
    to: to ?? null,
    reason,
    revision,
  };
}

function actor(): string {
  if (process.env.SEAMLINE_ACTOR) return process.env.SEAMLINE_ACTOR;
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
