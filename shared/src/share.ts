/** A number from 0 up to 1 that is always the same for the same text, and spread evenly over texts that are alike. */
export function shareOf(text: string): number {
  // FNV-1a, whose low bits differ too little for neighbouring numbers, and therefore mixed once more.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
