import type { Release } from '@seamline/shared/contract/registry';
import type { RouteObject } from '@seamline/shared/router';
import { useSyncExternalStore } from 'react';
import { loadRoutes } from './federation.ts';
import { preload } from './preload.ts';
import { RemoteError } from './RemoteError.ts';
import { replaceRefusedCopy } from './refusedCopy.ts';
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

/** Loads a remote unless it is there already; never rejects: a failure is a state. */
export function ensureRemote(name: string, remote: KnownRemote): Promise<RemoteState> {
  const state = stateOf(name);
  if (state.kind === 'ready' && isServed(state.release, remote)) return Promise.resolve(state);
  const pending = running.get(name) ?? start(name, remote);
  running.set(name, pending);
  return pending;
}

/** Whether a loaded release is still one that the registry offers. */
export function isServed(release: Release, remote: KnownRemote): boolean {
  return !remote.refusal && remote.state === 'live' && [remote.release.id, remote.previous?.id].includes(release.id);
}

async function start(name: string, remote: KnownRemote): Promise<RemoteState> {
  const before = stateOf(name);
  set(name, { kind: 'loading' });
  if (before.kind === 'failed') await replaceRefusedCopy(before.error);
  try {
    return set(name, await loadAny(name, remote));
  } catch (error) {
    const known = error instanceof RemoteError ? error : new RemoteError('evaluation', String(error), { cause: error });
    console.error(`${name}: ${known.message}`, known.cause ?? '');
    return set(name, { kind: 'failed', error: known });
  } finally {
    running.delete(name);
  }
}

/** The live release, thrice at most; then the one before it, once. */
async function loadAny(name: string, remote: KnownRemote): Promise<RemoteState> {
  if (remote.refusal) throw new RemoteError('untrusted', `Its entry in the registry is ${remote.refusal}.`);
  if (remote.state === 'disabled') {
    throw new RemoteError('disabled', remote.reason ?? 'It has been switched off by its team.');
  }
  try {
    const routes = await loadStubbornly(remote.release);
    noteUsage(name, remote.release.id, 'loaded');
    return { kind: 'ready', release: remote.release, routes };
  } catch (error) {
    noteUsage(name, remote.release.id, 'failed');
    if (!remote.previous) throw error;
    try {
      const routes = await loadRoutes(remote.previous);
      noteUsage(name, remote.previous.id, 'loaded');
      return { kind: 'ready', release: remote.previous, routes };
    } catch {
      throw error;
    }
  }
}

async function loadStubbornly(release: Release): Promise<RouteObject[]> {
  preload(release);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadRoutes(release);
    } catch (error) {
      const mayPass = error instanceof RemoteError && error.kind === 'load';
      if (!mayPass || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSES[attempt]));
      await replaceRefusedCopy(error);
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
