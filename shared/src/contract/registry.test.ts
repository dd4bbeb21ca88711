import { expect, test } from 'vitest';
import { release } from './registry.ts';

const integrityOf = (path: string) => release.shape.integrity.safeParse({ [path]: 'sha256-AAAA' }).success;

test.each(['remoteEntry.js', 'static/js/async/routes.0a1b.js', 'a..b.js', '.hidden/@scope~1+2.css'])(
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
])('registry: a release may not list the path %j, which could leave its folder', (path) => {
  expect(integrityOf(path)).toBe(false);
});
