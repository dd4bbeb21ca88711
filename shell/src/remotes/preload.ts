import type { Release } from '@seamline/shared/contract/registry';
import { addressOf } from './addresses.ts';

/** Asks for the files that the first screen of a release needs, beside its entry and not after it. */
export function preload(release: Release): void {
  for (const file of [release.entry, ...release.preload]) {
    const integrity = release.integrity[file];
    if (!integrity || release.development) continue;
    const href = addressOf(release, file);
    if (document.head.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
