import type { Release } from '@seamline/shared/contract/registry';
import { readAhead } from '@seamline/shared/http';
import { addressOf } from './addresses.ts';

/** Asks for the files that a page of a release needs, beside its entry and not after it. */
export function preload(release: Release, pathname: string): void {
  const screen = release.screens?.[pageOf(pathname)] ?? [];
  for (const file of [release.entry, ...release.preload, ...screen]) {
    const integrity = release.integrity[file];
    if (!integrity || release.development) continue;
    const href = addressOf(release, file);
    if (document.head.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}

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

/** How a release names a page: its path below /dashboard. */
function pageOf(pathname: string): string {
  return pathname.split('/').slice(2).filter(Boolean).join('/').toLowerCase();
}
