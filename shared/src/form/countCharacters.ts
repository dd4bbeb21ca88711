/** Characters as the contract counts them: an emoji outside the basic plane is one, and what is trimmed is none. */
export function countCharacters(value: string): number {
  return [...value.trim()].length;
}
