import type { RegisteredRemote, TrustedKeys } from '@seamline/shared/contract/registry';
import { statementOf } from '@seamline/shared/contract/statement';

/** Why nobody vouches for an entry of the registry. */
export type Refusal = 'unsigned' | 'unknown key' | 'key of another team' | 'changed after signing';

type Key = TrustedKeys['keys'][number];

/** Why an entry, as it was read, is not to be trusted; undefined when it is. */
export async function refusalOf(
  name: string,
  entry: RegisteredRemote,
  { keys }: TrustedKeys,
): Promise<Refusal | undefined> {
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
    const { verify } = await import('./signaturesWithoutWebCrypto.ts');
    return verify(bytes, statement, publicKey);
  } catch {
    // A key or a signature that cannot even be read.
    return false;
  }
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
