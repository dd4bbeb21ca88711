import {
  type Release,
  type RemoteDescriptor,
  remoteDescriptor,
  remoteName,
  STATS_FILE,
} from '@seamline/shared/contract/registry';
import { onBroken } from '../remotes/brokenReleases.ts';
import { RemoteError } from '../remotes/RemoteError.ts';
import { replaceRemote } from '../remotes/registryStore.ts';
import { settings } from '../remotes/settings.ts';
import { keepOverride } from './overrideWish.ts';
import { type RefusedOverride, tellOverride } from './shownOverride.ts';

const TIMEOUT = 4_000;

/** What breaks when a build for React's development version meets the production one. */
const DEVELOPMENT_SIGNS = /jsxDEV|recentlyCreatedOwnerStacks|\$Refresh(Sig|Reg)\$|react-refresh/;

/** Puts a development server in place of a remote's release, in this tab, until it fails or is stopped. */
export async function showOverride(wish: string): Promise<void> {
  const [name = '', address = ''] = wish.split(/@(.*)/s);
  if (wish === 'off') return keepOverride(null);
  if (!remoteName.safeParse(name).success || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return refuse(wish, '', 'unreadable');
  }
  const { origin } = new URL(address);
  if (!settings().override_origins.includes(origin)) return refuse(name, origin, 'notAllowed');
  const base = new URL('.', address).href;
  const found = await describe(base);
  if (!found) return refuse(name, origin, 'unreachable');
  if (found.name !== name) return refuse(name, origin, 'anotherRemote');
  if (bringsDevelopmentReact(found)) return refuse(found.title, origin, 'forDevelopment');
  const { title, owner, paths } = found;
  const release = releaseAt(base, found);
  keepOverride(wish);
  tellOverride({ title, origin });
  replaceRemote(name, { title, owner, paths, state: 'live', release });
  onBroken((broken, error) => {
    if (broken.container !== release.container) return;
    replaceRemote(name, undefined);
    refuse(title, origin, reasonOf(error));
  });
}

/** Takes a remote of the workspace from its development server, in a shell that is in development itself. */
export async function takeFrom(name: string, base: string): Promise<void> {
  const found = await describe(base);
  if (found?.name !== name) return;
  const { title, owner, paths } = found;
  replaceRemote(name, { title, owner, paths, state: 'live', release: releaseAt(base, found) });
}

/**
 * Whether a build holds its own copy of React's development runtime, which stops beside the shell's React. One that
 * takes the runtime from the shell works: in production this maps to the production runtime (`jsxDevRuntime.ts`).
 */
function bringsDevelopmentReact({ react, shared }: RemoteDescriptor): boolean {
  return react === 'development' && !('react/jsx-dev-runtime' in shared);
}

/** Ends it, and shows the page as everybody else sees it. */
export function stopOverride(): void {
  keepOverride(null);
  const address = new URL(location.href);
  address.searchParams.delete('override');
  location.assign(address);
  // An address that stays the same would only be scrolled.
  if (address.href === location.href) location.reload();
}

function refuse(title: string, origin: string, refused: RefusedOverride): void {
  keepOverride(null);
  tellOverride({ title, origin, refused });
}

async function describe(base: string): Promise<RemoteDescriptor | undefined> {
  try {
    const response = await fetch(new URL(STATS_FILE, base), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const found = remoteDescriptor.safeParse(response.ok ? await response.json() : null);
    return found.success ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/** Its bytes change, so nothing of it has a hash, and nobody has signed it. */
function releaseAt(base: string, { entry, container, shared, uses, preload }: RemoteDescriptor): Release {
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
