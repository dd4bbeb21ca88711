/** Returns the bytes of a text in a URL. It is sent trimmed and encoded, so a Gujarati letter takes nine. */
export function addressBytes(value: string): number {
  return new URLSearchParams({ '': value.trim() }).toString().length - 1;
}
