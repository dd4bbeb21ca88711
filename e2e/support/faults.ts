import type { Page, Route } from '@playwright/test';
import { lateFiles, liveRelease, routeRegistry } from './registry.ts';
import { serveVariant, variantOf, withScreens } from './variant.ts';

type Lift = () => void | Promise<void>;

/** One way in which a remote can be broken. */
export interface Fault {
  name: string;
  /** The broken part: the whole remote, the files of a screen, or the rendering of a screen. */
  scope: 'remote' | 'screen' | 'crash';
  /** The sentence that people read, where there is one for it. */
  reason: string;
  /** Errors that the browser logs because of the fault. */
  noise: RegExp[];
  /** Breaks the remote; the returned function repairs it. */
  strike(page: Page, origin: string, remote: string): Promise<Lift>;
}

const NOT_LOADED = 'Its files could not be loaded.';
const NO_ANSWER = 'It did not answer in time.';
const REFUSED = /Failed to find a valid digest/;
const FAILED = /Failed to load resource/;
const SLOW_MS = 10_000;

/** Code that a tampered file runs if it is executed. */
export const TAMPERING = '\n;window.hacked = true;';

const THROWS = 'throw new Error("broken on purpose")';
const REACT = 'Object.values(globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib()';

/** The twelve ways that all remotes are broken in, on the first load and later. */
export const FAULTS: readonly Fault[] = [
  entryFault('the entry answers 404', (route) => route.fulfill({ status: 404, body: 'Not found' })),
  entryFault('the entry answers 500', (route) => route.fulfill({ status: 500, body: 'Oops' })),
  entryFault('the entry answers 503 with JSON', (route) =>
    route.fulfill({ status: 503, json: { message: 'The store is resting.' } }),
  ),
  entryFault('the connection is reset', (route) => route.abort('connectionreset')),
  {
    ...entryFault('the entry hangs', () => Promise.resolve()),
    reason: NO_ANSWER,
    strike: async (page, origin, remote) => {
      const held: Route[] = [];
      const lift = await routeEntry(page, origin, remote, async (route) => {
        held.push(route);
      });
      return async () => {
        lift();
        for (const route of held) await route.abort().catch(() => undefined);
      };
    },
  },
  {
    ...entryFault('the entry takes 10 seconds', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      // The page may have been left before the delay ends.
      await route.continue().catch(() => undefined);
    }),
    reason: NO_ANSWER,
  },
  entryFault('the entry is a page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the proxy</title>' }),
  ),
  entryFault('the entry is empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  {
    name: 'the chunk of the screen is missing',
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
    name: 'a chunk was tampered with',
    scope: 'remote',
    reason: NOT_LOADED,
    noise: [REFUSED],
    strike: async (page, origin, remote) => {
      const release = await liveRelease(origin, remote);
      return routeFiles(page, release.base, release.preload, tamper);
    },
  },
  crash('the screen throws while it is drawn', `function(){${THROWS}}`),
  crash(
    'the screen throws in an effect',
    `function(){const{useEffect}=${REACT};useEffect(()=>{${THROWS}},[]);return null}`,
  ),
];

function entryFault(name: string, answer: (route: Route) => Promise<void>): Fault {
  return {
    name,
    scope: 'remote',
    reason: NOT_LOADED,
    noise: [FAILED, REFUSED],
    strike: (page, origin, remote) => routeEntry(page, origin, remote, answer),
  };
}

/** A release whose screens are all replaced by `screen`; repaired by serving the previous release. */
function crash(name: string, screen: string): Fault {
  return {
    name,
    scope: 'crash',
    reason: '',
    noise: [/broken on purpose/],
    strike: async (page, origin, remote) => {
      const broken = await variantOf(origin, await liveRelease(origin, remote), '9.9.9-broken', withScreens(screen));
      await serveVariant(page, broken);
      return routeRegistry(page, origin, ({ remotes }) => {
        for (const each of Object.values(remotes)) delete each.previous;
        Object.assign(remotes[remote] ?? {}, { release: broken.release });
      });
    },
  };
}

async function routeEntry(page: Page, origin: string, remote: string, answer: (route: Route) => Promise<void>) {
  const release = await liveRelease(origin, remote);
  return routeFiles(page, release.base, [release.entry], answer);
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
