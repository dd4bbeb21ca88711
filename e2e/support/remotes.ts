import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { paths as addresses } from '@seamline/shared/paths';
import { MENU, type MenuItem } from '../../shell/src/layout/menu.ts';
import { browserSettings } from './browserSettings.ts';
import { tokenOf } from './people.ts';
import { content, title } from './shell.ts';

/** A remote as people meet it: how the shell names it, and its main screen, that of the first path that it owns. */
export interface KnownRemote {
  name: string;
  title: string;
  owner: string;
  address: string;
  /** The entry of the sidebar that leads there. */
  group: string;
  item: string;
}

/** The parts of a remote's package.json that say how people meet it. */
interface Manifest {
  name: string;
  remote: { title: string; owner: string; paths: readonly string[] };
}

const root = join(import.meta.dirname, '../..');

/** All remotes of the workspace, as they are built and published: a new one is tested like the others. */
export const REMOTES: readonly KnownRemote[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .map((name) => knownRemote(JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as Manifest));

/** Returns how people meet a remote, by what its package.json and the menu of the shell say. */
export function knownRemote({ name, remote: { title, owner, paths } }: Manifest): KnownRemote {
  const entries = MENU.flatMap(({ label: group, items }) => items.map((item) => ({ group, item })));
  const [first] = paths.flatMap((path) => entries.filter(({ item }) => pathOf(item) === path));
  if (!first) throw new Error(`${name} has no entry in the menu of the shell, so no test can choose it there.`);
  const { group, item } = first;
  const address = item.to ?? `${addresses.dashboard}/${item.slug}`;
  return { name: name.replace(/^@[^/]+\//, ''), title, owner, address, group, item: item.label };
}

/** Returns the path that a remote owns for an entry; entries without a screen wait for a remote with their slug. */
function pathOf({ to, slug }: MenuItem): string {
  return to?.slice(addresses.dashboard.length + 1).toLowerCase() ?? slug;
}

const headings = new Map<string, Promise<string>>();

/**
 * Returns the heading of a remote's main screen, read once from the unbroken remote. It has a context of its own, so
 * that the page of the test has loaded nothing yet.
 */
export function headingOf(browser: Browser, origin: string, { name, address }: KnownRemote): Promise<string> {
  const read = async () => {
    const { viewport, locale, timezoneId } = browserSettings;
    const context = await browser.newContext({ viewport, locale, timezoneId, baseURL: origin });
    try {
      const token = await tokenOf(origin, 'owner');
      await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
      const page = await context.newPage();
      await page.goto(address);
      await expect(title(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(content(page).getByRole('alert')).toHaveCount(0);
      return (await title(page).textContent()) ?? '';
    } finally {
      await context.close();
    }
  };
  const key = `${origin} ${name}`;
  const heading = headings.get(key) ?? read();
  headings.set(key, heading);
  return heading;
}
