import { TRUSTED_KEYS_PATH, type TrustedKeys, trustedKeys } from '@seamline/shared/contract/releases/registry';
import { DeliveryFailure } from './failure.ts';
import { readTrustedKeys } from './keys.ts';
import { isUrl } from './storage/artifactStore.ts';

interface TrustSources {
  /** The list that `--trust` names: a file, or the address of a deployed shell. */
  trust: string | undefined;
  /** The shell that `--shell` or SEAMLINE_SHELL names. */
  shell: string | undefined;
  /** The list of this checkout. */
  file: string;
}

/**
 * The keys that the deployed shell trusts: of `trust`, else of the shell where that is an address, else of this
 * checkout. A team's pipeline so verifies what the operator has signed, without a list of its own.
 */
export async function trustedKeysOf({ trust, shell, file }: TrustSources): Promise<TrustedKeys> {
  const where = trust ?? (shell !== undefined && isUrl(shell) ? shell : file);
  return isUrl(where) ? await fetched(new URL(TRUSTED_KEYS_PATH, where).href) : await readTrustedKeys(where);
}

async function fetched(url: string): Promise<TrustedKeys> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw new DeliveryFailure(`${url} cannot be read: ${error.message}. Name the list of trusted keys with --trust.`);
  });
  const checked = trustedKeys.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
  if (checked.success) return checked.data;
  throw new DeliveryFailure(`${url} is not a list of trusted keys. Name the list with --trust.`);
}
