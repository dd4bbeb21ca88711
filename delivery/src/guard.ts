import type { RegisteredRemote, Registry } from '@seamline/shared/contract/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import type { Signer } from './keys.ts';
import { readRegistry } from './store.ts';
import { endTrial } from './switch.ts';
import { faultShare, readUsage } from './usage.ts';

interface Limits {
  /** Fewer tries than these say nothing. */
  leastTries: number;
  /** A trial may be worse by so much before it is taken back. */
  tolerance: number;
}

const LIMITS: Limits = { leastTries: 20, tolerance: 0.02 };

export interface Verdict {
  remote: string;
  release: string;
  /** Why it is taken back; undefined while it may stay. */
  reason: string | undefined;
}

/** Judges every release on trial by its faults beside those of the live one. */
function judge({ remotes }: Registry, usage: readonly ReleaseUsage[], limits: Limits): Verdict[] {
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const { canary } = remote;
    return canary
      ? [{ remote: name, release: canary.release.id, reason: reasonAgainst(name, remote, usage, limits) }]
      : [];
  });
}

/** Takes back the trials that do worse than the live releases beside them. */
export async function guard(
  store: string,
  signerOf: (name: string) => Promise<Signer>,
  limits: Partial<Limits> = {},
  dryRun = false,
): Promise<Verdict[]> {
  const verdicts = judge(await readRegistry(store), await readUsage(store), { ...LIMITS, ...limits });
  for (const { remote: name, release: trial, reason } of verdicts) {
    if (reason && !dryRun) await endTrial({ name, store, signer: await signerOf(name), reason, trial });
  }
  return verdicts;
}

function reasonAgainst(
  name: string,
  remote: RegisteredRemote,
  usage: readonly ReleaseUsage[],
  { leastTries, tolerance }: Limits,
): string | undefined {
  const usageOf = (id: string | undefined) => usage.find((each) => each.remote === name && each.release === id);
  const trial = usageOf(remote.canary?.release.id);
  if (!trial || trial.loaded + trial.failed < leastTries) return undefined;
  const live = usageOf(remote.release.id);
  const share = faultShare(trial);
  const usual = live ? faultShare(live) : 0;
  if (share <= usual + tolerance) return undefined;
  const faults = trial.failed + trial.crashed;
  return `${faults} ${faults === 1 ? 'fault' : 'faults'} in ${trial.loaded + trial.failed} loads (${percent(share)}) beside ${percent(usual)} of the live release`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
