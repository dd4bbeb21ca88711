import type { RegisteredRemote, Registry } from '@seamline/shared/contract/registry';
import { type Build, readBuild } from './build.ts';
import { DeliveryFailure } from './failure.ts';
import { folderOf, prune, storeRelease } from './releases.ts';
import { changeRemote, readRegistry } from './store.ts';

export interface PublishOptions {
  name: string;
  /** The folder of the build. */
  from: string;
  store: string;
  /** Checks everything and changes nothing. */
  dryRun?: boolean;
}

export interface Published {
  outcome: 'published' | 'unchanged' | 'would publish';
  release: string;
  previous?: string;
  state: RegisteredRemote['state'];
  revision: number;
}

/** Makes a build the live release of its remote. A build that is live already changes nothing. */
export async function publish({ name, from, store, dryRun = false }: PublishOptions): Promise<Published> {
  const build = await readBuild(name, from);
  if (dryRun) return rehearse(build, await readRegistry(store));
  let outcome: Published['outcome'] = 'unchanged';
  const after = await changeRemote(store, async (registry) => {
    refuseClaimedPaths(build.descriptor, registry);
    await storeRelease(folderOf(store, name, build.release), build.files);
    const before = registry.remotes[name];
    if (before?.release.id === build.release.id) return undefined;
    outcome = 'published';
    const remote = next(build, before);
    return {
      remote,
      change: { command: 'publish', remote: name, from: before?.release.id, to: build.release.id },
      afterwards: () => prune(store, name, remote),
    };
  });
  const remote = after.remotes[name] ?? next(build, undefined);
  return {
    outcome,
    release: remote.release.id,
    previous: remote.previous?.id,
    state: remote.state,
    revision: after.revision,
  };
}

function rehearse(build: Build, registry: Registry): Published {
  refuseClaimedPaths(build.descriptor, registry);
  const before = registry.remotes[build.descriptor.name];
  const unchanged = before?.release.id === build.release.id;
  return {
    outcome: unchanged ? 'unchanged' : 'would publish',
    release: build.release.id,
    previous: unchanged ? before.previous?.id : before?.release.id,
    state: before?.state ?? 'live',
    revision: registry.revision,
  };
}

/** A disabled remote stays disabled: whoever switched it off decides when it returns. */
function next({ descriptor, release }: Build, before: RegisteredRemote | undefined): RegisteredRemote {
  return {
    title: descriptor.title,
    owner: descriptor.owner,
    paths: descriptor.paths,
    state: before?.state ?? 'live',
    ...(before?.reason === undefined ? {} : { reason: before.reason }),
    release,
    ...(before ? { previous: before.release } : {}),
  };
}

/** Two remotes under one address would make the owner of a screen a matter of luck. */
export function refuseClaimedPaths(claim: { name: string; paths: string[] }, registry: Registry): void {
  for (const [other, remote] of Object.entries(registry.remotes)) {
    const claimed = remote.paths.filter((path) => claim.paths.includes(path));
    if (other !== claim.name && claimed.length > 0) {
      throw new DeliveryFailure(
        `${claim.name} claims ${claimed.map((path) => `/dashboard/${path}`).join(', ')}, which belongs to ${other} (${remote.owner}). Agree with them, or choose another path.`,
      );
    }
  }
}
