import type { Registry, Release } from '@seamline/shared/contract/releases/registry';
import { fetchEarly, setHttpSettings } from '@seamline/shared/http';
import { readStored, TOKEN_KEY } from '@seamline/shared/session';
import type { HostDocument } from './hostDocument.ts';
import * as files from './releaseFiles.ts';
import { requestedOverride } from './requestedReleases.ts';

/** Longest time from an early request to the call that uses it, in milliseconds: a remote's code may take that long. */
const FRESH_TIME = 10_000;

type Url = Pick<Location, 'pathname' | 'search'>;

interface EarlyResponse {
  readonly token: string;
  /** Undefined where the data service refused or did not answer: the call that needs the data asks again. */
  readonly body: Promise<unknown>;
  readonly requestedAt: number;
}

export type EarlyStart = ReturnType<typeof createEarlyStart>;

/**
 * Creates what starts the work that a URL implies before the code that needs it is there: it requests the files and the
 * first data of the URL's page. It answers calls of the data service with the responses that it requested.
 */
export function createEarlyStart(host: HostDocument) {
  const responses = new Map<string, EarlyResponse>();
  const prefetchedPages = new Set<string>();

  setHttpSettings({
    async takeEarly(url, token) {
      const early = responses.get(url);
      responses.delete(url);
      if (!early || early.token !== token || Date.now() - early.requestedAt > FRESH_TIME) return undefined;
      return await early.body;
    },
  });

  /** Requests the first data of a page, once for each release. */
  function prefetchData(release: Release, { pathname, search }: Url): void {
    const page = pageOf(pathname);
    const token = readStored(TOKEN_KEY);
    // Search parameters may change what is read. And with its code loaded, a page asks as soon as it is opened.
    if (!token || search || prefetchedPages.has(release.base + page)) return;
    prefetchedPages.add(release.base + page);
    for (const url of release.reads?.[page] ?? []) {
      const body = fetchEarly(url, token).catch(() => undefined);
      responses.set(url, { token, body, requestedAt: Date.now() });
    }
  }

  /** Preloads the files that a page of a release needs, beside its entry and not after it. */
  function preloadFiles(release: Release, pathname: string): void {
    files.preloadFiles(release, pageOf(pathname));
  }

  /** Starts the page of the document's URL, of a release whose signature is verified. */
  function startPage(release: Release): void {
    // The data first: a browser has few connections to one host, and the response takes the longest to be shown.
    prefetchData(release, location);
    preloadFiles(release, location.pathname);
  }

  /** Starts the page of the document's URL, once the signature of its remote is verified. Never rejects. */
  async function begin(): Promise<void> {
    const release = await signedReleaseOf(location.pathname, host).catch(() => undefined);
    if (release) startPage(release);
  }

  /** Whether a response waits for the call that uses it. */
  const hasData = () => responses.size > 0;

  return { begin, startPage, preloadFiles, prefetchData, hasData };
}

/** Returns the live release behind a URL if its team has signed it. A canary or an override is left to the loader. */
async function signedReleaseOf(pathname: string, { registry, verify }: HostDocument): Promise<Release | undefined> {
  const segment = pathname.split('/')[2]?.toLowerCase() ?? '';
  const { remotes } = registry as Registry;
  const [name = '', remote] = Object.entries(remotes).find(([, { paths }]) => paths.includes(segment)) ?? [];
  if (remote?.state !== 'live' || remote.canary || requestedOverride() !== null) return undefined;
  return (await verify(name, remote)) ? undefined : remote.release;
}

/** Returns a page as a release names it: its path below /dashboard. */
function pageOf(pathname: string): string {
  return pathname.split('/').slice(2).filter(Boolean).join('/').toLowerCase();
}
