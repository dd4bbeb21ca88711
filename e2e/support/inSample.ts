/** How many of a remote's tests the plain run takes; the soak takes them all. */
const SHARE = 0.45;

/** Whether the plain run takes a test: always the same ones for a seed, whatever tests stand beside them. */
export function inSample(title: string, seed: string): boolean {
  return shareOf(`${seed} ${title}`) < SHARE;
}

/** A number from 0 to 1 that is always the same for the same text (FNV-1a, then mixed). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}
