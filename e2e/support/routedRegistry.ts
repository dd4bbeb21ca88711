import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { signerFrom } from '@seamline/delivery/keys';
import { REGISTRY_ELEMENT_ID, REGISTRY_PATH, type Registry } from '@seamline/shared/contract/registry';
import { readRegistry } from './remotes.ts';

const ELEMENT = new RegExp(`(<script\\b[^>]*\\bid=["']?${REGISTRY_ELEMENT_ID}["']?[^>]*>)[^<]*(</script>)`);

/** Serves another registry than the real one, in the document and at its address, until the returned function is called. */
export async function routeRegistryText(page: Page, text: string): Promise<() => void> {
  let lifted = false;
  await page.route(
    (url) => /^\/($|login|dashboard)/i.test(url.pathname),
    async (route) => {
      if (lifted || route.request().resourceType() !== 'document') return route.fallback();
      return route.fulfill(await withRegistry(route, text));
    },
  );
  await page.route(`**${REGISTRY_PATH}`, (route) =>
    lifted ? route.fallback() : route.fulfill({ contentType: 'application/json', body: text }),
  );
  return () => {
    lifted = true;
  };
}

let changes = 0;

/** Serves the real registry with a change, signed as a publication of somebody would be. */
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
    remotes[name] = signerFrom(pem, file, () => at)(name, entry);
  }
}

async function withRegistry(route: Route, text: string) {
  const response = await route.fetch();
  const html = await response.text();
  const inert = text.replaceAll('<', '\\u003c');
  return { response, body: html.replace(ELEMENT, (_, open: string, close: string) => `${open}${inert}${close}`) };
}
