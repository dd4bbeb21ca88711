import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { isWhole, type Release, satisfiesCaret } from '@seamline/shared/contract/registry';
import type { RemoteModule } from '@seamline/shared/remote';
import { addressOf, allow } from './addresses.ts';
import { integrityPlugin } from './integrityPlugin.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { provided } from './provided.ts';
import { RemoteError } from './RemoteError.ts';

/** The one federation runtime of the page, which the entries of the remotes use too. */
const federation = createInstance({
  name: 'seamline_shell',
  remotes: [],
  plugins: [integrityPlugin, provideRuntime()],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    [...provided].map(([name, { version, source }]) => [
      name,
      {
        version,
        scope: ['default'],
        ...source,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/** Longest wait for a remote's routes once its entry has been asked for, in milliseconds. */
const ROUTES_TIMEOUT = 6_000;

const attempts = new Map<string, number>();

/**
 * Loads the routes of a release. Every try after the first changes the entry's URL, because a hanging request keeps
 * the former one locked in the browser's cache.
 * @throws RemoteError
 */
export async function loadRoutes(release: Release): Promise<RemoteModule['routes']> {
  assertCompatible(release);
  allow(release);
  const attempt = attempts.get(release.container) ?? 0;
  attempts.set(release.container, attempt + 1);
  register(release, attempt);
  const module = await inTime(ROUTES_TIMEOUT, load(release));
  if (!Array.isArray(module?.routes)) throw new RemoteError('contract', 'It does not offer any screens.');
  return module.routes;
}

/** Lets Module Federation DevTools see releases with their modules, also before one of them is loaded. */
export async function listReleases(releases: readonly Release[]): Promise<void> {
  for (const release of releases) {
    allow(release);
    // A retry has registered it under another URL.
    if (!attempts.has(release.container)) register(release, 0);
    const moduleInfo = federation.options.remotes.find(({ name }) => name === release.container);
    if (moduleInfo) await federation.snapshotHandler.loadRemoteSnapshotInfo({ moduleInfo });
  }
}

/** Registers a release by its manifest, which `integrityPlugin` makes out of the registry's entry. */
function register(release: Release, attempt: number): void {
  const entry = addressOf(release, MANIFEST_FILE) + (attempt > 0 ? `?attempt=${attempt}` : '');
  federation.registerRemotes([{ name: release.container, entry }], { force: attempt > 0 });
}

async function load(release: Release): Promise<RemoteModule | null> {
  try {
    return await federation.loadRemote<RemoteModule>(`${release.container}/routes`);
  } catch (cause) {
    const reason = String(cause);
    // The runtime counts an entry that came and then threw among those that did not come.
    const failedToLoad =
      /RUNTIME-008|ChunkLoadError|Loading (chunk|CSS)|registry does not list/.test(reason) &&
      !reason.includes('ScriptExecutionError');
    throw failedToLoad
      ? new RemoteError('load', 'Its files could not be loaded.', { cause })
      : new RemoteError('evaluation', 'It stopped with an error while starting.', { cause });
  }
}

/** Refuses a release that wants something the shell does not provide, before any of its code runs. */
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

async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError('timeout', 'It did not answer in time.')), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
