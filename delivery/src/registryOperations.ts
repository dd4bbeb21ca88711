import { userInfo } from 'node:os';
import {
  type RegisteredRemote,
  type Registry,
  type Release,
  registry as registrySchema,
} from '@seamline/shared/contract/releases/registry';
import { DeliveryFailure } from './failure.ts';
import { parseAs } from './files.ts';
import { type Signer, signatureFault } from './keys.ts';
import { faultsOf } from './releases.ts';
import { openStore } from './storage/openStore.ts';
import { DELIVERY } from './workspace.ts';

const REGISTRY = 'registry.json';

/** A change that one command made to one remote, as the audit log records it. */
export interface Change {
  command: string;
  remote: string;
  from?: string | undefined;
  to?: string | undefined;
  reason?: string | undefined;
  /** The reason why the operations of the release were not compared with those of a server. */
  withoutServer?: string | undefined;
  /** The fault of the entry that was taken over without a trusted signature. */
  unverified?: string | undefined;
  /** The id of the key that signed the new entry. */
  key?: string | undefined;
}

/** The registry after a command, and whether the command had anything to change. */
export interface ChangeResult {
  registry: Registry;
  isChanged: boolean;
}

/** The new entry of a remote. */
export interface Decision {
  remote: RegisteredRemote;
  change: Omit<Change, 'remote' | 'reason' | 'unverified' | 'key'>;
  /** Stored releases that the new entry lets browsers run: their files are verified before it is signed. */
  runs?: readonly Release[];
  /** Removes files that the new registry no longer needs. */
  afterwards?: () => Promise<void>;
}

interface ChangeOptions {
  store: string;
  name: string;
  signer: Signer;
  /** Why, for the audit log. */
  reason?: string | undefined;
  /** Decides and writes nothing. */
  dryRun?: boolean | undefined;
  /** Takes the present entry and the files as they are, with their faults in the audit log. */
  unverified?: boolean | undefined;
}

/** The registry of a store; an empty one where nothing has been published. */
export async function readRegistry(store: string): Promise<Registry> {
  const place = openStore(store);
  return checkedRegistry(await place.read(REGISTRY), `${place.address}/${REGISTRY}`);
}

function checkedRegistry(bytes: Buffer | undefined, path: string): Registry {
  if (bytes === undefined) return { schema: 1, revision: 0, updated_at: new Date(0).toISOString(), remotes: {} };
  return parseAs(registrySchema, String(bytes), path, 'is not a valid registry');
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
 * Changes the entry of one remote: verifies the present entry, lets `decide` make the new one, verifies the files of
 * the releases that it runs, signs it, and replaces the registry. An entry or file that cannot be verified is refused
 * unless `unverified` is set. `decide` runs again when another command was faster; it returns undefined to change
 * nothing.
 */
export async function changeRemote(
  { store, name, signer, reason, dryRun = false, unverified = false }: ChangeOptions,
  decide: (registry: Registry) => Promise<Decision | undefined>,
): Promise<ChangeResult> {
  const place = openStore(store);
  let result: ChangeResult | undefined;
  const change = async (bytes: Buffer | undefined) => {
    const before = checkedRegistry(bytes, `${place.address}/${REGISTRY}`);
    const entry = before.remotes[name];
    const fault = entry && signatureFault(name, entry, signer.trusted);
    if (fault && !unverified) throw unverifiedEntry(name, fault, place.address);
    const decision = await decide(before);
    result = { registry: before, isChanged: false };
    if (!decision) return undefined;
    const damages = await damagesOf(store, name, decision.runs ?? []);
    if (damages.length > 0 && !unverified) throw new DeliveryFailure(damages.join('\n'));
    const faults = [...(fault ? [fault] : []), ...damages];
    const revision = before.revision + 1;
    const signed = signer.sign(name, decision.remote, entry?.signature?.at);
    const signedFault = dryRun ? undefined : signatureFault(name, signed, signer.trusted);
    if (signedFault) throw new DeliveryFailure(`${signedFault} Nothing was changed: no browser would run ${name}.`);
    const remotes = { ...before.remotes, [name]: signed };
    const registry = { ...before, revision, updated_at: new Date().toISOString(), remotes };
    result = { registry, isChanged: true };
    const audited = {
      ...decision.change,
      remote: name,
      reason,
      unverified: faults.join('\n') || undefined,
      key: signed.signature?.key,
    };
    return {
      text: `${JSON.stringify(registry, null, 2)}\n`,
      afterwards: async () => {
        await place.note(revision, JSON.stringify(auditLine(audited, revision)));
        await decision.afterwards?.();
      },
    };
  };
  if (dryRun) await change(await place.read(REGISTRY));
  else await place.exchange(REGISTRY, change);
  if (!result) throw new Error('A store has to ask for the decision.');
  return result;
}

function unverifiedEntry(name: string, fault: string, address: string): DeliveryFailure {
  return new DeliveryFailure(
    `${fault} Nothing was changed. If its key is a good one, name a list that has it with --trust. Otherwise find out who changed ${address}/${REGISTRY}, and restore it from a backup, or read the entry and take it over with \`${DELIVERY} sign ${name} --unverified --reason "why"\`.`,
  );
}

/** The faults of the stored files, one text for each damaged release. */
async function damagesOf(store: string, name: string, releases: readonly Release[]): Promise<string[]> {
  const faults = await Promise.all(releases.map((release) => faultsOf(store, name, release)));
  return releases.flatMap(({ id }, index) => {
    const own = faults[index] ?? [];
    const remedy = `Remove the folder ${name}/${id} from the store and publish that build again, or choose another release.`;
    return own.length > 0 ? [`${name} cannot go on with ${id}:\n${own.join('\n')}\n${remedy}`] : [];
  });
}

/** Notes in the audit log what was done to the store without a change of the registry. */
export async function noteChange(store: string, change: Change): Promise<void> {
  const { revision } = await readRegistry(store);
  await openStore(store).note(revision, JSON.stringify(auditLine(change, revision)));
}

function auditLine({ command, remote, from, to, reason, withoutServer, unverified, key }: Change, revision: number) {
  return {
    time: new Date().toISOString(),
    who: actor(),
    command,
    remote,
    from: from ?? null,
    to: to ?? null,
    reason,
    without_server: withoutServer,
    unverified,
    key,
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
