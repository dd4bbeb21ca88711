import { storeOf } from '@seamline/delivery/storage';
import type { Release } from '@seamline/shared/contract/releases/registry';
import type { TestApp } from './testApp.ts';

interface Registered {
  live: string;
  previous?: string;
  canary?: string;
}

/** Writes the registry of a test's server, with these releases by remote. */
export async function register({ env }: TestApp, remotes: Readonly<Record<string, Registered>>): Promise<void> {
  const entries = Object.entries(remotes).map(([name, { live, previous, canary }]) => [
    name,
    {
      ...{ title: 'Leave', owner: 'Leave team', paths: [name.slice(3)], state: 'live', release: release(name, live) },
      ...(previous ? { previous: release(name, previous) } : {}),
      ...(canary ? { canary: { release: release(name, canary), share: 10 } } : {}),
    },
  ]);
  const registry = {
    schema: 1,
    revision: 1,
    updated_at: new Date().toISOString(),
    remotes: Object.fromEntries(entries),
  };
  await storeOf({ bucket: undefined, folder: env.remotesDir }).write('registry.json', JSON.stringify(registry));
}

function release(name: string, id: string): Release {
  return {
    ...{ id, base: `/remotes/${name}/${id}/`, entry: 'remoteEntry.js', container: 'leave', integrity: {} },
    ...{ shared: {}, uses: {}, preload: [], published_at: new Date().toISOString() },
  };
}
