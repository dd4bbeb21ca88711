import type { Release } from '@seamline/shared/contract/registry';
import { readAhead } from '@seamline/shared/http';
import { pageOf } from './preload.ts';

const begun = new Set<string>();

/**
 * Asks for what a page of a release reads first, beside its code and not after it.
 * Only once: with its code there, the page asks as soon as somebody goes to it.
 */
export function readFirst(release: Release, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const page = pageOf(pathname);
  // What an address adds may change what is read.
  if (search || begun.has(release.base + page)) return;
  begun.add(release.base + page);
  for (const address of release.reads?.[page] ?? []) readAhead(address);
}
