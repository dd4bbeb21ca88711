import type { RegisteredRemote, Registry, Release, TrustedKeys } from '@seamline/shared/contract/releases/registry';
import { type Command, changed, type Input } from './command.ts';
import { checkOperations } from './contractGate.ts';
import { DeliveryFailure } from './failure.ts';
import { type Signer, signatureFault } from './keys.ts';
import { checkPaths } from './publish.ts';
import { type ChangeResult, changeRemote, type Decision, readRegistry, remoteIn } from './registryOperations.ts';
import { faultsOf, readRelease } from './releases.ts';
import { contractText, type ServerToMeet, serverToMeet } from './serverToMeet.ts';

interface SwitchOptions {
  name: string;
  store: string;
  signer: Signer;
  reason?: string | undefined;
  /** Decides and changes nothing. */
  dryRun?: boolean | undefined;
  /** Takes the present entry and the files as they are, with their faults in the audit log. */
  unverified?: boolean | undefined;
}

/** Changes the entry of a remote that has been published. */
async function changeEntry(
  options: SwitchOptions,
  decide: (remote: RegisteredRemote, registry: Registry) => Promise<Decision | undefined> | Decision | undefined,
): Promise<ChangeResult> {
  return await changeRemote(options, async (registry) => decide(remoteIn(registry, options.name), registry));
}

/** Ends the canary of a release; without one, makes the previous release live again. No file is copied. */
export async function rollback(options: SwitchOptions): Promise<ChangeResult> {
  const { name, store } = options;
  return await changeEntry(options, async ({ canary, ...remote }, registry) => {
    const { release, previous } = remote;
    if (canary) return { remote, change: { command: 'rollback', from: canary.release.id, to: release.id } };
    if (!previous) throw new DeliveryFailure(`${name} has no release before ${release.id} to go back to.`);
    const { operations: _, ...claim } = await claimOf(name, store, previous, registry);
    return {
      remote: { ...remote, ...claim, release: previous, previous: release },
      runs: [previous],
      change: { command: 'rollback', from: release.id, to: previous.id },
    };
  });
}

/** Ends the canary of just that release; one that was promoted or replaced in between is left alone. */
export async function endCanary({ canary: id, ...options }: SwitchOptions & { canary: string }): Promise<void> {
  await changeEntry(options, ({ canary, ...remote }) => {
    if (canary?.release.id !== id) return undefined;
    return { remote, change: { command: 'auto-rollback', from: id, to: remote.release.id } };
  });
}

/** Makes the canary the live release for everybody. */
export async function promote({
  server,
  withoutServer,
  ...options
}: SwitchOptions & Partial<ServerToMeet>): Promise<ChangeResult> {
  const { name, store } = options;
  return await changeEntry(options, async ({ canary, ...remote }, registry) => {
    if (!canary) throw new DeliveryFailure(`${name} has no canary.`);
    const { operations, ...claim } = await claimOf(name, store, canary.release, registry);
    checkOperations(`${name} ${canary.release.id}`, operations, server);
    return {
      remote: { ...remote, ...claim, release: canary.release, previous: remote.release },
      runs: [canary.release],
      change: { command: 'promote', from: remote.release.id, to: canary.release.id, withoutServer },
    };
  });
}

/**
 * Signs the entry of a remote again: with a new key while the old one is trusted, or after the registry was restored
 * from a backup. With `unverified` it accepts an entry without a trusted signature.
 */
export async function resign(options: SwitchOptions): Promise<ChangeResult> {
  return await changeEntry(options, (remote) => {
    return { remote, runs: runningIn(remote), change: { command: 'sign', to: remote.release.id } };
  });
}

/** Gives the canary to another share of the viewers. */
export async function resize({ share, ...options }: SwitchOptions & { share: number }): Promise<ChangeResult> {
  return await changeEntry(options, (remote) => {
    const { canary } = remote;
    if (!canary) throw new DeliveryFailure(`${options.name} has no canary.`);
    if (canary.share === share) return undefined;
    const [from, to] = [canary.share, share].map((percent) => `${canary.release.id} for ${percent} %`);
    return {
      remote: { ...remote, canary: { ...canary, share } },
      runs: [canary.release],
      change: { command: 'canary', from, to },
    };
  });
}

/** Title, owner and paths of a stored release, which belong to the release that is live, and its operations. */
async function claimOf(name: string, store: string, release: Release, registry: Registry) {
  const { title, owner, paths, operations } = await readRelease(store, name, release.id);
  checkPaths({ name, paths }, registry);
  return { title, owner, paths, operations };
}

