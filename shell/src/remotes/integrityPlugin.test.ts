import type { Release } from '@seamline/shared/contract/releases/registry';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { folderOf, integrityOf } from './integrityPlugin.ts';
import { fileUrl } from './releaseFiles.ts';
import { releaseWith } from './testing/releases.ts';

const allowed = new Map<string, Release>();
const allow = (release: Release) => allowed.set(folderOf(release), release);

beforeAll(() => {
  vi.stubGlobal('location', { href: 'http://suite.test/dashboard/leavetype' });
  allow(releaseWith());
  allow(releaseWith({ base: 'https://cdn.test/mf-shifts/2.0.0-b/', integrity: { 'remoteEntry.js': 'sha384-shifts' } }));
  allow(releaseWith({ base: 'http://localhost:3102/', integrity: {}, development: true }));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const BASE = 'http://suite.test/remotes/mf-leave/1.0.0-aaaaaaaaaaaa';

test('a file of a release has an absolute address', () => {
  expect(fileUrl(releaseWith(), 'remoteEntry.js')).toBe(`${BASE}/remoteEntry.js`);
  expect(fileUrl(releaseWith({ base: 'https://cdn.test/x/' }), 'a/b.js')).toBe('https://cdn.test/x/a/b.js');
});

test.each([
  [`${BASE}/remoteEntry.js`, 'sha384-entry'],
  [`${BASE}/remoteEntry.js?attempt=2`, 'sha384-entry'],
  ['/remotes/mf-leave/1.0.0-aaaaaaaaaaaa/static/js/async/routes.js', 'sha384-routes'],
  ['https://cdn.test/mf-shifts/2.0.0-b/remoteEntry.js', 'sha384-shifts'],
])('%s has to have the bytes that its release lists', (address, integrity) => {
  expect(integrityOf(address, allowed)).toBe(integrity);
});

test.each([
  [`${BASE}/other.js`],
  [`${BASE}/`],
  [`${BASE}/../1.0.0-bbbbbbbbbbbb/remoteEntry.js`],
  [`${BASE}/constructor`],
  [`${BASE}/toString`],
  [`${BASE}/__proto__`],
  ['http://suite.test/remotes/mf-leave/1.0.0-bbbbbbbbbbbb/remoteEntry.js'],
  ['https://suite.test/remotes/mf-leave/1.0.0-aaaaaaaaaaaa/remoteEntry.js'],
  ['https://evil.test/remotes/mf-leave/1.0.0-aaaaaaaaaaaa/remoteEntry.js'],
  ['https://cdn.test/mf-shifts/2.0.0-bb/remoteEntry.js'],
  ['data:text/javascript,alert(1)'],
])('%s is allowed by no release', (address) => {
  expect(integrityOf(address, allowed)).toBeUndefined();
});

test('a file of a development server has no fixed bytes', () => {
  expect(integrityOf('http://localhost:3102/static/js/any.js', allowed)).toBeNull();
});
