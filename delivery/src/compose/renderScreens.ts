import type { Page } from 'playwright-core';

/** The result of one page of a remote. */
export interface SeenScreen {
  remote: string;
  /** The team that owns the remote. */
  owner: string;
  path: string;
  outcome: 'passed' | 'failed' | 'not visited';
  /** The heading of the screen. */
  heading: string | null;
  /** The errors that the browser logged and the alerts on the screen, or the reason why it was not visited. */
  words: string[];
}

export interface Subject {
  name: string;
  owner: string;
  paths: readonly string[];
  container: string;
}

const TIMEOUT_MS = 20_000;

/** Renders every screen of a remote whose URL needs no id, and only the first one of a remote beside the candidates. */
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
  const { heading, errors, alerts } = await visit(page, origin, name, first);
  const routes = await routesOf(page, container);
  if (!routes) {
    // The alert that replaces the remote says only that there was an error.
    const words = [errors, alerts].find(({ length }) => length > 0) ?? ['It was not loaded.'];
    const others = paths.slice(1).map((path) => seen(path, 'not visited', ['The remote was not loaded.']));
    return [seen(first, 'failed', words, heading), ...others];
  }
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
    const found = await visit(page, origin, name, path);
    const words = [...found.errors, ...found.alerts];
    results.push(seen(path, words.length > 0 ? 'failed' : 'passed', words, found.heading));
  }
  return isWhole ? results : results.filter(({ outcome }) => outcome !== 'not visited');
}

function firstSegment(path: string): string {
  return (path.split('/')[0] ?? '').toLowerCase();
}

interface ScreenVisit {
  heading: string | null;
  /** Errors that the browser logged or that were thrown, each once. */
  errors: string[];
  /** Texts of the alerts on the screen. */
  alerts: string[];
}

/** Opens a page, waits until it is idle, and reads its faults. */
async function visit(page: Page, origin: string, remote: string, path: string): Promise<ScreenVisit> {
  const errors: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') errors.push(errorIn(message.text(), remote));
  };
  const onError = (error: Error) =>
    errors.push(
      errorIn(error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`, remote),
    );
  page.on('console', onConsole);
  page.on('pageerror', onError);
  try {
    await page.goto(`${origin}/dashboard/${path}`, { timeout: TIMEOUT_MS });
    await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
    // A page that polls or streams is never idle.
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS / 2 }).catch(() => undefined);
    const alerts = (await page.locator('main [role=alert]').allInnerTexts()).map((text) => short(inOneLine(text)));
    const heading = await page.locator('main h1').first().textContent();
    return { heading, ...faultsOf(errors, alerts) };
  } catch (error) {
    errors.push(errorIn(error instanceof Error ? error.message : String(error), remote));
    return { heading: null, ...faultsOf(errors, []) };
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
  }
}

/**
 * Returns each error once, though React Router reports the one that it caught in a sentence of its own, and the shell in
 * an alert in place of the screen.
 */
export function faultsOf(errors: readonly string[], alerts: readonly string[]) {
  const messages = errors.map((error) => error.replace(/ \(\S+\)$/, ''));
  const isRepeated = (message: string, index: number) =>
    messages.some((other, at) => (message === other ? at < index : message.includes(other)));
  const isCaught = messages.some((message) => message.startsWith('React Router caught the following error'));
  return {
    errors: errors.filter((_, index) => !isRepeated(messages[index] ?? '', index)),
    alerts: isCaught ? [] : [...alerts],
  };
}

/** The first line of an error, and the place in the remote's own files that its stack begins with. */
function errorIn(text: string, remote: string): string {
  const [line = '', ...stack] = text.split('\n');
  const [, file] =
    new RegExp(`/remotes/${remote}/[^/]+/(\\S+?\\.js(?:\\?\\S*?)?:\\d+:\\d+)`).exec(stack.join('\n')) ?? [];
  return file ? `${short(line)} (${file})` : short(line);
}

function inOneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

function short(text: string): string {
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}

/** The paths of all screens of a loaded remote, below /dashboard; undefined when it offers none. */
async function routesOf(page: Page, container: string): Promise<string[] | undefined> {
  return await page.evaluate(async (name) => {
    interface Route {
      path?: string;
      index?: boolean;
      lazy?: unknown;
      Component?: unknown;
      element?: unknown;
      children?: Route[];
    }
    interface Runtime {
      loadRemote(id: string): Promise<{ routes?: Route[] } | null>;
      options: { remotes: { name: string }[] };
    }
    const { __INSTANCES__: instances = [] } = (Reflect.get(globalThis, '__FEDERATION__') ?? {}) as {
      __INSTANCES__?: Runtime[];
    };
    const shell = instances.find(({ options }) => options.remotes.some((remote) => remote.name === name));
    // After an error at its first load the runtime returns an incomplete module: undefined, or exports that throw.
    const routes = await (async () => (await shell?.loadRemote(`${name}/routes`))?.routes)().catch(() => undefined);
    const pathsOf = (routes: Route[], above: string): string[] =>
      routes.flatMap((route) => {
        const here = [above, route?.path].filter(Boolean).join('/');
        if (!route?.children) return [here];
        // A list whose dialogs are its children is a screen; a route without a path only wraps others.
        const isScreen = route.path && (route.lazy ?? route.Component ?? route.element);
        return [...(isScreen ? [here] : []), ...pathsOf(route.children, here)];
      });
    return Array.isArray(routes) ? [...new Set(pathsOf(routes, ''))] : undefined;
  }, container);
}
