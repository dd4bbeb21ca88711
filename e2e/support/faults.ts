import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { lateFiles, liveRelease } from './remotes.ts';
import { routeRegistry } from './routedRegistry.ts';

type Lift = () => void | Promise<void>;

/** One way in which a remote can be broken. */
export interface Fault {
  name: string;
  /** Whether the whole remote is unavailable, or one screen of it. */
  scope: 'remote' | 'screen';
  /** The sentence that people read. */
  reason: string;
  /** What the browser logs by itself. */
  noise: RegExp[];
  /** Breaks the remote; the returned function mends it. */
  strike(page: Page, origin: string, remote: string): Promise<Lift>;
}

const NOT_LOADED = 'Its files could not be loaded.';
const REFUSED = /Failed to find a valid digest/;
const FAILED = /Failed to load resource/;

/** What tampered files would do, if they ran. */
export const TAMPERING = '\n;window.hacked = true;';

export const FAULTS: readonly Fault[] = [
  entryFault('the entry is missing', [FAILED], (route) => route.fulfill({ status: 404, body: 'Not found' })),
  entryFault('the entry answers 500', [FAILED], (route) => route.fulfill({ status: 500, body: 'Oops' })),
  entryFault('the connection is reset', [FAILED], (route) => route.abort('connectionreset')),
  entryFault('the entry is a page', [REFUSED], (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the proxy</title>' }),
  ),
  entryFault('the entry is empty', [REFUSED], (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  entryFault('the entry was tampered with', [REFUSED], tamper),
  {
    name: 'the entry hangs',
    scope: 'remote',
    reason: 'It did not answer in time.',
    noise: [FAILED],
    strike: async (page, origin, remote) => {
      const held: Route[] = [];
      const release = await liveRelease(origin, remote);
      const lift = await routeFiles(page, release.base, [release.entry], async (route) => {
        held.push(route);
      });
      return async () => {
        lift();
        for (const route of held) await route.abort().catch(() => undefined);
      };
    },
  },
  {
    name: 'the routes were tampered with',
    scope: 'remote',
    reason: NOT_LOADED,
    noise: [REFUSED],
    strike: async (page, origin, remote) => {
      const release = await liveRelease(origin, remote);
      return routeFiles(page, release.base, release.preload, tamper);
    },
  },
  {
    name: 'the files of the screen are missing',
    scope: 'screen',
    reason: NOT_LOADED,
    noise: [FAILED, /Loading chunk|ChunkLoadError/],
    strike: async (page, origin, remote) => {
      const release = await liveRelease(origin, remote);
      return routeFiles(page, release.base, lateFiles(release), (route) =>
        route.fulfill({ status: 404, body: 'Not found' }),
      );
    },
  },
  {
    name: 'the entry throws',
    scope: 'remote',
    reason: 'It stopped with an error while starting.',
    noise: [/broken on purpose/],
    strike: async (page, origin, remote) => {
      const body = 'throw new Error("broken on purpose");';
      const release = await liveRelease(origin, remote);
      const liftRegistry = await routeRegistry(page, origin, (registry) => {
        const integrity = registry.remotes[remote]?.release.integrity ?? {};
        integrity[release.entry] = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      });
      const lift = await routeFiles(page, release.base, [release.entry], (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      return () => {
        liftRegistry();
        lift();
      };
    },
  },
  {
    name: 'its team switched it off',
    scope: 'remote',
    reason: 'Closed while the year is being changed.',
    noise: [],
    strike: (page, origin, remote) =>
      routeRegistry(page, origin, (registry) => {
        Object.assign(registry.remotes[remote] ?? {}, {
          state: 'disabled',
          reason: 'Closed while the year is being changed.',
        });
      }),
  },
];

function entryFault(name: string, noise: RegExp[], answer: (route: Route) => Promise<void>): Fault {
  return {
    name,
    scope: 'remote',
    reason: NOT_LOADED,
    noise,
    strike: async (page, origin, remote) => {
      const release = await liveRelease(origin, remote);
      return routeFiles(page, release.base, [release.entry], answer);
    },
  };
}

/** Answers for files of a release, whatever query follows their name, until the returned function is called. */
export async function routeFiles(
  page: Page,
  base: string,
  files: readonly string[],
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let lifted = false;
  const paths = new Set(files.map((file) => base + file));
  await page.route(
    (url) => paths.has(url.pathname),
    (route) => (lifted ? route.fallback() : answer(route)),
  );
  return () => {
    lifted = true;
  };
}

/** The real file with a line more. */
export async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()) + TAMPERING });
}
