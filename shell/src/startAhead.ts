import { REGISTRY_ELEMENT_ID } from '@seamline/shared/contract/injected';
import type { Registry } from '@seamline/shared/contract/registry';
import { readStored, TOKEN_KEY } from '@seamline/shared/session';
import { loadRemotes } from './loadDashboard.ts';
import { injected } from './remotes/injected.ts';
import { preload } from './remotes/preload.ts';

/**
 * For whoever has a session: fetches the dashboard and the remote of the address beside the libraries, and asks for
 * what its page reads. Never rejects: whoever needs any of it will ask again, and say what failed.
 */
export async function startAhead(): Promise<void> {
  if (readStored(TOKEN_KEY) === null) return;
  const remotes = loadRemotes();
  try {
    preloadRemote();
    await (await remotes).startRemotes();
  } catch (error) {
    console.error('Nothing could be fetched ahead.', error);
  }
}

/** Nobody has judged the registry yet: what it names is only fetched, and runs when it was found to be good. */
function preloadRemote(): void {
  const registry = injected(REGISTRY_ELEMENT_ID) as Registry | null;
  const segment = location.pathname.split('/')[2]?.toLowerCase() ?? '';
  const remote = Object.values(registry?.remotes ?? {}).find(({ paths }) => paths.includes(segment));
  // A release on trial is not everybody's.
  if (remote?.state === 'live' && !remote.canary) preload(remote.release, location.pathname);
}
