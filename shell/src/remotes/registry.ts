import {
  REGISTRY_PATH,
  type RegisteredRemote,
  registeredRemote,
  registry as registrySchema,
  TRUSTED_KEYS_PATH,
  trustedKeys,
} from '@seamline/shared/contract/releases/registry';
import { readStoredJson, writeStored } from '@seamline/shared/session';
import { createVerifier, type HostDocument, type VerificationFailure, type Verify } from './hostDocument.ts';
import { REGISTRY_TIMEOUT } from './loadPolicy.ts';
import type { RemoteStore } from './remoteStore.ts';

/** A remote as the registry names it, or the reason why nothing of it may run. */
export type KnownRemote = RegisteredRemote & { readonly refusal?: VerificationFailure };

/**
 * Creates the reader that loads the registry into the store and polls it.
 * @param pollInterval Milliseconds between two requests of the registry.
 */
export function createRegistryReader(
  host: HostDocument,
  store: RemoteStore,
  pollInterval: number,
  trusted = createTrustedEntries(host),
) {
  /** Text of the registry that was verified last; an identical response is ignored. */
  let lastText = '';

  /** Reads the registry from the document, or from its URL where the host does not inject it; then polls it. */
  async function start(): Promise<void> {
    if (!(await accept(host.registry))) await refresh();
    // The page may have shown the sign-in since yesterday.
    if (performance.now() > pollInterval) void refresh();
    window.addEventListener('focus', refresh);
    poll();
  }

  function poll(): void {
    setTimeout(() => refresh().finally(poll), pollInterval);
  }

  /** Reads the registry again. Never rejects. */
  async function refresh(): Promise<void> {
    // Without a response the suite keeps the registry it has; the next interval requests it again.
    await fetchJson(REGISTRY_PATH)
      .then(accept)
      .catch(() => undefined);
  }

  async function accept(candidate: unknown): Promise<boolean> {
    const parsed = registrySchema.safeParse(candidate);
    if (!parsed.success) return false;
    const text = JSON.stringify(candidate);
    if (text === lastText) return true;
    lastText = text;
    const remotes = await trusted((candidate as { remotes: Record<string, unknown> }).remotes);
    // Another may have been read in the meantime.
    if (text === lastText) store.setRegistry({ revision: parsed.data.revision, remotes });
    // The next response is verified even if it is identical.
    if (Object.values(remotes).some(({ refusal }) => refusal === 'not verified')) lastText = '';
    return true;
  }

  return { start, refresh, pollInterval };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(REGISTRY_TIMEOUT) });
  return response.ok ? await response.json() : null;
}

/**
 * The last trusted entry of each remote that this browser has seen. An older entry is a replay, and one that is not
 * trusted is replaced by the remembered one. A remote that the registry leaves out keeps its remembered entry:
 * otherwise one such registry would let any old release in again.
 */
const STORAGE_KEY = 'seamline:trusted-remotes';

/** Creates a function that verifies entries, and replaces those without a trusted signature by remembered ones. */
export function createTrustedEntries(host: HostDocument) {
  let verifying: Promise<Verify> | undefined;
  return async (entries: Readonly<Record<string, unknown>>): Promise<Record<string, KnownRemote>> => {
    verifying ??= verifierOf(host);
    const verify = await verifying;
    // The next call fetches the list of keys again.
    if (verify === notVerified) verifying = undefined;
    const before = remembered();
    const judged = await Promise.all(
      Object.entries(entries).map(async ([name, entry]): Promise<[string, KnownRemote]> => {
        // The schema drops what it does not know, but a signature covers it: an older shell must not refuse a newer entry.
        return [name, await judge(name, entry as RegisteredRemote, before[name], verify)];
      }),
    );
    const good = judged.filter(([, { refusal, release }]) => !refusal && !release.development);
    writeStored(STORAGE_KEY, JSON.stringify({ ...before, ...Object.fromEntries(good) }));
    return Object.fromEntries(judged);
  };
}

async function judge(
  name: string,
  entry: RegisteredRemote,
  before: RegisteredRemote | undefined,
  verify: Verify,
): Promise<KnownRemote> {
  const refusal = await verify(name, entry);
  const isOlder = before !== undefined && signedAt(entry) < signedAt(before);
  if (!refusal && !isOlder) return entry;
  // What is remembered is checked like anything else: its key may have been withdrawn, or be of another installation.
  const isGood = before !== undefined && !(await verify(name, before));
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
  const stored = readStoredJson(STORAGE_KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, entry]) => registeredRemote.safeParse(entry).success));
}

/** Verifies with the injected list of keys, or with the list at its URL. Without a list nothing is trusted. */
async function verifierOf(host: HostDocument): Promise<Verify> {
  if (trustedKeys.safeParse(host.trustedKeys).success) return host.verify;
  const fetched = trustedKeys.safeParse(await fetchJson(TRUSTED_KEYS_PATH).catch(() => null));
  if (fetched.success) return createVerifier(fetched.data);
  console.error('There is no list of trusted keys: no remote will run.');
  return notVerified;
}

const notVerified: Verify = async () => 'not verified';
