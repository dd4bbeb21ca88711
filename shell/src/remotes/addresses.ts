import type { Release } from '@seamline/shared/contract/registry';

const releases = new Map<string, Release>();

/** The absolute address of a file of a release. */
export function addressOf(release: Release, file: string): string {
  return new URL(file, new URL(release.base, location.href)).href;
}

/** Lets the files of a release be loaded. */
export function allow(release: Release): void {
  releases.set(new URL(release.base, location.href).href, release);
}

/** Returns the release whose files may be loaded from a folder, given by its absolute URL. */
export function releaseAt(base: string): Release | undefined {
  return releases.get(base);
}

/**
 * The integrity value that the registry states for an address, `null` for a file of a development server
 * (it has no fixed bytes), `undefined` for a file that nothing allows.
 */
export function integrityOf(address: string): string | null | undefined {
  const url = new URL(address, location.href);
  const path = url.origin + url.pathname;
  for (const [base, release] of releases) {
    if (!path.startsWith(base)) continue;
    if (release.development) return null;
    const file = path.slice(base.length);
    return Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
  }
  return undefined;
}
