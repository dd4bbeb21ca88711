import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { trustFileOf } from './builds.ts';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

const SESSION = {
  number: '9876500001',
  name: 'Owner',
  role: 'owner',
  edit_permission: true,
  view_permission: true,
  expires_at: '2100-01-01T00:00:00Z',
};
const BRANCH = {
  id: 1,
  name: 'Surat',
  code: 'SRT',
  branch_type: 'Factory',
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
};
const ANSWERS: Record<string, unknown> = {
  '/data/session': SESSION,
  '/data/settings/branches': { branches: [BRANCH] },
  '/data/settings/headcounts': { branches: { 1: 2 }, departments: {}, sub_departments: {}, designations: {} },
};

/** A token without expiry; nothing here verifies it. */
export const TOKEN = `x.${Buffer.from(JSON.stringify({ ...SESSION, exp: 4_102_444_800 })).toString('base64url')}.x`;

/** Serves a built shell and an artifact store from the disk, without a server, and lists the requested scripts. */
export async function serveFromDisk(page: Page, shell: string, remotes: string): Promise<string[]> {
  const scripts: string[] = [];
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = ANSWERS[pathname];
    if (answer) return await route.fulfill({ json: answer });
    const file = pathname.startsWith('/remotes/') ? join(remotes, pathname.slice(9)) : join(shell, pathname);
    if (!existsSync(file) || statSync(file).isDirectory()) return await sendDocument(route, shell, remotes);
    if (file.endsWith('.js')) scripts.push(file);
    const contentType = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ path: file, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  return scripts;
}

async function sendDocument(route: Route, shell: string, remotes: string): Promise<void> {
  if (route.request().resourceType() !== 'document') return await route.fulfill({ status: 404, json: {} });
  const injected = { registry: join(remotes, 'registry.json'), 'trusted-keys': trustFileOf(remotes) };
  const html = readFileSync(join(shell, 'index.html'), 'utf8');
  const body = Object.entries(injected).reduce((document, [id, file]) => {
    const json = readFileSync(file, 'utf8').replaceAll('<', '\\u003c');
    return document.replace(new RegExp(`(id="seamline-${id}">)null`), (_, start: string) => start + json);
  }, html);
  await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
}

/** Transfer size of a file in bytes: compressed where that is smaller. */
export function travelling(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
