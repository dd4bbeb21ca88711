import { type ShellSettings, shellSettings } from '@seamline/shared/contract/releases/shell-settings';
import { prefetchCalls } from '@seamline/shared/http';
import type { createBrowserRouter } from 'react-router-dom';
import { IDLE_AFTER } from '../scheduling.ts';
import type { EarlyStart } from './earlyStart.ts';
import type { HostDocument } from './hostDocument.ts';
import { createRegistryReader } from './registry.ts';
import { createRemoteLoader } from './remoteLoader.ts';
import { createRemoteRoutes } from './remoteRoutes.tsx';
import { RemoteStore } from './remoteStore.ts';
import { requestedOverride } from './requestedReleases.ts';
import { createRuntime } from './runtime.ts';
import { createUsage, showComposition } from './usage.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export type Remotes = Awaited<ReturnType<typeof startRemotes>>;

/**
 * Starts reading the registry and everything that depends on it, once in the life of the page.
 * @returns The state of the remotes, and their reader, loader and routes.
 */
export async function startRemotes(host: HostDocument, earlyStart: EarlyStart) {
  const settings = settingsOf(host);
  const store = new RemoteStore();
  const registry = createRegistryReader(host, store, settings.registry_poll_seconds * 1000);
  const usage = createUsage(store);
  const runtime = createRuntime(settings);
  const loader = createRemoteLoader(store, runtime, earlyStart, usage);
  const routes = createRemoteRoutes(store, loader, earlyStart);
  await registry.start();
  if (process.env.NODE_ENV === 'development') await takeRunningRemotes(store);
  await followOverride(store, settings);
  showComposition(store);
  usage.start();
  const remote = store.remoteFor(location.pathname)?.[1];
  if (remote?.state === 'live' && !remote.refusal) earlyStart.startPage(remote.release);
  if (earlyStart.hasData()) setTimeout(prefetchCalls, IDLE_AFTER);
  else prefetchCalls();
  return { store, registry, usage, loader, routes };
}

/** As for a host that injects nothing. */
const DEFAULT_SETTINGS: ShellSettings = { registry_poll_seconds: 60, override_origins: [] };

/** Returns the settings of the shell's operator. */
function settingsOf(host: HostDocument): ShellSettings {
  const settings = shellSettings.safeParse(host.settings);
  return settings.success ? settings.data : DEFAULT_SETTINGS;
}

/**
 * Moves a remote to another release when its area is entered next: what is on the screen stays on the release it
 * began with, so that no entries are lost. A remote that failed is tried again at every read of the registry.
 * @returns A function that stops this.
 */
export function watchReleases(router: Router, { store, registry, loader, routes }: Remotes): () => void {
  let seen = store.registry;
  const dropOutdated = () => {
    const here = store.remoteFor(router.state.location.pathname)?.[0];
    for (const [name, remote] of Object.entries(store.registry.remotes)) {
      const running = store.patchedRoutes(name)?.release;
      const isOutdated = remote.state === 'disabled' || running?.container !== store.releaseToShow(remote).container;
      if (running !== undefined && isOutdated && name !== here) routes.drop(name);
    }
  };
  const retryFailed = () => {
    if (!document.hidden) loader.retryFailed();
  };
  const stopRegistry = store.subscribe(() => {
    if (store.registry === seen) return;
    seen = store.registry;
    dropOutdated();
    retryFailed();
  });
  const stopRouter = router.subscribe(dropOutdated);
  const timer = setInterval(retryFailed, registry.pollInterval);
  return () => {
    stopRegistry();
    stopRouter();
    clearInterval(timer);
  };
}

/** Shows the development server that this tab requested: `?override=mf-leave@http://localhost:3102/`. */
async function followOverride(store: RemoteStore, settings: ShellSettings): Promise<void> {
  const requested = requestedOverride();
  if (requested === null) return;
  const { showOverride } = await import('../override/override.ts');
  await showOverride(requested, store, settings);
}

/** Shows the remotes of the workspace whose development servers run, as the shell's `rsbuild dev` lists them. */
async function takeRunningRemotes(store: RemoteStore): Promise<void> {
  const response = await fetch('/running-remotes.json', { cache: 'no-store' });
  const running = (await response.json()) as Record<string, string>;
  const { takeFrom } = await import('../override/override.ts');
  await Promise.all(Object.entries(running).map(([name, base]) => takeFrom(name, base, store)));
}
