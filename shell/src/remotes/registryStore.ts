import { REGISTRY_ELEMENT_ID } from '@seamline/shared/contract/injected';
import { REGISTRY_PATH, registry as registrySchema } from '@seamline/shared/contract/registry';
import { currentSession } from '@seamline/shared/session';
import { useSyncExternalStore } from 'react';
import { forViewer } from './canary.ts';
import { injected } from './injected.ts';
import { settings } from './settings.ts';
import { type KnownRemote, trusted } from './trustedEntries.ts';

/** What the shell knows of the registry: the entries that are trusted, and why others are not. */
interface KnownRegistry {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, KnownRemote>>;
}

const EMPTY: KnownRegistry = { revision: 0, remotes: {} };
let known = EMPTY;
/** The same as one viewer gets it. */
let current = { of: EMPTY, viewer: '', registry: EMPTY };
/** The text of the registry that was judged last: the same again is no news. */
let judgedText = '';
/** What stands in for an entry of the registry in this tab. */
const replacements = new Map<string, KnownRemote>();
const listeners = new Set<() => void>();

/** The registry as last read, with the releases on trial that are the viewer's. */
export function currentRegistry(): KnownRegistry {
  const viewer = currentSession()?.number ?? '';
  if (current.of !== known || current.viewer !== viewer) {
    const entries = Object.entries(known.remotes).map(([name, remote]) => [name, forViewer(name, remote, viewer)]);
    const remotes: Record<string, KnownRemote> = Object.fromEntries(entries);
    for (const [name, remote] of replacements) remotes[name] = { ...remote, ...fallbackTo(remotes[name]) };
    current = { of: known, viewer, registry: { ...known, remotes } };
  }
  return current.registry;
}

function fallbackTo(remote: KnownRemote | undefined): Pick<KnownRemote, 'previous'> {
  return remote?.state === 'live' && !remote.refusal ? { previous: remote.release } : {};
}

/** Puts something else in place of a remote, for this tab; `undefined` puts the registry's own entry back. */
export function replaceRemote(name: string, remote: KnownRemote | undefined): void {
  if (remote) replacements.set(name, remote);
  else replacements.delete(name);
  known = { ...known };
  for (const listener of listeners) listener();
}

/** The remote that claims an address below /dashboard, by its first segment in any case. */
export function remoteFor(pathname: string): [name: string, remote: KnownRemote] | undefined {
  const segment = pathname.split('/')[2]?.toLowerCase();
  if (!segment) return undefined;
  const claims = Object.entries(currentRegistry().remotes).filter(([, remote]) => remote.paths.includes(segment));
  // An entry that nobody vouches for takes no address from one that somebody does.
  return claims.find(([, remote]) => !remote.refusal) ?? claims[0];
}

/** Calls back when another registry has been read. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The registry as last read, kept current. */
export function useRegistry(): KnownRegistry {
  return useSyncExternalStore(onRegistryChange, currentRegistry);
}

/** Reads the registry out of the document, or from its address where the host does not inject it; then keeps it fresh. */
export async function startRegistry(): Promise<void> {
  if (!(await accept(injected(REGISTRY_ELEMENT_ID)))) await refreshRegistry();
  // The page may have stood at the sign-in since yesterday.
  if (performance.now() > pollInterval()) void refreshRegistry();
  window.addEventListener('focus', refreshRegistry);
  poll();
}

function poll(): void {
  setTimeout(() => refreshRegistry().finally(poll), pollInterval());
}

/** Milliseconds between two looks at the registry. */
export function pollInterval(): number {
  return settings().registry_poll_seconds * 1000;
}

/** Reads the registry again; never rejects. */
export async function refreshRegistry(): Promise<void> {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-store', signal: AbortSignal.timeout(4_000) });
    if (response.ok) await accept(await response.json());
  } catch {
    // Without an answer the suite goes on with the registry it has; the next interval asks again.
  }
}

async function accept(candidate: unknown): Promise<boolean> {
  const parsed = registrySchema.safeParse(candidate);
  if (!parsed.success) return false;
  const text = JSON.stringify(candidate);
  if (text === judgedText) return true;
  judgedText = text;
  const remotes = await trusted((candidate as { remotes: Record<string, unknown> }).remotes);
  // Another may have been read meanwhile.
  if (text !== judgedText) return true;
  known = { revision: parsed.data.revision, remotes };
  for (const listener of listeners) listener();
  return true;
}
