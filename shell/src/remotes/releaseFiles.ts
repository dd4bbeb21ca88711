import type { Release } from '@seamline/shared/contract/releases/registry';
import { storedLanguage } from '@seamline/shared/session';

/**
 * Preloads the files that a page of a release needs, beside its entry and not after it.
 * @param page The page as the release names it.
 */
export function preloadFiles(release: Release, page: string): void {
  const screen = release.screens?.[page] ?? [];
  const messages = release.messages?.[storedLanguage()] ?? [];
  for (const file of [release.entry, ...release.preload, ...screen, ...messages]) {
    const integrity = release.integrity[file];
    if (!integrity || release.development) continue;
    const href = fileUrl(release, file);
    if (document.head.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}

/** Returns the absolute URL of a file of a release. */
export function fileUrl(release: Release, file: string): string {
  return new URL(file, new URL(release.base, location.href)).href;
}
