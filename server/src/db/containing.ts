import { latinDigits } from '@seamline/shared/contract/digits';

/**
 * A pattern for the words as they stand: what is special in a pattern loses its meaning. What has no letter is a number,
 * and those are kept in the digits 0 to 9, whichever keyboard they were typed with.
 */
export function containing(search: string): string {
  const words = /\p{L}/u.test(search) ? search : latinDigits(search);
  return `%${words.toLowerCase().replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}
