/** How many bytes of an address a text becomes: a letter of Gujarati takes nine, as it is sent trimmed and encoded. */
export function addressBytes(value: string): number {
  return new URLSearchParams({ '': value.trim() }).toString().length - 1;
}
