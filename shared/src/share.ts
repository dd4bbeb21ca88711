/** Hashes a text to a number from 0 up to 1. Similar texts are distributed evenly. */
export function shareOf(text: string): number {
  // FNV-1a with a final mix, since its low bits differ too little for neighbouring numbers.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
