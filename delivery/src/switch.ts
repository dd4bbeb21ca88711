import type { Registry } from '@seamline/shared/contract/registry';
import { readDescriptor } from './build.ts';
import { DeliveryFailure } from './failure.ts';
import { refuseClaimedPaths } from './publish.ts';
import { faultsOf, folderOf } from './releases.ts';
import { changeRemote, readRegistry, remoteIn } from './store.ts';

interface SwitchOptions {
  name: string;
  store: string;
  reason?: string;
}

/** Makes the release before the live one live again. No file is copied: only the registry changes. */
export async function rollback({ name, store, reason }: SwitchOptions): Promise<Registry> {
  return changeRemote(store, async (registry) => {
    const remote = remoteIn(registry, name);
    const { release, previous } = remote;
    if (!previous) throw new DeliveryFailure(`${name} has no release before ${release.id} to go back to.`);
    const folder = folderOf(store, name, previous);
    const faults = await faultsOf(folder, previous);
    if (faults.length > 0) {
      throw new DeliveryFailure(`${name} cannot go back to ${previous.id}:\n${faults.join('\n')}`);
    }
    // Title, owner and paths belong to the release that is live.
    const { title, owner, paths } = await readDescriptor(folder);
    refuseClaimedPaths({ name, paths }, registry);
    return {
      remote: { ...remote, title, owner, paths, release: previous, previous: release },
      change: { command: 'rollback', remote: name, from: release.id, to: previous.id, reason },
    };
  });
}

/** Takes a remote out of use: the shell shows the reason in its place. */
export async function disable({ name, store, reason }: SwitchOptions): Promise<Registry> {
  return changeRemote(store, async (registry) => {
    const remote = remoteIn(registry, name);
    if (remote.state === 'disabled' && remote.reason === reason) return undefined;
    return {
      remote: { ...remote, state: 'disabled', reason },
      change: { command: 'disable', remote: name, from: remote.state, to: 'disabled', reason },
    };
  });
}

/** Puts a disabled remote back to use. */
export async function enable({ name, store, reason }: SwitchOptions): Promise<Registry> {
  return changeRemote(store, async (registry) => {
    const { reason: _wasDisabledFor, ...remote } = remoteIn(registry, name);
    if (remote.state === 'live') return undefined;
    return {
      remote: { ...remote, state: 'live' },
      change: { command: 'enable', remote: name, from: 'disabled', to: 'live', reason },
    };
  });
}

/** Hashes the files of the live release again; an empty list means that they are what was published. */
export async function verify({
  name,
  store,
}: SwitchOptions): Promise<{ release: string; files: number; faults: string[] }> {
  const { release } = remoteIn(await readRegistry(store), name);
  const faults = await faultsOf(folderOf(store, name, release), release);
  return { release: release.id, files: Object.keys(release.integrity).length, faults };
}
