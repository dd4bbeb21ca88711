import type { ShellDescriptor } from '@seamline/shared/contract/releases/builds';
import type { RegisteredRemote, Registry, Release } from '@seamline/shared/contract/releases/registry';
import { type Build, readBuild } from './build.ts';
import { checkOperations, type ServerContract } from './contractGate.ts';
import { DeliveryFailure } from './failure.ts';
import { readSourceMaps } from './files.ts';
import type { Signer } from './keys.ts';
import { changeRemote, remoteIn } from './registryOperations.ts';
import { prune, storeRelease } from './releases.ts';
import { faultsOfBuild } from './shell.ts';
import { storeSourceMaps } from './sourceMaps.ts';

export interface PublishOptions {
  name: string;
  /** The folder of the build. */
  from: string;
  store: string;
  signer: Signer;
  /** Percent of the viewers who get the release as a canary; without it everybody gets it. */
  share?: number;
  /** Why, for the audit log. */
  reason?: string | undefined;
  /** The result of its smoke test. */
  verdict?: Release['verdict'];
  /** The deployed shell, which the build has to fit; without it only the page itself will check. */
  shell?: ShellDescriptor;
  /** The server that the release will meet; without it nothing is compared. */
  server?: ServerContract | undefined;
  /** The reason why nothing is compared, for the audit log. */
  withoutServer?: string | undefined;
  /** Throws a refusal where the present entry must stay; called while no other command changes it. */
  refuse?: (entry: RegisteredRemote | undefined) => void;
  /** Checks everything and changes nothing. */
  dryRun?: boolean;
}

export interface PublishResult {
  outcome: 'published' | 'unchanged' | 'would publish';
  release: string;
  previous?: string;
  /** Percent of the viewers who get it; left out when it is everybody. */
  share?: number;
  state: RegisteredRemote['state'];
  revision: number;
}

/** Makes a build the live release of its remote, or its canary. A build that is there already changes nothing. */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { name, from, store, signer, share, shell, server, verdict, refuse, dryRun = false } = options;
  const { reason, withoutServer } = options;
  const read = await readBuild(name, from);
  const build = verdict ? { ...read, release: { ...read.release, verdict } } : read;
  const faults = shell ? faultsOfBuild(shell, build) : [];
  if (faults.length > 0) throw new DeliveryFailure(faults.join('\n'));
  checkOperations(`${name} ${build.release.id}`, build.descriptor.operations, server);
  const check = (registry: Registry) => {
    checkPaths(build.descriptor, registry);
    if (share !== undefined && !registry.remotes[name]) {
      throw new DeliveryFailure(`${name} has no live release to compare this one with. Publish it to everybody first.`);
    }
  };
  const { registry, isChanged } = await changeRemote({ store, name, signer, reason, dryRun }, async (registry) => {
    const before = registry.remotes[name];
    refuse?.(before);
    check(registry);
    if (!dryRun) {
      await storeRelease(store, build);
      await storeSourceMaps(store, name, build.release.id, await readSourceMaps(from));
    }
    if (before && isThere(before, build, share)) return undefined;
    const remote = next(build, before, share);
    return {
      remote,
      change: {
        command: share === undefined ? 'publish' : 'canary',
        from: before?.release.id,
        to: share === undefined ? build.release.id : `${build.release.id} for ${share} %`,
        withoutServer,
      },
      afterwards: () => prune(store, name, remote),
    };
  });
  const { previous, canary, release, state } = remoteIn(registry, name);
  const isCanary = canary?.release.id === build.release.id;
  const done = dryRun ? 'would publish' : 'published';
  const before = isCanary ? release.id : previous?.id;
  return {
    outcome: isChanged ? done : 'unchanged',
    release: build.release.id,
    ...(before === undefined ? {} : { previous: before }),
    ...(isCanary ? { share: canary.share } : {}),
    state,
    revision: registry.revision,
  };
}

function isThere(before: RegisteredRemote, { release }: Build, share: number | undefined): boolean {
  // A canary of the live release would become its own previous release when it is promoted.
  if (before.release.id === release.id) return true;
  return share !== undefined && before.canary?.release.id === release.id && before.canary.share === share;
}

/**
 * A disabled remote stays disabled until it is enabled. A release for everybody ends the canary of another; a canary
 * changes nothing for the other viewers, not even the paths of the remote.
 */
function next(build: Build, before: RegisteredRemote | undefined, share: number | undefined): RegisteredRemote {
  const { descriptor, release } = build;
  if (before && share !== undefined) return { ...before, canary: { release, share } };
  return {
    title: descriptor.title,
    owner: descriptor.owner,
    paths: descriptor.paths,
    state: before?.state ?? 'live',
    ...(before?.reason === undefined ? {} : { reason: before.reason }),
    release,
    ...(before ? { previous: before.release.id === release.id ? before.previous : before.release } : {}),
  };
}

/** Two remotes under one address would make the owner of a screen a matter of luck. */
export function checkPaths(claim: { name: string; paths: string[] }, registry: Registry): void {
  for (const [other, remote] of Object.entries(registry.remotes)) {
    const claimed = remote.paths.filter((path) => claim.paths.includes(path));
    if (other !== claim.name && claimed.length > 0) {
      throw new DeliveryFailure(
        `${claim.name} claims ${claimed.map((path) => `/dashboard/${path}`).join(', ')}, which belongs to ${other} (${remote.owner}). Agree with them, or choose another path.`,
      );
    }
  }
}
