import type { Registry, Release, TrustedKeys } from '@seamline/shared/contract/registry';
import { DeliveryFailure } from './failure.ts';
import { type Signer, signatureFault } from './keys.ts';
import { refuseClaimedPaths } from './publish.ts';
import { faultsOf, readRelease } from './releases.ts';
import { changeRemote, readRegistry, remoteIn } from './store.ts';

interface SwitchOptions {
  name: string;
  store: string;
  signer: Signer;
  reason?: string | undefined;
  /** Decides and changes nothing. */
  dryRun?: boolean | undefined;
}

/** Ends the trial of a release; without one, makes the release before the live one live again. No file is copied. */
export async function rollback({ name, store, signer, reason, dryRun }: SwitchOptions): Promise<Registry> {
  return changeRemote(
    store,
    signer,
    async (registry) => {
      const { canary, ...remote } = remoteIn(registry, name);
      const { release, previous } = remote;
      if (canary) {
        const change = { command: 'rollback', remote: name, from: canary.release.id, to: release.id, reason };
        return { remote, change };
      }
      if (!previous) throw new DeliveryFailure(`${name} has no release before ${release.id} to go back to.`);
      return {
        remote: {
          ...remote,
          ...(await claimOf(name, store, previous, registry)),
          release: previous,
          previous: release,
        },
        change: { command: 'rollback', remote: name, from: release.id, to: previous.id, reason },
      };
    },
    dryRun,
  );
}

/** Ends the trial of just that release; one that was promoted or replaced meanwhile is left alone. */
export async function endTrial({
  name,
  store,
  signer,
  reason,
  trial,
}: SwitchOptions & { trial: string }): Promise<void> {
  await changeRemote(store, signer, async (registry) => {
    const { canary, ...remote } = remoteIn(registry, name);
    if (canary?.release.id !== trial) return undefined;
    return { remote, change: { command: 'guard', remote: name, from: trial, to: remote.release.id, reason } };
  });
}

/** Makes the release on trial the live one for everybody. */
export async function promote({ name, store, signer, reason, dryRun }: SwitchOptions): Promise<Registry> {
  return changeRemote(
    store,
    signer,
    async (registry) => {
      const { canary, ...remote } = remoteIn(registry, name);
      if (!canary) throw new DeliveryFailure(`${name} has no release on trial.`);
      const claim = await claimOf(name, store, canary.release, registry);
      return {
        remote: { ...remote, ...claim, release: canary.release, previous: remote.release },
        change: { command: 'promote', remote: name, from: remote.release.id, to: canary.release.id, reason },
      };
    },
    dryRun,
  );
}

/** Signs the entry of a remote anew: after a change of keys, or when a registry came back from a backup. */
export async function resign({ name, store, signer, reason, dryRun }: SwitchOptions): Promise<Registry> {
  return changeRemote(
    store,
    signer,
    async (registry) => {
      const remote = remoteIn(registry, name);
      return { remote, change: { command: 'sign', remote: name, to: remote.release.id, reason } };
    },
    dryRun,
  );
}

/** Gives the release on trial to another share of the viewers. */
export async function resize({
  name,
  store,
  signer,
  reason,
  share,
  dryRun,
}: SwitchOptions & { share: number }): Promise<Registry> {
  return changeRemote(
    store,
    signer,
    async (registry) => {
      const remote = remoteIn(registry, name);
      const { canary } = remote;
      if (!canary) throw new DeliveryFailure(`${name} has no release on trial.`);
      if (canary.share === share) return undefined;
      const to = `${canary.release.id} for ${share} %`;
      return {
        remote: { ...remote, canary: { ...canary, share } },
        change: { command: 'canary', remote: name, from: `${canary.release.id} for ${canary.share} %`, to, reason },
      };
    },
    dryRun,
  );
}

/** Title, owner and paths of a stored release, whose files are hashed first: they belong to the release that is live. */
async function claimOf(name: string, store: string, release: Release, registry: Registry) {
  const faults = await faultsOf(store, name, release);
  if (faults.length > 0) throw new DeliveryFailure(`${name} cannot change to ${release.id}:\n${faults.join('\n')}`);
  const { title, owner, paths } = await readRelease(store, name, release.id);
  refuseClaimedPaths({ name, paths }, registry);
  return { title, owner, paths };
}

/** Takes a remote out of use: the shell shows the reason in its place. */
export async function disable({ name, store, signer, reason, dryRun }: SwitchOptions): Promise<Registry> {
  return changeRemote(
    store,
    signer,
    async (registry) => {
      const remote = remoteIn(registry, name);
      if (remote.state === 'disabled' && remote.reason === reason) return undefined;
      return {
        remote: { ...remote, state: 'disabled', reason },
        change: { command: 'disable', remote: name, from: remote.state, to: 'disabled', reason },
      };
    },
    dryRun,
  );
}

/** Puts a disabled remote back to use. */
export async function enable({ name, store, signer, reason, dryRun }: SwitchOptions): Promise<Registry> {
  return changeRemote(
    store,
    signer,
    async (registry) => {
      const { reason: _wasDisabledFor, ...remote } = remoteIn(registry, name);
      if (remote.state === 'live') return undefined;
      return {
        remote: { ...remote, state: 'live' },
        change: { command: 'enable', remote: name, from: 'disabled', to: 'live', reason },
      };
    },
    dryRun,
  );
}

interface Verified {
  release: string;
  files: number;
  faults: string[];
}

/** Checks the signature of a remote's entry and hashes the files of its releases; without faults all is as published. */
export async function verify(name: string, store: string, trusted: TrustedKeys): Promise<Verified> {
  const remote = remoteIn(await readRegistry(store), name);
  const releases = [remote.release, ...(remote.canary ? [remote.canary.release] : [])];
  const faults = await Promise.all(releases.map((release) => faultsOf(store, name, release)));
  const fault = signatureFault(name, remote, trusted);
  return {
    release: remote.release.id,
    files: releases.reduce((sum, release) => sum + Object.keys(release.integrity).length, 0),
    faults: [...(fault ? [fault] : []), ...faults.flat()],
  };
}
