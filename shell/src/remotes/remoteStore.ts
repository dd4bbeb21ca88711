import { type Release, shareOf } from '@seamline/shared/contract/releases/registry';
import { currentSession } from '@seamline/shared/session';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Override } from '../override/override.ts';
import type { VerificationFailure } from './hostDocument.ts';
import { BROKEN_RELEASE_PAUSE } from './loadPolicy.ts';
import type { KnownRemote } from './registry.ts';
import type { Remotes } from './remotes.ts';
import { requestedCanaries } from './requestedReleases.ts';

/** Kinds of failure of a remote, as telemetry and tests name them. */
export type RemoteFailureKind =
  | 'timeout'
  | 'load'
  | 'evaluation'
  | 'contract'
  | 'incompatible'
  | 'disabled'
  | 'untrusted'
  | 'unverified';

/** A remote that cannot be shown; `message` is a sentence for people. */
export class RemoteError extends Error {
  readonly kind: RemoteFailureKind;

  constructor(kind: RemoteFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RemoteError';
    this.kind = kind;
  }
}

/** Returns what kind of failure it is that an entry of the registry is not trusted. */
export function failureKindOf(refusal: VerificationFailure) {
  return refusal === 'not verified' ? 'unverified' : 'untrusted';
}

/** The registry as the shell knows it: the entries that are trusted, and why others are not. */
export interface KnownRegistry {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, KnownRemote>>;
}

/** The state of a remote. `ready` names the release that runs, which may be the previous one. */
export type RemoteState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; release: Release; routes: RouteObject[] }
  | { kind: 'failed'; error: RemoteError };

/** The routes of a release that the router holds. */
interface PatchedRoutes {
  readonly release: Release;
  readonly routeId: string;
}

/** A failure of a release in this tab. */
interface LoadFailure {
  readonly error: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const EMPTY: KnownRegistry = { revision: 0, remotes: {} };
const IDLE: RemoteState = { kind: 'idle' };

/** The state of all remotes of the page. It is created once, for the first session of the page. */
export class RemoteStore {
  readonly #listeners = new Set<() => void>();
  readonly #replacements = new Map<string, KnownRemote>();
  readonly #states = new Map<string, RemoteState>();
  readonly #patched = new Map<string, PatchedRoutes>();
  /** By container. */
  readonly #failures = new Map<string, LoadFailure>();
  #registry = EMPTY;
  #viewed = { of: EMPTY, viewer: '', registry: EMPTY };
  #override: Override | undefined;

  /** Calls back after every change. Returns a function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The registry as the present viewer gets it: with their canaries and with the overrides of this tab. */
  get registry(): KnownRegistry {
    const viewer = currentSession()?.number ?? '';
    if (this.#viewed.of !== this.#registry || this.#viewed.viewer !== viewer) {
      const entries = Object.entries(this.#registry.remotes).map(([name, each]) => [
        name,
        forViewer(name, each, viewer),
      ]);
      const remotes: Record<string, KnownRemote> = Object.fromEntries(entries);
      for (const [name, each] of this.#replacements) remotes[name] = { ...each, ...fallbackTo(remotes[name]) };
      this.#viewed = { of: this.#registry, viewer, registry: { ...this.#registry, remotes } };
    }
    return this.#viewed.registry;
  }

  setRegistry(registry: KnownRegistry): void {
    this.#registry = registry;
    this.#changed();
  }

