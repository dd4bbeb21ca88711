import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Release } from '@seamline/shared/contract/releases/registry';

/** Another build of a release, as it would come out of changed sources. */
export interface Variant {
  release: Release;
  files: ReadonlyMap<string, string>;
}

let builds = 0;

/**
 * Makes another release out of a live one: other names, so that both can share a page, and whatever else is changed in
 * its files, with hashes that fit.
 */
export async function variantOf(
  origin: string,
  release: Release,
  version: string,
  change: (text: string, file: string) => string = (text) => text,
): Promise<Variant> {
  builds += 1;
  const container = release.container.replace(/[0-9a-f]+$/, `${process.pid}v${builds}`);
  const scripts = Object.keys(release.integrity).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => read(`${origin}${release.base}${file}`)));
  const files = new Map<string, string>();
  const integrity = { ...release.integrity };
  const hashes = new Map<string, string>();
  const put = (file: string, text: string) => {
    files.set(file, text);
    integrity[file] = hashOf(text);
  };
  for (const [index, file] of scripts.entries()) {
    const original = texts[index] ?? '';
    const text = original.replaceAll(release.container, container);
    if (file === release.entry) {
      files.set(file, text);
      continue;
    }
    put(file, change(text, file));
    hashes.set(hashOf(original), hashOf(files.get(file) ?? ''));
  }
  // The entry holds the hashes of all the others.
  const entry = [...hashes].reduce((text, [old, now]) => text.replaceAll(old, now), files.get(release.entry) ?? '');
  put(release.entry, entry);
  const base = release.base.replace(/[^/]+\/$/, `${version}/`);
  return { release: { ...release, id: version, base, container, integrity }, files };
}

/** Serves the files of an unpublished release to one page. */
export async function serveVariant(page: Page, { release, files }: Variant): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(release.base),
    (route) => {
      const body = files.get(new URL(route.request().url()).pathname.slice(release.base.length));
      if (body === undefined) return route.fulfill({ status: 404, body: 'Not found' });
      return route.fulfill({ contentType: 'text/javascript', body, headers: { 'access-control-allow-origin': '*' } });
    },
  );
}

/** Puts another component in place of every screen; `code` is the text of an expression. */
export function withScreens(code: string): (text: string) => string {
  return (text) =>
    text
      .replaceAll(/\bComponent:\(\)=>[\w$]+/g, `Component:()=>(${code})`)
      .replaceAll(/\bComponent:function\(\)\{/g, `Component:(${code})||function(){`);
}

/** Files of releases by their addresses: they never change. */
const published = new Map<string, Promise<string>>();

function read(address: string): Promise<string> {
  const known = published.get(address) ?? fetched(address);
  published.set(address, known);
  return known;
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return await response.text();
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
