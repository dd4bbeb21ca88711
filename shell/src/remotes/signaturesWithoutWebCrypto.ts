import { hashes, verify as verifyEd25519 } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Checks an Ed25519 signature in plain JavaScript. */
export function verify(signature: Uint8Array, statement: Uint8Array, publicKey: Uint8Array): boolean {
  return verifyEd25519(signature, statement, publicKey);
}
