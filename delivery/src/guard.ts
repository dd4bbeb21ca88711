import type { RegisteredRemote, Registry } from '@seamline/shared/contract/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import type { Signer } from './keys.ts';
import { readRegistry } from './store.ts';
import { rollback } from './switch.ts';
import { faultShare, readUsage } from './usage.ts';

/** Fewer tries than these say nothing. */
const LEAST_TRIES = 20;
/** A trial may be worse by so much before it is taken back: two of a hundred. */
const TOLERANCE = 0.02;

export interface Verdict {
  remote: string;
  release: string;
  /** Why it is taken back; undefined while it may stay. */
  reason: string | undefined;
}

/** Judges every release on trial by its faults beside those of the live one. */
export function judge({ remotes }: Registry, usage: readonly ReleaseUsage[]): Verdict[] {
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const { canary } = remote;
    return canary ? [{ remote: name, release: canary.release.id, reason: reasonAgainst(name, remote, usage) }] : [];
  });
}

/** Takes back the trials that do worse than the live releases beside them. */
export async function guard(store: string, signerOf: (name: string) => Promise<Signer>): Promise<Verdict[]> {
  const verdicts = judge(await readRegistry(store), await readUsage(store));
  for (const { remote: name, reason } of verdicts) {
    if (reason) await rollback({ name, store, signer: await signerOf(name), reason });
  }
  return verdicts;
}

function reasonAgainst(name: string, remote: RegisteredRemote, usage: readonly ReleaseUsage[]): string | undefined {
  const usageOf = (id: string | undefined) => usage.find((each) => each.remote === name && each.release === id);
  const trial = usageOf(remote.canary?.release.id);
  if (!trial || trial.loaded + trial.failed < LEAST_TRIES) return undefined;
  const live = usageOf(remote.release.id);
  const share = faultShare(trial);
  const usual = live ? faultShare(live) : 0;
  if (share <= usual + TOLERANCE) return undefined;
  const faults = trial.failed + trial.crashed;
  return `${faults} faults in ${trial.loaded + trial.failed} loads (${percent(share)}) beside ${percent(usual)} of the live release`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
