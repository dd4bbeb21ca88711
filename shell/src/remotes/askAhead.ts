import type { Release } from '@seamline/shared/contract/registry';
import { preload } from './preload.ts';
import { readFirst } from './readFirst.ts';

/** Has the remote of the address and what its page reads set out together, and not one after the other. */
export function askAhead(release: Release): void {
  // First, since a browser has few lines to one host, and the answer takes the longest to be shown.
  readFirst(release, location);
  preload(release, location.pathname);
}
