import { type ReleaseUsage, usageFile } from '@seamline/shared/contract/releases/release-telemetry';
import { openStore } from './storage/openStore.ts';

const DAY_MS = 86_400_000;

/** The figures that the server has written of the releases of a store; empty before it has written any. */
export async function readUsage(store: string): Promise<ReleaseUsage[]> {
  const text = await openStore(store).read('usage.json');
  try {
    return usageFile.parse(JSON.parse(String(text))).releases;
  } catch {
    // It is written by another program. Without figures no release is pruned early and no canary rolled back.
    return [];
  }
}

/** The releases of a remote that a page has had open in so many days. */
export function seenWithin(usage: readonly ReleaseUsage[], remote: string, days: number, now: Date): string[] {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  return usage.filter((each) => each.remote === remote && each.last_seen_at >= since).map(({ release }) => release);
}

/** The share of the sessions with a fault: the release did not load, or one of its screens stopped. */
export function faultShare({ loaded, failed, crashed }: Pick<ReleaseUsage, 'loaded' | 'failed' | 'crashed'>): number {
  const tries = loaded + failed;
  return tries === 0 ? 0 : Math.min(1, (failed + crashed) / tries);
}

/** 'loaded in 1,204 sessions, 3 faults (0.2 %), last seen 2026-11-21 11:02 UTC' */
export function usageText(usage: ReleaseUsage): string {
  const faults = usage.failed + usage.crashed;
  const share = (faultShare(usage) * 100).toFixed(1);
  const seen = usage.last_seen_at.slice(0, 16).replace('T', ' ');
  const fault = usage.last_fault_in ? `, last fault in composition ${usage.last_fault_in}` : '';
  return `loaded in ${usage.loaded.toLocaleString('en')} ${usage.loaded === 1 ? 'session' : 'sessions'}, ${faults} ${faults === 1 ? 'fault' : 'faults'} (${share} %), last seen ${seen} UTC${fault}`;
}
