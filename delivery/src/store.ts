import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { type RegisteredRemote, type Registry, registry as registrySchema } from '@seamline/shared/contract/registry';
import * as z from 'zod';
import { DeliveryFailure } from './failure.ts';
import { parseJson } from './files.ts';
import type { Signer } from './keys.ts';
import { openStore } from './stores/openStore.ts';
import { root } from './workspace.ts';

const REGISTRY = 'registry.json';

function dataDirectory(): string {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/** The store that the server of this checkout reads. */
export function defaultStore(): string {
  if (process.env.REMOTES_BUCKET) return process.env.REMOTES_BUCKET;
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
  from?: string | undefined;
  to?: string | undefined;
  reason?: string | undefined;
}

interface Decision {
  remote: RegisteredRemote;
  change: Change;
  /** What to clear up once the registry no longer needs it. */
  afterwards?: () => Promise<void>;
}

/** The registry of a store; an empty one where nothing has been published. */
export async function readRegistry(store: string): Promise<Registry> {
  const place = openStore(store);
  return checkedRegistry(await place.read(REGISTRY), `${place.address}/${REGISTRY}`);
}

function checkedRegistry(bytes: Buffer | undefined, path: string): Registry {
  if (bytes === undefined) return { schema: 1, revision: 0, updated_at: new Date(0).toISOString(), remotes: {} };
  const checked = registrySchema.safeParse(parseJson(String(bytes), path));
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
 * Reads the registry, lets `decide` make the new entry of one remote, signs it, and replaces the registry, with nobody
 * else in between: `decide` is asked again where somebody was faster. It returns undefined to leave all as it is.
 * A dry run decides and writes nothing.
 */
export async function changeRemote(
  store: string,
  signer: Signer,
  decide: (registry: Registry) => Promise<Decision | undefined>,
  dryRun = false,
): Promise<Registry> {
  const place = openStore(store);
  let result: Registry | undefined;
  const change = async (bytes: Buffer | undefined) => {
    const before = checkedRegistry(bytes, `${place.address}/${REGISTRY}`);
    const decision = await decide(before);
    result = decision ? changed(before, decision, signer) : before;
    if (!decision) return undefined;
    const { revision } = result;
    return {
      text: `${JSON.stringify(result, null, 2)}\n`,
      afterwards: async () => {
        await place.note(revision, JSON.stringify(auditLine(decision.change, revision)));
        await decision.afterwards?.();
      },
    };
  };
  if (dryRun) await change(await place.read(REGISTRY));
  else await place.exchange(REGISTRY, change);
  if (!result) throw new Error('A store has to ask for the decision.');
  return result;
}

function changed(before: Registry, { remote, change }: Decision, signer: Signer): Registry {
  return {
    ...before,
    revision: before.revision + 1,
    updated_at: new Date().toISOString(),
    remotes: { ...before.remotes, [change.remote]: signer(change.remote, remote) },
  };
}

/** Notes what was done to the store without a change of the registry. */
export async function noteChange(store: string, change: Change): Promise<void> {
  const { revision } = await readRegistry(store);
  await openStore(store).note(revision, JSON.stringify(auditLine(change, revision)));
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
