import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { signerFrom } from '@seamline/delivery/keys';
import { REGISTRY_ELEMENT_ID, SHELL_SETTINGS_ELEMENT_ID } from '@seamline/shared/contract/releases/injected';
import {
  REGISTRY_PATH,
  type RegisteredRemote,
  type Registry,
  type Release,
} from '@seamline/shared/contract/releases/registry';

/** The registry as the server hands it out. */
export async function readRegistry(origin: string): Promise<Registry> {
  const response = await fetch(`${origin}${REGISTRY_PATH}`);
  return (await response.json()) as Registry;
}

/** The entry of a remote in the registry. */
export async function registeredRemote(origin: string, name: string): Promise<RegisteredRemote> {
  const remote = (await readRegistry(origin)).remotes[name];
  if (!remote) throw new Error(`${name} is not published.`);
  return remote;
}

/** The live release of a remote. */
export async function liveRelease(origin: string, name: string): Promise<Release> {
  return (await registeredRemote(origin, name)).release;
}

/** The files of a release that its first screen asks for late: all but the entry and the routes. */
export function lateFiles(release: Release): string[] {
  const early = [release.entry, ...release.preload];
  return Object.keys(release.integrity).filter((file) => file.endsWith('.js') && !early.includes(file));
}

/** Serves another registry than the real one, in the document and at its address, until the returned function is called. */
export async function routeRegistryText(page: Page, text: string): Promise<() => void> {
  let lifted = false;
  await route(page, () => (lifted ? undefined : { [REGISTRY_ELEMENT_ID]: text }));
  return () => {
    lifted = true;
  };
}

/** Seconds between two looks at a registry that changes under an open page. */
const POLL_SECONDS = 1;

/** A registry of one page's own that can change while it is open, as publications and rollbacks change the real one. */
export async function ownRegistry(page: Page, origin: string) {
  const registry = await readRegistry(origin);
  const settings = JSON.stringify({ registry_poll_seconds: POLL_SECONDS, override_origins: [] });
  let text = JSON.stringify(registry);
  await route(page, () => ({ [REGISTRY_ELEMENT_ID]: text, [SHELL_SETTINGS_ELEMENT_ID]: settings }));
  return {
    /**
     * Changes it; resolves once the page has read the change, where it is open already: by itself within
     * `POLL_SECONDS`, or at once where the window gets the focus.
     */
    async change(remote: string, entry: Partial<RegisteredRemote>, { focus = false } = {}): Promise<void> {
      registry.revision += 1;
      Object.assign(registry.remotes[remote] ?? {}, entry);
      await signAll(registry);
      text = JSON.stringify(registry);
      if (page.url() === 'about:blank') return;
      const read = page.waitForResponse(async (response) => {
        return response.url().endsWith(REGISTRY_PATH) && (await response.text()) === text;
      });
      if (focus) await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await read;
    },
  };
}

/** Puts texts into the document by the ids of their elements, and the registry at its address as well. */
async function route(page: Page, texts: () => Record<string, string> | undefined): Promise<void> {
  await page.route(
    (url) => /^\/($|login|dashboard)/i.test(url.pathname),
    async (route) => {
      const current = texts();
      if (!current || route.request().resourceType() !== 'document') return route.fallback();
      return route.fulfill(await withTexts(route, current));
    },
  );
  await page.route(`**${REGISTRY_PATH}`, (route) => {
    const body = texts()?.[REGISTRY_ELEMENT_ID];
    return body === undefined ? route.fallback() : route.fulfill({ contentType: 'application/json', body });
  });
}

let changes = 0;

/** Serves the real registry with a change, signed like a publication. */
export async function routeRegistry(
  page: Page,
  origin: string,
  change: (registry: Registry) => void,
): Promise<() => void> {
  const registry = await readRegistry(origin);
  changes += 1;
  registry.revision += 1000 * changes;
  change(registry);
  await signAll(registry);
  return routeRegistryText(page, JSON.stringify(registry));
}

/** Dated like the real entries, so that these are not taken for older ones when they return. */
async function signAll({ remotes }: Registry): Promise<void> {
  const file = process.env.SEAMLINE_SUITE_KEY;
  if (file === undefined) throw new Error('Another address is being tested, and there is no key to sign with.');
  const pem = await readFile(file, 'utf8');
  for (const [name, entry] of Object.entries(remotes)) {
    const at = entry.signature?.at ?? new Date().toISOString();
    remotes[name] = signerFrom(pem, file, { now: () => at }).sign(name, entry);
  }
}

async function withTexts(route: Route, texts: Record<string, string>) {
  const response = await route.fetch();
  let body = await response.text();
  for (const [id, text] of Object.entries(texts)) {
    const element = new RegExp(`(<script\\b[^>]*\\bid=["']?${id}["']?[^>]*>)[^<]*(</script>)`);
    const inert = text.replaceAll('<', '\\u003c');
    body = body.replace(element, (_, open: string, close: string) => `${open}${inert}${close}`);
  }
  return { response, body };
}
