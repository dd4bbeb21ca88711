import type { Release } from '@seamline/shared/contract/registry';
import { addressOf } from './addresses.ts';

/** Longest wait for all files of a release, in milliseconds. */
const TIMEOUT = 8_000;

/**
 * Fetches every script and style sheet of a release past the HTTP cache. The files are immutable, so a browser keeps a
 * corrupted copy for a year and refuses it again each time. All are fetched, because each chunk only names the next one.
 * The caller loads again afterwards, and once more for a screen: Chromium gives a preloaded response to one script, also
 * a response that it has refused. Never rejects: what is still wrong shows when it is loaded.
 */
export async function refetchRelease(release: Release): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const files = Object.keys(release.integrity).filter((file) => /\.(?:js|css)$/.test(file));
  await Promise.allSettled(
    files.map(async (file) => {
      const response = await fetch(addressOf(release, file), { cache: 'reload', signal });
      // The cache has the copy once it has been read to its end.
      await response.arrayBuffer();
    }),
  );
}
