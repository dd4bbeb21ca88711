import { type RemoteDescriptor, remoteDescriptor, STATS_FILE } from '@seamline/shared/contract/releases/builds';
import { type Release, remoteName } from '@seamline/shared/contract/releases/registry';
import type { ShellSettings } from '@seamline/shared/contract/releases/shell-settings';
import { REGISTRY_TIMEOUT } from '../remotes/loadPolicy.ts';
import { RemoteError, type RemoteStore } from '../remotes/remoteStore.ts';
import { storeOverride } from '../remotes/requestedReleases.ts';

/** The reason why a development server is not shown. */
export type RefusedOverride =
  | 'unreadable'
  | 'notAllowed'
  | 'unreachable'
  | 'anotherRemote'
  | 'forDevelopment'
  | 'incompatible'
  | 'notLoaded'
  | 'stopped';

/** A development server that is shown in place of a release, or why none is. */
export interface Override {
  /** The name of the remote, or its title once it is known. */
  title: string;
  origin: string;
  refused?: RefusedOverride;
}

/** Errors of a build for React's development version beside the production one. */
const DEVELOPMENT_SIGNS = /jsxDEV|recentlyCreatedOwnerStacks|\$Refresh(Sig|Reg)\$|react-refresh/;

/** Puts a development server in place of a remote's release, in this tab, until it fails or is stopped. */
export async function showOverride(
  requested: string,
  store: RemoteStore,
  { override_origins }: ShellSettings,
): Promise<void> {
  const refuse = (title: string, origin: string, refused: RefusedOverride) => {
    storeOverride(null);
    store.setOverride({ title, origin, refused });
  };
  const [name = '', url = ''] = requested.split(/@(.*)/s);
  if (requested === 'off') return storeOverride(null);
  if (!remoteName.safeParse(name).success || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    return refuse(requested, '', 'unreadable');
  }
  const { origin } = new URL(url);
  if (!override_origins.includes(origin)) return refuse(name, origin, 'notAllowed');
  const base = new URL('.', url).href;
  const found = await describe(base);
  if (!found) return refuse(name, origin, 'unreachable');
  if (found.name !== name) return refuse(name, origin, 'anotherRemote');
  if (bringsDevelopmentReact(found)) return refuse(found.title, origin, 'forDevelopment');
  const { title } = found;
  storeOverride(requested);
  store.setOverride({ title, origin });
  const release = replaceBy(found, base, store);
  const stop = store.subscribe(() => {
    const failure = store.failureOf(release);
    if (!failure) return;
    stop();
    store.replaceRemote(name, undefined);
    refuse(title, origin, reasonOf(failure.error));
  });
}

/** Takes a remote of the workspace from its development server, in a shell that is in development itself. */
export async function takeFrom(name: string, base: string, store: RemoteStore): Promise<void> {
  const found = await describe(base);
  if (found?.name === name) replaceBy(found, base, store);
}

/** Shows a development server in place of the releases of its remote; returns the release that it is. */
function replaceBy(found: RemoteDescriptor, base: string, store: RemoteStore): Release {
  const { name, title, owner, paths } = found;
  const release = releaseAt(base, found);
  store.replaceRemote(name, { title, owner, paths, state: 'live', release });
  return release;
}

/**
 * Returns whether a build contains its own copy of React's development runtime, which fails with the shell's React. A
 * build that takes the runtime from the shell works: in production it maps to the production runtime
 * (`jsxDevRuntime.ts`).
 */
function bringsDevelopmentReact({ react, shared }: RemoteDescriptor): boolean {
  return react === 'development' && !('react/jsx-dev-runtime' in shared);
}

/** Ends the override of this tab, and shows the page without it. */
export function stopOverride(): void {
  storeOverride(null);
  const url = new URL(location.href);
  url.searchParams.delete('override');
  location.assign(url);
  // A URL that stays the same would only be scrolled.
  if (url.href === location.href) location.reload();
}

async function describe(base: string): Promise<RemoteDescriptor | undefined> {
  try {
    const response = await fetch(new URL(STATS_FILE, base), {
      cache: 'no-store',
      signal: AbortSignal.timeout(REGISTRY_TIMEOUT),
    });
    const found = remoteDescriptor.safeParse(response.ok ? await response.json() : null);
    return found.success ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the release of a development server. It has no hashes, because its files change, and no signature. */
function releaseAt(base: string, { entry, container, shared, uses, preload, commands }: RemoteDescriptor): Release {
  const published_at = new Date().toISOString();
  return {
    id: 'development',
    base,
    entry,
    container,
    integrity: {},
    shared,
    uses,
    preload,
    ...(commands && { commands }),
    published_at,
    development: true,
  };
}

function reasonOf(error: unknown): RefusedOverride {
  if (DEVELOPMENT_SIGNS.test(wordsOf(error))) return 'forDevelopment';
  if (!(error instanceof RemoteError)) return 'stopped';
  if (error.kind === 'incompatible') return 'incompatible';
  return error.kind === 'load' || error.kind === 'timeout' ? 'notLoaded' : 'stopped';
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.stack ?? ''} ${wordsOf(error.cause)}` : String(error);
}
