import { shareOf } from '@seamline/shared/share';

/** How many of a remote's tests the plain run takes; the soak takes them all. */
const SHARE = 0.3;

/** Whether the plain run takes a test: always the same ones for a seed, whatever tests stand beside them. */
export function inSample(title: string, seed: string): boolean {
  return shareOf(`${seed} ${title}`) < SHARE;
}
