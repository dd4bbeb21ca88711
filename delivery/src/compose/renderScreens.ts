import type { Page } from 'playwright-core';

/** What stands at one address of a remote. */
export interface SeenScreen {
  remote: string;
  /** The team to turn to. */
  owner: string;
  path: string;
  outcome: 'passed' | 'failed' | 'not visited';
  /** The heading of the screen. */
  heading: string | null;
  /** What the browser complained of, what the screen says of itself, or why it was not visited. */
  words: string[];
}

export interface Subject {
  name: string;
  owner: string;
  paths: readonly string[];
  container: string;
}

const PATIENCE = 20_000;

/** Renders every screen of a remote that an address without an id leads to, and the first only of those beside it. */
export async function renderScreens(
  page: Page,
  origin: string,
  subject: Subject,
  isWhole: boolean,
): Promise<SeenScreen[]> {
  const { name, owner, paths, container } = subject;
  const seen = (path: string, outcome: SeenScreen['outcome'], words: string[] = [], heading: string | null = null) => ({
    remote: name,
    owner,
    path,
    outcome,
    heading,
    words,
  });
  const [first = ''] = paths;
  const { heading, words } = await look(page, `${origin}/dashboard/${first}`);
  const routes = await routesOf(page, container);
  if (!routes)
    return paths.map((path) => seen(path, 'failed', words.length > 0 ? words : ['It was not loaded.'], heading));
  const claimed = routes.filter((route) => paths.includes(firstSegment(route)));
  const unclaimed = routes.filter((route) => !paths.includes(firstSegment(route)));
  const empty = paths.filter((path) => !claimed.some((route) => firstSegment(route) === path));
  const known = claimed.filter((route) => !/[:*]/.test(route));
  const results: SeenScreen[] = [
    ...empty.map((path) => seen(path, 'failed', ['It is claimed, but no screen of the remote is there.'])),
    ...unclaimed.map((path) => seen(path, 'failed', ['It is not claimed, so nobody can get there.'])),
    ...claimed
      .filter((route) => /[:*]/.test(route))
      .map((path) => seen(path, 'not visited', ['Its address needs an id.'])),
  ];
  for (const path of isWhole ? known : known.slice(0, 1)) {
    const found = await look(page, `${origin}/dashboard/${path}`);
    results.push(seen(path, found.words.length > 0 ? 'failed' : 'passed', found.words, found.heading));
  }
  return isWhole ? results : results.filter(({ outcome }) => outcome !== 'not visited');
}

function firstSegment(path: string): string {
  return (path.split('/')[0] ?? '').toLowerCase();
}

/** Opens an address, waits until it has come to rest, and reads what is wrong. */
async function look(page: Page, address: string): Promise<{ heading: string | null; words: string[] }> {
  const words: string[] = [];
  const complain = (text: string) => words.push(text.split('\n')[0]?.slice(0, 200) ?? '');
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') complain(message.text());
  };
  const onError = (error: Error) => complain(`${error.name}: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  try {
    await page.goto(address, { timeout: PATIENCE });
    await page.locator('main h1').first().waitFor({ timeout: PATIENCE });
    // What polls or streams never comes to rest.
    await page.waitForLoadState('networkidle', { timeout: PATIENCE / 2 }).catch(() => undefined);
    for (const alert of await page.locator('main [role=alert]').allInnerTexts()) complain(alert.replaceAll('\n', ' '));
    return { heading: await page.locator('main h1').first().textContent(), words };
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return { heading: null, words };
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
  }
}

/** The paths of all screens of a loaded remote, below /dashboard; undefined when it could not be loaded. */
async function routesOf(page: Page, container: string): Promise<string[] | undefined> {
  return await page.evaluate(async (name) => {
    interface Route {
      path?: string;
      index?: boolean;
      children?: Route[];
    }
    interface Runtime {
      loadRemote(id: string): Promise<{ routes: Route[] } | null>;
      options: { remotes: { name: string }[] };
    }
    const { __INSTANCES__: instances = [] } = Reflect.get(globalThis, '__FEDERATION__') as {
      __INSTANCES__?: Runtime[];
    };
    const shell = instances.find(({ options }) => options.remotes.some((remote) => remote.name === name));
    const module = await shell?.loadRemote(`${name}/routes`).catch(() => null);
    const pathsOf = (routes: Route[], above: string): string[] =>
      routes.flatMap(({ path, children }) => {
        const here = [above, path].filter(Boolean).join('/');
        return children ? pathsOf(children, here) : [here];
      });
    return module ? [...new Set(pathsOf(module.routes, ''))] : undefined;
  }, container);
}