  /** Replaces a remote in this tab; `undefined` restores the registry's entry. */
  replaceRemote(name: string, remote: KnownRemote | undefined): void {
    if (remote) this.#replacements.set(name, remote);
    else this.#replacements.delete(name);
    this.setRegistry({ ...this.#registry });
  }

  /** Returns the remote that owns a path below /dashboard, by its first segment in any case. */
  remoteFor(pathname: string): [name: string, remote: KnownRemote] | undefined {
    const segment = pathname.split('/')[2]?.toLowerCase();
    if (!segment) return undefined;
    const owners = Object.entries(this.registry.remotes).filter(([, { paths }]) => paths.includes(segment));
    // An entry that is not trusted takes no path from one that is.
    return owners.find(([, { refusal }]) => !refusal) ?? owners[0];
  }

  stateOf(name: string): RemoteState {
    return this.#states.get(name) ?? IDLE;
  }

  setState(name: string, state: RemoteState): RemoteState {
    this.#states.set(name, state);
    this.#changed();
    return state;
  }

  /** Returns the routes of a remote that the router holds. */
  patchedRoutes(name: string): PatchedRoutes | undefined {
    return this.#patched.get(name);
  }

  setPatchedRoutes(name: string, routes: PatchedRoutes | undefined): void {
    if (routes) this.#patched.set(name, routes);
    else this.#patched.delete(name);
    this.#changed();
  }

  /** For a new router, which holds the routes of no remote. */
  clearPatchedRoutes(): void {
    this.#patched.clear();
    this.#changed();
  }

  /** Records that a release did not load here, or stopped on the screen. */
  recordFailure(release: Release, error: unknown): void {
    this.#failures.set(release.container, { error, at: Date.now() });
    this.#changed();
  }

  failureOf({ container }: Release): LoadFailure | undefined {
    return this.#failures.get(container);
  }

  /** Lets the releases of a remote be tried again. */
  forgetFailures({ release, previous }: KnownRemote): void {
    this.#failures.delete(release.container);
    if (previous) this.#failures.delete(previous.container);
  }

  /** Returns the release that a person gets: the live one, unless it failed here and the previous one did not. */
  releaseToShow({ release, previous }: KnownRemote): Release {
    return previous && this.#isBroken(release) && !this.#isBroken(previous) ? previous : release;
  }

  #isBroken(release: Release): boolean {
    const failure = this.failureOf(release);
    return failure !== undefined && Date.now() - failure.at < BROKEN_RELEASE_PAUSE;
  }

  /** The development server that is shown in place of a release, or why none is. */
  get override(): Override | undefined {
    return this.#override;
  }

  setOverride(override: Override | undefined): void {
    this.#override = override;
    this.#changed();
  }
}

/**
 * Returns the remote as one viewer gets it: with the canary in place of the live release where the viewer is in its
 * share or requested it, and the live release to fall back on.
 */
export function forViewer(name: string, remote: KnownRemote, viewer: string): KnownRemote {
  const { canary } = remote;
  if (!canary || remote.refusal) return remote;
  const isChosen =
    requestedCanaries().includes(name) || (viewer !== '' && shareOf(`${name} ${viewer}`) * 100 < canary.share);
  return isChosen ? { ...remote, release: canary.release, previous: remote.release } : remote;
}

function fallbackTo(remote: KnownRemote | undefined): Pick<KnownRemote, 'previous'> {
  return remote?.state === 'live' && !remote.refusal ? { previous: remote.release } : {};
}

/** Context that provides the remotes to the dashboard. */
export const RemotesContext = createContext<Remotes | undefined>(undefined);

/** Returns the remotes of the page. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('The remotes are known behind the sign-in only.');
  return remotes;
}

/** Returns a part of the store, kept current. `select` has to return the same value while nothing has changed. */
export function useRemoteStore<T>(select: (store: RemoteStore) => T): T {
  const { store } = useRemotes();
  return useSyncExternalStore(store.subscribe, () => select(store));
}

/** Returns the registry, kept current. */
export function useRegistry(): KnownRegistry {
  return useRemoteStore(({ registry }) => registry);
}

/** Returns the state of a remote, kept current. */
export function useRemoteState(name: string): RemoteState {
  return useRemoteStore((store) => store.stateOf(name));
}

/** Returns the override of this tab, kept current. */
export function useOverride(): Override | undefined {
  return useRemoteStore(({ override }) => override);
}

/** Calls back when another registry than the one at the start has been read. */
export function useNewRegistry(callback: () => void): void {
  const { revision } = useRegistry();
  const seen = useRef(revision);
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    latest.current();
  }, [revision]);
}
