import type { Release } from '@seamline/shared/contract/registry';
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

/** How a release names a page: its path below /dashboard. */
export function pageOf(pathname: string): string {
  return pathname.split('/').slice(2).filter(Boolean).join('/').toLowerCase();
}
