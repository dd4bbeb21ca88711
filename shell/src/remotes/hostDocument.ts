import {
  REGISTRY_ELEMENT_ID,
  SHELL_SETTINGS_ELEMENT_ID,
  TRUSTED_KEYS_ELEMENT_ID,
} from '@seamline/shared/contract/releases/injected';
import type { RegisteredRemote, TrustedKeys } from '@seamline/shared/contract/releases/registry';
import { statementOf } from '@seamline/shared/contract/releases/statement';

/** The JSON that the host injected into the document, unchecked; `null` where it injected nothing readable. */
export interface HostDocument {
  readonly registry: unknown;
  readonly trustedKeys: unknown;
  readonly settings: unknown;
  /** Verifies entries of the registry with the injected keys. Rejects where there are none. */
  readonly verify: Verify;
}

/** Reads what the host injected. Once for a page: the signature of an entry is verified once for each parsed entry. */
export function readHostDocument(): HostDocument {
  const trustedKeys = injected(TRUSTED_KEYS_ELEMENT_ID);
  return {
    registry: injected(REGISTRY_ELEMENT_ID),
    trustedKeys,
    settings: injected(SHELL_SETTINGS_ELEMENT_ID),
    verify: createVerifier(trustedKeys as TrustedKeys),
  };
}

function injected(id: string): unknown {
  return parseJson(document.getElementById(id)?.textContent ?? 'null');
}

/** Parses JSON; `null` where it is not JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The reason why an entry of the registry is not trusted. */
export type VerificationFailure =
  | 'unsigned'
  | 'unknown key'
  | 'key of another team'
  | 'changed after signing'
  | 'not verified';

type Key = TrustedKeys['keys'][number];

/** Returns why an entry, as it was read, is not to be trusted; undefined when it is. */
export type Verify = (name: string, entry: RegisteredRemote) => Promise<VerificationFailure | undefined>;

/** Creates a function that verifies entries with a list of keys, each entry of a registry that was read once. */
export function createVerifier(keys: TrustedKeys): Verify {
  const results = new WeakMap<RegisteredRemote, Promise<VerificationFailure | undefined>>();
  return (name, entry) => {
    const result = results.get(entry) ?? refusalOf(name, entry, keys);
    results.set(entry, result);
    return result;
  };
}

async function refusalOf(
  name: string,
  entry: RegisteredRemote,
  { keys }: TrustedKeys,
): Promise<VerificationFailure | undefined> {
  const { signature } = entry;
  if (!signature) return 'unsigned';
  const key = keys.find(({ id }) => id === signature.key);
  if (!key) return 'unknown key';
  if (!key.remotes.includes('*') && !key.remotes.includes(name)) return 'key of another team';
  const isRight = await isSignedBy(key, statementOf(name, entry, signature), signature.value);
  return isRight ? undefined : 'changed after signing';
}

async function isSignedBy(key: Key, statement: Uint8Array<ArrayBuffer>, signature: string): Promise<boolean> {
  try {
    const bytes = fromBase64Url(signature);
    const publicKey = fromBase64Url(key.public);
    const native = await importKey(publicKey);
    if (native) return await crypto.subtle.verify('Ed25519', native, bytes, statement);
    return await verifyWithoutWebCrypto(bytes, statement, publicKey);
  } catch {
    // A key or a signature that cannot even be read.
    return false;
  }
}

async function verifyWithoutWebCrypto(
  signature: Uint8Array,
  statement: Uint8Array,
  publicKey: Uint8Array,
): Promise<boolean> {
  const [{ hashes, verify }, { sha512 }] = await Promise.all([
    import(/* webpackChunkName: "ed25519" */ '@noble/ed25519'),
    import(/* webpackChunkName: "ed25519" */ '@noble/hashes/sha2.js'),
  ]);
  hashes.sha512 = sha512;
  return verify(signature, statement, publicKey);
}

/** Undefined in a browser that does not know these signatures, and on a page that was not fetched over TLS. */
async function importKey(publicKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
