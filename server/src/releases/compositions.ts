import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@seamline/delivery/storage';
import { type Composition, idOf } from '@seamline/shared/contract/releases/composition';
import { STATS_FILE, shellDescriptor } from '@seamline/shared/contract/releases/registry';

/** Accounts may report any combination of published builds, each of which becomes a path. */
const MOST_KNOWN = 10_000;

/** Keeps compositions in the store by id, so that any page can be composed again later. */
export function keptCompositions(store: Store, shellDir: string) {
  const known = new Set<string>();

  const remember = (path: string) => {
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(path);
  };

  const isInStore = async (path: string) => {
    const isStored = known.has(path) || (await store.read(path)) !== undefined;
    if (isStored) remember(path);
    return isStored;
  };

  const isServed = async (build: string) => {
    // A shell that is being built has no descriptor, or half of one.
    const json = await readFile(join(shellDir, 'shell.json'), 'utf8')
      .then(JSON.parse)
      .catch(() => null);
    const described = shellDescriptor.safeParse(json);
    return described.success && described.data.build === build;
  };

  /** True if this installation has published all parts of the composition; clients invented any other. */
  const isReal = async ({ shell, remotes }: Composition) => {
    const parts = Object.entries(remotes).map(([name, id]) => isInStore(`${name}/${id}/${STATS_FILE}`));
    const isShell = (await isServed(shell)) || (await isInStore(`shell/${shell}/shell.json`));
    return isShell && (await Promise.all(parts)).every(Boolean);
  };

  return {
    async keep(reported: readonly Composition[]): Promise<void> {
      for (const each of reported) {
        const id = idOf(each);
        const path = pathOf(id);
        if ((await isInStore(path)) || !(await isReal(each))) continue;
        await store.write(path, `${JSON.stringify({ id, ...each }, null, 2)}\n`);
        remember(path);
      }
    },

    /** Returns a predicate for the ids of compositions that are kept; clients invented the others. */
    async areKept(ids: readonly string[]): Promise<(id: string) => boolean> {
      const kept = new Set<string>();
      for (const id of new Set(ids)) if (await isInStore(pathOf(id))) kept.add(id);
      return (id) => kept.has(id);
    },
  };
}

function pathOf(id: string): string {
  return `compositions/${id}.json`;
}
