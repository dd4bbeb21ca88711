import { followOverride, takeRunningRemotes } from '../override/followOverride.ts';
import { askAhead } from './askAhead.ts';
import { startComposition } from './composition.ts';
import { remoteFor, startRegistry } from './registryStore.ts';
import { startUsageReports } from './usageReports.ts';

let started: Promise<void> | undefined;

/** Reads the registry and keeps all that depends on it going: once for the life of the page. */
export function startRemotes(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  await startRegistry();
  if (process.env.NODE_ENV === 'development') await takeRunningRemotes();
  await followOverride();
  startComposition();
  startUsageReports();
  const remote = remoteFor(location.pathname)?.[1];
  if (remote?.state === 'live' && !remote.refusal) askAhead(remote.release);
}