function runningIn({ release, canary }: RegisteredRemote): Release[] {
  return canary ? [release, canary.release] : [release];
}

/** Disables a remote: the shell shows the reason in its place. */
export async function disable(options: SwitchOptions): Promise<ChangeResult> {
  const { reason } = options;
  return await changeEntry(options, (remote) => {
    if (remote.state === 'disabled' && remote.reason === reason) return undefined;
    const change = { command: 'disable', from: remote.state, to: 'disabled' };
    return { remote: { ...remote, state: 'disabled', reason }, change };
  });
}

/** Enables a disabled remote. */
export async function enable(options: SwitchOptions): Promise<ChangeResult> {
  return await changeEntry(options, ({ reason: _wasDisabledFor, ...remote }) => {
    if (remote.state === 'live') return undefined;
    const change = { command: 'enable', from: 'disabled', to: 'live' };
    return { remote: { ...remote, state: 'live' }, runs: runningIn(remote), change };
  });
}

interface VerifiedRelease {
  release: string;
  files: number;
  faults: string[];
}

/** Verifies the signature of a remote's entry and the files of its releases; `faults` is empty where all match. */
export async function verify(name: string, store: string, trusted: TrustedKeys): Promise<VerifiedRelease> {
  const remote = remoteIn(await readRegistry(store), name);
  const releases = runningIn(remote);
  const faults = await Promise.all(releases.map((release) => faultsOf(store, name, release)));
  const fault = signatureFault(name, remote, trusted);
  return {
    release: remote.release.id,
    files: releases.reduce((sum, release) => sum + Object.keys(release.integrity).length, 0),
    faults: [...(fault ? [fault] : []), ...faults.flat()],
  };
}

async function switched({ name, store, reason, signer, 'dry-run': dryRun }: Input) {
  return { name, store, reason, dryRun, signer: await signer() };
}

/** The commands that copy no files: they change the entry of one remote in the registry. */
export const switchCommands: Record<string, Command> = {
  promote: {
    summary: 'Make the canary the live release.',
    details:
      'The entry and the files are verified first, and the operations are compared with those of the server. The release that\nwas live until now becomes the previous one.',
    subject: 'remote',
    options: ['shell', 'server', 'without-server', 'key', 'trust', 'reason', 'dry-run'],
    run: async (input) => {
      const { name, store } = input;
      const met = await serverToMeet(input);
      const result = await promote({ ...(await switched(input)), ...met });
      const { release } = remoteIn(result.registry, name);
      const { operations } = await readRelease(store, name, release.id);
      return changed(input, result, `${name} ${release.id} is live for everybody.\n${contractText(operations, met)}`);
    },
  },
  rollback: {
    summary: 'End the canary, or make the previous release live again.',
    details:
      'No file is copied; the entry and the files are verified first. A second rollback returns to where you were.',
    subject: 'remote',
    needsReason: true,
    options: ['reason', 'key', 'trust', 'dry-run'],
    run: async (input) => {
      const result = await rollback(await switched(input));
      const { release } = remoteIn(result.registry, input.name);
      return changed(input, result, `${input.name} is back on ${release.id}.`);
    },
  },
  disable: {
    summary: 'Disable a remote; the shell shows the reason in its place.',
    details: 'The rest of the suite goes on. Publishing does not enable it again.',
    subject: 'remote',
    needsReason: true,
    options: ['reason', 'key', 'trust', 'dry-run'],
    run: async (input) => {
      const result = await disable(await switched(input));
      return changed(
        input,
        result,
        `${input.name} is disabled.`,
        `${input.name} is disabled already, for this reason.`,
      );
    },
  },
  enable: {
    summary: 'Enable a disabled remote.',
    details: 'Its live release is the one it had, or one that was published since. Its files are verified first.',
    subject: 'remote',
    options: ['reason', 'key', 'trust', 'dry-run'],
    run: async (input) => {
      const result = await enable(await switched(input));
      return changed(input, result, `${input.name} is live.`, `${input.name} is live already.`);
    },
  },
  sign: {
    summary: 'Sign the entry of a remote again.',
    details:
      'With a new key while the old one is still trusted, or after the registry was restored from a backup: browsers refuse\nwhat is older than what they have seen. The entry and the files are verified first. --unverified accepts an entry\nwithout a trusted signature: read it before with `list --json`. The audit log keeps its fault and your reason.',
    subject: 'remote',
    options: ['key', 'trust', 'unverified', 'reason', 'dry-run'],
    run: async (input) => {
      const result = await resign({ ...(await switched(input)), unverified: input.unverified ?? false });
      return changed(input, result, `${input.name} is signed again.`);
    },
  },
};
