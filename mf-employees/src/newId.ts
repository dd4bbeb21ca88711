/** Returns 32 random hex digits. `randomUUID` is missing on a page without TLS. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
