import { isSameName } from '@seamline/shared/contract/wire/fields';

/**
 * Returns a name for a copy that is not in `taken` and has at most `limit` characters. `compose` writes a name and the
 * number of the copy, from 1, in the language of the screen.
 */
export function copyName(
  name: string,
  taken: readonly string[],
  limit: number,
  compose: (name: string, number: number) => string,
): string {
  for (let number = 1; ; number += 1) {
    // Whole characters, as the contract counts them, are cut off the end of the name and not of what follows it.
    const room = limit - [...compose('', number)].length;
    const candidate = compose([...name].slice(0, room).join('').trimEnd(), number);
    if (!taken.some((other) => isSameName(other, candidate))) return candidate;
  }
}
