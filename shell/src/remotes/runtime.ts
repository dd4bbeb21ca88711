import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { isWhole, type Release, satisfiesCaret } from '@seamline/shared/contract/releases/registry';
import type { ShellSettings } from '@seamline/shared/contract/releases/shell-settings';
import type { RemoteModule } from '@seamline/shared/remote';
import { withTimeout } from '../scheduling.ts';
import { createIntegrityPlugin, folderOf } from './integrityPlugin.ts';
import { REFETCH_TIMEOUT, ROUTES_TIMEOUT } from './loadPolicy.ts';
import { provided } from './provided.ts';
import { fileUrl } from './releaseFiles.ts';
import { RemoteError } from './remoteStore.ts';

export type Runtime = ReturnType<typeof createRuntime>;

/** Creates the one federation runtime of the page, which the entries of the remotes use too. */
export function createRuntime(settings: ShellSettings) {
  const allowed = new Map<string, Release>();
  /** Tries by container. */
  const attempts = new Map<string, number>();
  const federation = createInstance({
    name: 'seamline_shell',
    remotes: [],
    plugins: [createIntegrityPlugin(allowed, settings), provideRuntime()],
    shareStrategy: 'loaded-first',
    shared: sharedModules(),
  });

  /** Registers a release by its entry, whose name and hash the registry has: no manifest is fetched. */
  function register(release: Release, attempt: number): void {
    allowed.set(folderOf(release), release);
    const { container } = release;
    const entry = fileUrl(release, release.entry) + (attempt > 0 ? `?attempt=${attempt}` : '');
    federation.registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }], {
      force: attempt > 0,
    });
  }

  /**
   * Loads the routes of a release. Every try after the first changes the entry's URL, because a hanging request keeps
   * the former one locked in the browser's cache.
   * @throws RemoteError
   */
  async function loadRoutes(release: Release): Promise<RemoteModule['routes']> {
    assertCompatible(release);
    const attempt = attempts.get(release.container) ?? 0;
    attempts.set(release.container, attempt + 1);
    register(release, attempt);
    const loading = federation.loadRemote<RemoteModule>(`${release.container}/routes`).catch(throwRemoteError);
    const tooLong = new RemoteError('timeout', 'It did not answer in time.');
    const module = await withTimeout(ROUTES_TIMEOUT, loading, tooLong);
    if (!Array.isArray(module?.routes)) throw new RemoteError('contract', 'It does not offer any screens.');
    return module.routes;
  }

  return { loadRoutes };
}

function sharedModules() {
  return Object.fromEntries(
    [...provided].map(([name, { version, source }]) => [
      name,
      {
        version,
        scope: ['default'],
        ...source,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  );
}

function throwRemoteError(cause: unknown): never {
  const reason = String(cause);
  // The runtime counts an entry that came and then threw among those that did not come.
  const failedToLoad =
    /RUNTIME-008|ChunkLoadError|Loading (chunk|CSS)|registry does not list/.test(reason) &&
    !reason.includes('ScriptExecutionError');
  throw failedToLoad
    ? new RemoteError('load', 'Its files could not be loaded.', { cause })
    : new RemoteError('evaluation', 'It stopped with an error while starting.', { cause });
}

/** Refuses a release whose required shared exports the shell does not provide, before any of its code runs. */
function assertCompatible(release: Release): void {
  for (const [name, range] of Object.entries(release.shared)) {
    const known = provided.get(name);
    if (!known || !satisfiesCaret(known.version, range)) {
      const have = known ? `version ${known.version}` : 'nothing';
      throw new RemoteError('incompatible', `It needs ${name} ${range}, and this page provides ${have}.`);
    }
    const missing = (release.uses[name] ?? []).filter((used) => !isWhole(used) && !known.exports.includes(used));
    if (missing.length > 0) {
      throw new RemoteError(
        'incompatible',
        `It needs ${missing.join(', ')} of ${name}, which this page does not have.`,
      );
    }
  }
}

/**
 * Fetches every script and style sheet of a release past the HTTP cache. The files are immutable, so a browser keeps a
 * corrupted copy for a year and refuses it again each time. All are fetched, because each chunk only names the next one.
 * The caller loads again afterwards, and once more for a screen: Chromium gives a preloaded response to one script, also
 * a response that it has refused. Never rejects: a remaining failure appears when the release is loaded.
 */
export async function refetchRelease(release: Release): Promise<void> {
  const signal = AbortSignal.timeout(REFETCH_TIMEOUT);
  const files = Object.keys(release.integrity).filter((file) => /\.(?:js|css)$/.test(file));
  await Promise.allSettled(
    files.map(async (file) => {
      const response = await fetch(fileUrl(release, file), { cache: 'reload', signal });
      // The cache has the copy once it has been read to its end.
      await response.arrayBuffer();
    }),
  );
}
