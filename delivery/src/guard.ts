import type { RegisteredRemote, Registry } from '@seamline/shared/contract/releases/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/releases/release-telemetry';
import { DeliveryFailure } from './failure.ts';
import type { Signer } from './keys.ts';
import { readRegistry } from './registryOperations.ts';
import { endCanary } from './switch.ts';
import { faultShare, readUsage } from './usage.ts';

interface Limits {
  /** Sessions that tried to load a canary, below which it is not judged. */
  leastTries: number;
  /** Accounts that met a fault of a canary, below which it stays: one account alone must not end it. */
  leastAccounts: number;
  /** The share of faults by which a canary may be worse than the live release. */
  tolerance: number;
}

const LIMITS: Limits = { leastTries: 20, leastAccounts: 3, tolerance: 0.02 };

export interface CanaryResult {
  remote: string;
  release: string;
  /** The reason for the automatic rollback; undefined while the canary may stay. */
  reason: string | undefined;
  /** The reason why the rollback failed. */
  failure?: string;
}

/** Compares the faults of every canary with those of the live release beside it. */
function judge({ remotes }: Registry, usage: readonly ReleaseUsage[], limits: Limits): CanaryResult[] {
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const { canary } = remote;
    return canary
      ? [{ remote: name, release: canary.release.id, reason: reasonAgainst(name, remote, usage, limits) }]
      : [];
  });
}

/** Rolls back the canaries that do worse than the live releases beside them. A failure with one leaves the others alone. */
export async function guard(
  store: string,
  signerOf: (name: string) => Promise<Signer>,
  limits: Partial<Limits> = {},
  dryRun = false,
): Promise<CanaryResult[]> {
  const judgements = judge(await readRegistry(store), await readUsage(store), { ...LIMITS, ...limits });
  for (const judgement of judgements) {
    const { remote: name, release: canary, reason } = judgement;
    if (!reason || dryRun) continue;
    try {
      await endCanary({ name, store, signer: await signerOf(name), reason, canary });
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      judgement.failure = error.message;
    }
  }
  return judgements;
}

function reasonAgainst(
  name: string,
  remote: RegisteredRemote,
  usage: readonly ReleaseUsage[],
  { leastTries, leastAccounts, tolerance }: Limits,
): string | undefined {
  const usageOf = (id: string | undefined) => usage.find((each) => each.remote === name && each.release === id);
  const canary = usageOf(remote.canary?.release.id);
  if (!canary || canary.loaded + canary.failed < leastTries) return undefined;
  // A server of an earlier release counts no accounts: then only a person ends the canary.
  if ((canary.accounts_with_faults ?? 0) < leastAccounts) return undefined;
  const live = usageOf(remote.release.id);
  const share = faultShare(canary);
  const usual = live ? faultShare(live) : 0;
  if (share <= usual + tolerance) return undefined;
  const faults = counted(canary.failed + canary.crashed, 'fault');
  const accounts = counted(canary.accounts_with_faults ?? 0, 'account');
  return `${faults} of ${accounts} in ${canary.loaded + canary.failed} sessions (${percent(share)}) beside ${percent(usual)} of the live release`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
