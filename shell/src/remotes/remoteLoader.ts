import type { Release } from '@seamline/shared/contract/releases/registry';
import type { EarlyStart } from './earlyStart.ts';
import { RETRY_PAUSES } from './loadPolicy.ts';
import type { KnownRemote } from './registry.ts';
import { failureKindOf, RemoteError, type RemoteState, type RemoteStore } from './remoteStore.ts';
import { type Runtime, refetchRelease } from './runtime.ts';
import type { Usage } from './usage.ts';

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

/** Creates the loader of remotes, which keeps their states. A failure is a state, never a rejection. */
export function createRemoteLoader(store: RemoteStore, runtime: Runtime, earlyStart: EarlyStart, usage: Usage) {
  const running = new Map<string, Promise<RemoteState>>();

  /** Loads a remote for one of its pages, unless the release that the person would get now is loaded. */
  function ensure(name: string, remote: KnownRemote, pathname: string): Promise<RemoteState> {
    const state = store.stateOf(name);
    const isWanted =
      state.kind === 'ready' &&
      !remote.refusal &&
      remote.state === 'live' &&
      store.releaseToShow(remote).container === state.release.container;
    if (isWanted) return Promise.resolve(state);
    const pending = running.get(name);
    if (pending) return pending;
    store.setState(name, { kind: 'loading' });
    return run(name, remote, pathname, true);
  }

  /** Retries failed remotes in the background, so that a repaired one is ready before it is opened. */
  function retryFailed(): void {
    for (const [name, remote] of Object.entries(store.registry.remotes)) {
      const mayRetry = store.stateOf(name).kind === 'failed' && !running.has(name);
      if (mayRetry) void run(name, remote, location.pathname, false);
    }
  }

  function run(name: string, remote: KnownRemote, pathname: string, isRequested: boolean): Promise<RemoteState> {
    const work = loadAny(name, remote, pathname, isRequested)
      .catch((cause: unknown): RemoteState => {
        const error = cause instanceof RemoteError ? cause : new RemoteError('evaluation', String(cause), { cause });
        if (isRequested) console.error(`${name}: ${error.message}`, error.cause ?? '');
        return { kind: 'failed', error };
      })
      .then((state) => {
        running.delete(name);
        store.setState(name, state);
        return state;
      });
    running.set(name, work);
    return work;
  }

  /** Loads the release for this viewer or, if it fails, the previous one. */
  async function loadAny(name: string, remote: KnownRemote, pathname: string, isRequested: boolean) {
    if (remote.refusal) {
      throw new RemoteError(failureKindOf(remote.refusal), `Its entry in the registry is ${remote.refusal}.`);
    }
    if (remote.state === 'disabled') {
      throw new RemoteError('disabled', remote.reason ?? 'It has been switched off by its team.');
    }
    const release = store.releaseToShow(remote);
    try {
      return await ready(name, release, loadWithRetries(release, pathname, isRequested));
    } catch (error) {
      // A failure counts once, even if background retries fail again.
      if (isRequested) usage.reportFault({ remote: name, release: release.id, outcome: 'failed', error, pathname });
      store.recordFailure(release, error);
      const other = store.releaseToShow(remote);
      if (other.container === release.container) throw error;
      return await ready(name, other, runtime.loadRoutes(other)).catch((otherError: unknown) => {
        store.recordFailure(other, otherError);
        throw error;
      });
    }
  }

  async function ready(name: string, release: Release, loading: ReturnType<Runtime['loadRoutes']>) {
    const routes = await loading;
    usage.record(name, release.id, 'loaded');
    return { kind: 'ready', release, routes } as const;
  }

  async function loadWithRetries(release: Release, pathname: string, isRequested: boolean) {
    earlyStart.preloadFiles(release, pathname);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await runtime.loadRoutes(release);
      } catch (error) {
        const pause = RETRY_PAUSES[attempt];
        const mayPass = error instanceof RemoteError && error.kind === 'load';
        if (!mayPass || pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        // Once, because a server without the files would get all of these requests again.
        if (isRequested && attempt === 0) await refetchRelease(release);
      }
    }
  }

  return { ensure, retryFailed };
}
