import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type RegisteredRemote,
  type Registry,
  registry as registrySchema,
} from '@seamline/shared/contract/registry';
import { useSyncExternalStore } from 'react';

const POLL_INTERVAL = 60_000;
/** A team that works on a remote wants to see its change. */
const DEVELOPMENT_POLL_INTERVAL = 700;
const EMPTY: Registry = { schema: 1, revision: 0, updated_at: '', remotes: {} };

let current: Registry = EMPTY;
const listeners = new Set<() => void>();

/** The registry as last read. */
export function currentRegistry(): Registry {
  return current;
}

/** The remote that claims an address below /dashboard, by its first segment in any case. */
export function remoteFor(pathname: string): [name: string, remote: RegisteredRemote] | undefined {
  const segment = pathname.split('/')[2]?.toLowerCase();
  if (!segment) return undefined;
  return Object.entries(current.remotes).find(([, remote]) => remote.paths.includes(segment));
}

/** Calls back when another registry has been read. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The registry as last read, kept current. */
export function useRegistry(): Registry {
  return useSyncExternalStore(onRegistryChange, currentRegistry);
}

/** Reads the registry out of the document, or from its address where the host does not inject it; then keeps it fresh. */
export async function startRegistry(): Promise<void> {
  const injected = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? 'null';
  if (!accept(parse(injected))) await refreshRegistry();
  window.addEventListener('focus', refreshRegistry);
  poll();
}

function poll(): void {
  const isDevelopment = Object.values(current.remotes).some(({ release }) => release.development);
  setTimeout(() => refreshRegistry().finally(poll), isDevelopment ? DEVELOPMENT_POLL_INTERVAL : POLL_INTERVAL);
}

/** Reads the registry again; never rejects. */
export async function refreshRegistry(): Promise<void> {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-store', signal: AbortSignal.timeout(4_000) });
    if (response.ok) accept(await response.json());
  } catch {
    // Without an answer the suite goes on with the registry it has; the next interval asks again.
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function accept(candidate: unknown): boolean {
  const parsed = registrySchema.safeParse(candidate);
  if (!parsed.success) return false;
  if (parsed.data.revision !== current.revision) {
    current = parsed.data;
    for (const listener of listeners) listener();
  }
  return true;
}
