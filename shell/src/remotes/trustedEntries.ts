import { TRUSTED_KEYS_ELEMENT_ID } from '@seamline/shared/contract/injected';
import {
  type RegisteredRemote,
  registeredRemote,
  TRUSTED_KEYS_PATH,
  type TrustedKeys,
  trustedKeys,
} from '@seamline/shared/contract/registry';
import { readStored, writeStored } from '@seamline/shared/session';
import { injected, parsed } from './injected.ts';
import { type Refusal, refusalOf } from './signatures.ts';

/** A remote as the registry names it, or the reason why nothing of it may run. */
export type KnownRemote = RegisteredRemote & { readonly refusal?: Refusal };

/**
 * The last trusted entry of each remote that this browser has seen. An older entry is a replay, and one that is not
 * trusted gives way to the remembered one. A remote that the registry leaves out keeps its remembered entry: otherwise
 * one such registry would let any old release in again.
 */
const STORAGE_KEY = 'seamline:trusted-remotes';

let keys: Promise<TrustedKeys> | undefined;

/** Verifies every entry as it was read, and replaces those without a trusted signature by the remembered ones. */
export async function trusted(entries: Readonly<Record<string, unknown>>): Promise<Record<string, KnownRemote>> {
  keys ??= readKeys();
  const list = await keys;
  const before = remembered();
  const judged = await Promise.all(
    Object.entries(entries).map(async ([name, entry]) => {
      // The schema drops what it does not know, but a signature covers it: an older shell must not refuse a newer entry.
      const raw = entry as RegisteredRemote;
      return [name, raw, await judge(name, raw, before[name], list)] as const;
    }),
  );
  const good = judged.filter(([, , known]) => !known.refusal && !known.release.development);
  const latest = Object.fromEntries(good.map(([name, , known]) => [name, known]));
  writeStored(STORAGE_KEY, JSON.stringify({ ...before, ...latest }));
  return Object.fromEntries(judged.map(([name, , known]) => [name, known]));
}

async function judge(
  name: string,
  entry: RegisteredRemote,
  before: RegisteredRemote | undefined,
  list: TrustedKeys,
): Promise<KnownRemote> {
  const refusal = await refusalOf(name, entry, list);
  const isOlder = before !== undefined && signedAt(entry) < signedAt(before);
  if (!refusal && !isOlder) return entry;
  // What is remembered is checked like anything else: its key may have been withdrawn, or be of another installation.
  const isGood = before !== undefined && !(await refusalOf(name, before, list));
  const why = refusal ?? 'older than one that this browser has seen';
  if (isGood) return refuse(name, why, before);
  return refusal ? refuse(name, why, { ...entry, refusal }) : entry;
}

/** Logs why an entry does not count, and returns the one in its place. */
function refuse(name: string, why: string, instead: KnownRemote): KnownRemote {
  console.error(`${name}: its entry in the registry is ${why}.`);
  return instead;
}

function signedAt({ signature }: RegisteredRemote): string {
  return signature?.at ?? '';
}

function remembered(): Record<string, RegisteredRemote> {
  const stored = parsed(readStored(STORAGE_KEY) ?? '{}');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, entry]) => registeredRemote.safeParse(entry).success));
}

/** Reads the list from the document, or from its URL where the host does not inject it. Without a list nothing is trusted. */
async function readKeys(): Promise<TrustedKeys> {
  const inDocument = trustedKeys.safeParse(injected(TRUSTED_KEYS_ELEMENT_ID));
  if (inDocument.success) return inDocument.data;
  try {
    const response = await fetch(TRUSTED_KEYS_PATH, { cache: 'no-store', signal: AbortSignal.timeout(4_000) });
    const fetched = trustedKeys.safeParse(response.ok ? await response.json() : null);
    if (fetched.success) return fetched.data;
  } catch {
    // The message below covers both.
  }
  console.error('There is no list of trusted keys: no remote will run.');
  return { keys: [] };
}
