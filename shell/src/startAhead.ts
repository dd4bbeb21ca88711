import { REGISTRY_ELEMENT_ID, TRUSTED_KEYS_ELEMENT_ID } from '@seamline/shared/contract/injected';
import type { Registry, TrustedKeys } from '@seamline/shared/contract/registry';
import { readStored, TOKEN_KEY } from '@seamline/shared/session';
import { loadRemotes } from './loadDashboard.ts';
import { keptOverride } from './override/overrideWish.ts';
import { askAhead } from './remotes/askAhead.ts';
import { injected } from './remotes/injected.ts';
import { refusalOf } from './remotes/signatures.ts';

/**
 * For whoever has a session: fetches the dashboard, the remote of the address and what its page reads beside the
 * libraries.
 * Whoever needs any of it will ask again, and say what failed.
 */
export async function startAhead(): Promise<void> {
  if (readStored(TOKEN_KEY) === null) return;
  const remotes = loadRemotes();
  await Promise.allSettled([askForRemote(), remotes.then(({ startRemotes }) => startRemotes())]);
}

/** Asks for what the page of the address reads and for its remote, where the team vouches for it and everybody gets the same. */
async function askForRemote(): Promise<void> {
  const { remotes } = injected(REGISTRY_ELEMENT_ID) as Registry;
  const segment = location.pathname.split('/')[2]?.toLowerCase() ?? '';
  const [name = '', remote] = Object.entries(remotes).find(([, { paths }]) => paths.includes(segment)) ?? [];
  if (remote?.state !== 'live' || remote.canary || keptOverride() !== null) return;
  const refusal = await refusalOf(name, remote, injected(TRUSTED_KEYS_ELEMENT_ID) as TrustedKeys);
  if (!refusal) askAhead(remote.release);
}
