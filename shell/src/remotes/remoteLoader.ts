import type { Release } from '@seamline/shared/contract/registry';
import { useSyncExternalStore } from 'react';
import type { RouteObject } from 'react-router-dom';
import { noteBroken, releaseToShow } from './brokenReleases.ts';
import { loadRoutes } from './federation.ts';
import { preload } from './preload.ts';
import { RemoteError } from './RemoteError.ts';
import { refetchRelease } from './refetchRelease.ts';
import type { KnownRemote } from './trustedEntries.ts';
import { noteUsage } from './usageReports.ts';

/** Where a remote stands. `ready` names the release that really runs, which may be the one before. */
export type RemoteState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; release: Release; routes: RouteObject[] }
  | { kind: 'failed'; error: RemoteError };

const IDLE: RemoteState = { kind: 'idle' };
const TRIES = 3;
const PAUSES = [0, 300, 900];

const states = new Map<string, RemoteState>();
const running = new Map<string, Promise<RemoteState>>();
const listeners = new Set<() => void>();

/** The state of a remote, kept current. */
export function useRemoteState(name: string): RemoteState {
  return useSyncExternalStore(subscribe, () => stateOf(name));
}

function stateOf(name: string): RemoteState {
  return states.get(name) ?? IDLE;
}

/** Loads a remote for one of its pages unless it is there already; never rejects: a failure is a state. */
export function ensureRemote(name: string, remote: KnownRemote, pathname: string): Promise<RemoteState> {
  const state = stateOf(name);
  if (state.kind === 'ready' && isWanted(state.release, remote)) return Promise.resolve(state);
  const pending = running.get(name) ?? start(name, remote, pathname);
  running.set(name, pending);
  return pending;
}

/** Whether a loaded release is the one that a person would get now. */
function isWanted({ container }: Release, remote: KnownRemote): boolean {
  return !remote.refusal && remote.state === 'live' && releaseToShow(remote).container === container;
}

/** Tries what has failed once more, unseen: what was mended meanwhile is there again before anybody asks. */
export function retryFailed(remotes: Readonly<Record<string, KnownRemote>>): void {
  for (const [name, remote] of Object.entries(remotes)) {
    const state = stateOf(name);
    if (state.kind !== 'failed' || running.has(name)) continue;
    const attempt = loadAny(name, remote, location.pathname, false)
      .then((loaded) => set(name, loaded))
      .catch((error: unknown) => set(name, { kind: 'failed', error: asRemoteError(error) }))
      .finally(() => running.delete(name));
    running.set(name, attempt);
  }
}

async function start(name: string, remote: KnownRemote, pathname: string): Promise<RemoteState> {
  set(name, { kind: 'loading' });
  try {
    return set(name, await loadAny(name, remote, pathname));
  } catch (error) {
    const known = asRemoteError(error);
    console.error(`${name}: ${known.message}`, known.cause ?? '');
    return set(name, { kind: 'failed', error: known });
  } finally {
    running.delete(name);
  }
}

function asRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError('evaluation', String(error), { cause: error });
}

/** The release that is wanted, thrice at most; then the one before it, once. */
async function loadAny(name: string, remote: KnownRemote, pathname: string, isAskedFor = true): Promise<RemoteState> {
  if (remote.refusal) throw new RemoteError('untrusted', `Its entry in the registry is ${remote.refusal}.`);
  if (remote.state === 'disabled') {
    throw new RemoteError('disabled', remote.reason ?? 'It has been switched off by its team.');
  }
  const release = releaseToShow(remote);
  try {
    return await ready(name, release, loadStubbornly(release, pathname, isAskedFor));
  } catch (error) {
    // A failure counts once, however often it is tried again unseen.
    if (isAskedFor) noteUsage(name, release.id, 'failed');
    noteBroken(release, error);
    const other = releaseToShow(remote);
    if (other.container === release.container) throw error;
    try {
      return await ready(name, other, loadRoutes(other));
    } catch (another) {
      noteBroken(other, another);
      throw error;
    }
  }
}

async function ready(name: string, release: Release, loading: Promise<RouteObject[]>): Promise<RemoteState> {
  const routes = await loading;
  noteUsage(name, release.id, 'loaded');
  return { kind: 'ready', release, routes };
}

async function loadStubbornly(release: Release, pathname: string, isAskedFor: boolean): Promise<RouteObject[]> {
  preload(release, pathname);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadRoutes(release);
    } catch (error) {
      const mayPass = error instanceof RemoteError && error.kind === 'load';
      if (!mayPass || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSES[attempt]));
      // Once: a server that has none of the files is not asked for all of them again.
      if (isAskedFor && attempt === 1) await refetchRelease(release);
    }
  }
}

function set(name: string, state: RemoteState): RemoteState {
  states.set(name, state);
  for (const listener of listeners) listener();
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
