import type { Page, Route } from '@playwright/test';
import type { Release } from '@seamline/shared/contract/releases/registry';
import { lateFiles, liveRelease, registeredRemote, routeRegistry } from './registry.ts';
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
  /** Breaks the remote for a page, at an address of the suite; the returned function repairs it. */
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

/** The twelve ways in which a remote is broken, on the first load and later. */
export const FAULTS = {
  missing: entryFault('the entry answers 404', (route) => route.fulfill({ status: 404, body: 'Not found' })),
  failing: entryFault('the entry answers 500', (route) => route.fulfill({ status: 500, body: 'Oops' })),
  resting: entryFault('the entry answers 503 with JSON', (route) =>
    route.fulfill({ status: 503, json: { message: 'The store is resting.' } }),
  ),
  disconnected: entryFault('the connection is reset', (route) => route.abort('connectionreset')),
  hanging: {
    ...entryFault('the entry hangs', () => Promise.resolve()),
    reason: NO_ANSWER,
    strike: async (page, origin, remote) => {
      const held: Route[] = [];
      const lift = await routeRemote(page, origin, remote, entryOf, async (route) => {
        held.push(route);
      });
      return async () => {
        lift();
        for (const route of held) await route.abort().catch(() => undefined);
      };
    },
  },
  slow: {
    ...entryFault('the entry takes 10 seconds', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      // The page may have been left before the delay ends.
      await route.continue().catch(() => undefined);
    }),
    reason: NO_ANSWER,
  },
  replacedByPage: entryFault('the entry is a page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the proxy</title>' }),
  ),
  empty: entryFault('the entry is empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  withoutScreen: {
    name: 'the chunk of the screen is missing',
    scope: 'screen',
    reason: NOT_LOADED,
    noise: [FAILED, /Loading chunk|ChunkLoadError/],
    strike: (page, origin, remote) =>
      routeRemote(page, origin, remote, lateFiles, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  tampered: {
    name: 'a chunk was tampered with',
    scope: 'remote',
    reason: NOT_LOADED,
    noise: [REFUSED],
    strike: (page, origin, remote) => routeRemote(page, origin, remote, ({ preload }) => preload, tamper),
  },
  crashing: crash('the screen throws while it is drawn', `function(){${THROWS}}`),
  crashingLater: crash(
    'the screen throws in an effect',
    `function(){const{useEffect}=${REACT};useEffect(()=>{${THROWS}},[]);return null}`,
  ),
} satisfies Record<string, Fault>;

function entryFault(name: string, answer: (route: Route) => Promise<void>): Fault {
  return {
    name,
    scope: 'remote',
    reason: NOT_LOADED,
    noise: [FAILED, REFUSED],
    strike: (page, origin, remote) => routeRemote(page, origin, remote, entryOf, answer),
  };
}

/** A release whose screens are all replaced by `screen`, which needs a key; repaired by serving the real release. */
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
        Object.assign(remotes[remote] ?? {}, { release: broken.release, previous: undefined });
      });
    },
  };
}

function entryOf({ entry }: Release): string[] {
  return [entry];
}

/** Answers for files of a remote, in each release that the shell could run. */
async function routeRemote(
  page: Page,
  origin: string,
  name: string,
  filesOf: (release: Release) => readonly string[],
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  const { release, previous, canary } = await registeredRemote(origin, name);
  const releases = [release, previous, canary?.release].filter((each) => each !== undefined);
  const lifts = await Promise.all(releases.map((each) => routeFiles(page, each.base, filesOf(each), answer)));
  return () => {
    for (const lift of lifts) lift();
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
