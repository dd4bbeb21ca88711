/** A code for a branch that has none: the first letters of its words, or the first three of a single one. */
export function suggestCode(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? 'BRANCH')].slice(0, 3);
  return letters.join('').toLocaleUpperCase().slice(0, 10);
}
