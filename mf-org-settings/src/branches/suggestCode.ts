/** Suggests a code from the beginnings of the first two words, with a number if another branch has it already. */
export function suggestCode(name: string, taken: readonly (string | null)[] = []): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['BRANCH'];
  const parts = words.slice(0, 2).map((word) => beginning(word.toUpperCase()));
  const code = parts.join('-');
  const used = new Set(taken.map((other) => other?.toUpperCase()));
  let free = code;
  for (let number = 2; used.has(free); number += 1) free = `${code}-${number}`;
  return free;
}

/** Returns three whole characters: letters of Indian scripts consist of several code points. */
function beginning(word: string): string {
  return [...new Intl.Segmenter().segment(word)]
    .slice(0, 3)
    .map(({ segment }) => segment)
    .join('');
}
