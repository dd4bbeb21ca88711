/** Counts characters as the contract does: a code point outside the basic plane is one, trimmed spaces are none. */
export function countCharacters(value: string): number {
  return [...value.trim()].length;
}
