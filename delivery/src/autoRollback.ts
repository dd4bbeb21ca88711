import { setTimeout as pause } from 'node:timers/promises';
import type { RegisteredRemote } from '@seamline/shared/contract/releases/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/releases/release-telemetry';
import type { Command, Input, Result } from './command.ts';
import { DeliveryFailure } from './failure.ts';
import type { Signer } from './keys.ts';
import { readRegistry } from './registryOperations.ts';
import { endCanary } from './switch.ts';
import { faultShare, readUsage } from './usage.ts';

interface Limits {
  /** Sessions that tried to load a canary, below which it stays. */
  leastTries?: number | undefined;
  /** Accounts that met a fault of a canary, below which it stays: one account alone must not end it. */
  leastAccounts?: number | undefined;
  /** Percentage points by which the error rate of a canary may be above that of the live release. */
  tolerance?: number | undefined;
}

export interface CanaryResult {
  remote: string;
  release: string;
  /** The reason for the automatic rollback; undefined while the canary may stay. */
  reason: string | undefined;
  /** The reason why the rollback failed. */
  failure?: string;
}

/** Rolls back the canaries that do worse than the live releases beside them. A failure with one leaves the others alone. */
export async function rollBackCanaries(
  store: string,
  signerOf: (name: string) => Promise<Signer>,
  limits: Limits = {},
  dryRun = false,
): Promise<CanaryResult[]> {
  const { remotes } = await readRegistry(store);
  const usage = await readUsage(store);
  const results: CanaryResult[] = [];
  for (const [name, remote] of Object.entries(remotes)) {
    if (!remote.canary) continue;
    const { id } = remote.canary.release;
    const result: CanaryResult = { remote: name, release: id, reason: reasonAgainst(name, remote, usage, limits) };
    results.push(result);
    if (!result.reason || dryRun) continue;
    try {
      await endCanary({ name, store, signer: await signerOf(name), reason: result.reason, canary: id });
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      result.failure = error.message;
    }
  }
  return results;
}

function reasonAgainst(
  name: string,
  remote: RegisteredRemote,
  usage: readonly ReleaseUsage[],
  { leastTries = 20, leastAccounts = 3, tolerance = 2 }: Limits,
): string | undefined {
  const usageOf = (id: string | undefined) => usage.find((each) => each.remote === name && each.release === id);
  const canary = usageOf(remote.canary?.release.id);
  if (!canary || canary.loaded + canary.failed < leastTries) return undefined;
  // A server of an earlier release counts no accounts: then only a person ends the canary.
  if ((canary.accounts_with_faults ?? 0) < leastAccounts) return undefined;
  const live = usageOf(remote.release.id);
  const share = faultShare(canary);
  const usual = live ? faultShare(live) : 0;
  if (share <= usual + tolerance / 100) return undefined;
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

/** Rolls back canaries, once or repeatedly. */
export const autoRollbackCommand: Command = {
  summary: 'Roll back canaries with a higher error rate than the live release.',
  details:
    'Compares the figures that the server of this store has counted, once or with --every repeatedly. A canary is rolled\nback when at least --least-tries sessions (20) loaded it, --least-accounts accounts (3) met a fault, and its error rate\nis more than --tolerance percentage points (2) above that of the live release. The figures are the reason in the audit\nlog. It signs with --key, which must be trusted for each remote, or with the key of each remote.',
  subject: undefined,
  options: ['key', 'trust', 'every', 'least-tries', 'least-accounts', 'tolerance', 'dry-run'],
  run: async (input) => {
    for (;;) {
      if (input.every === undefined) return await runOnce(input);
      input.say((await runOnce(input).catch(textOfFailure)).text);
      await pause(input.every * 1000);
    }
  },
};

async function runOnce({ store, signer, tolerance, ...input }: Input): Promise<Result> {
  const { 'least-tries': leastTries, 'least-accounts': leastAccounts, 'dry-run': dryRun } = input;
  const results = await rollBackCanaries(store, signer, { leastTries, leastAccounts, tolerance }, dryRun);
  const verb = dryRun ? 'would be' : 'is';
  const lines = results.map(({ remote, release, reason, failure }) => {
    if (failure) return `${remote} ${release} could not be rolled back (${reason}): ${failure}`;
    return reason ? `${remote} ${release} ${verb} rolled back: ${reason}.` : `${remote} ${release} stays a canary.`;
  });
  const failed = results.some(({ failure }) => failure !== undefined);
  return { text: lines.join('\n') || 'There is no canary.', json: results, failed };
}

/** A process that runs for days must not end because the store could not be reached once. */
function textOfFailure(error: unknown): Result {
  if (error instanceof DeliveryFailure) return { text: error.message, json: undefined };
  throw error;
}
