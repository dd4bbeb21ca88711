import { expect, test } from 'vitest';
import { fileHashes, release, releasedPath } from './registry.ts';

const integrityOf = (path: string) => fileHashes.safeParse({ [path]: 'sha256-AAAA' }).success;

test.each(['remoteEntry.js', 'static/js/async/routes.0a1b.js', 'a..b.js', 'css/@scope~1+2.css'])(
  'registry: a release may list the file %j',
  (path) => {
    expect(integrityOf(path)).toBe(true);
  },
);

test.each([
  '',
  '/etc/passwd',
  '..',
  '../x.js',
  'static/../../x.js',
  'static/..',
  'a\\..\\x.js',
  'C:/x.js',
  'https://x/y.js',
  // A dot of a pattern does not match a line break.
  'static\n/../../../server/src/main.ts',
  'static/\n../../x.js',
  'static\u2028/../../x.js',
  '..\n',
  'x.js\n',
  'a\0.js',
  'a\tb.js',
  './x.js',
  '.hidden/x.js',
  'static/./x.js',
  'static//x.js',
  'static/',
  'static/%2e%2e/x.js',
  'x.js?attempt=1',
])('registry: a release may not list the path %j, which could leave its folder', (path) => {
  expect(integrityOf(path)).toBe(false);
});

test.each(['.', '..', '../1.0.0', '1.0.0/..', '1.0.0\n'])(
  'registry: a release may not have the id %j, which could leave the folder of its remote',
  (id) => {
    expect(release.shape.id.safeParse(id).success).toBe(false);
  },
);

test('registry: the files that a release loads are named like those that it lists', () => {
  for (const path of ['https://x/y.js', '/x.js', 'static\n/../x.js']) {
    expect(releasedPath.safeParse(path).success).toBe(false);
    expect(release.shape.entry.safeParse(path).success).toBe(false);
    expect(release.shape.preload.safeParse([path]).success).toBe(false);
    expect(release.shape.screens.safeParse({ leavetype: [path] }).success).toBe(false);
    expect(release.shape.messages.safeParse({ hi: [path] }).success).toBe(false);
  }
});
