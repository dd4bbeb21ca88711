import { type Composition, idOf, SHELL_BUILD_META, UNBUILT_SHELL } from '@seamline/shared/contract/composition';
import { useSyncExternalStore } from 'react';
import { onPatchChange, patchedRelease } from './patchedRoutes.ts';
import { currentRegistry, onRegistryChange } from './registryStore.ts';

let shown = '';
const listeners = new Set<() => void>();

/** The builds that this page is made of: what runs, and of the rest what would be loaded. */
export function currentComposition(): Composition {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SHELL_BUILD_META}"]`);
  const remotes = Object.entries(currentRegistry().remotes).map(([name, { release }]) => [
    name,
    (patchedRelease(name) ?? release).id,
  ]);
  return { shell: meta?.content || UNBUILT_SHELL, remotes: Object.fromEntries(remotes) };
}

/** Writes the id of the composition on the page, where people, tests and error reports find it; now and at every change. */
export function startComposition(): void {
  showComposition();
  onRegistryChange(showComposition);
  onPatchChange(showComposition);
}

/** Writes the id anew where the page is made of something else now. */
function showComposition(): void {
  const id = idOf(currentComposition());
  if (id === shown) return;
  shown = id;
  document.documentElement.dataset.composition = id;
  for (const listener of listeners) listener();
}

/** The id as it stands on the page. */
export function useCompositionId(): string {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
