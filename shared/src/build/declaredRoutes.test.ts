import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { declaredRoutes } from './remoteStats.ts';

const folder = mkdtempSync(join(tmpdir(), 'seamline-routes-'));
const file = join(folder, 'routes.tsx');

afterAll(() => rmSync(folder, { recursive: true }));

function routesOf(source: string) {
  writeFileSync(file, source);
  return declaredRoutes(file);
}

test('routes are read with their screens and prefetch lists, and those with parameters are left out', () => {
  const source = `
    // { path: 'old', lazy: () => import('./Old.tsx') }
    export const routes: RemoteModule['routes'] = [
      { path: 'a', lazy: () => import('./A.tsx'), handle: { prefetch: ['/data/a', '/data/b?x=1'] } },
      { path: 'a/add', lazy: () => import(/* webpackChunkName: "forms" */ "./Add.tsx") },
      { path: 'a/:id', lazy: () => import('./Details.tsx') },
      { path: 'b', element: <p /> },
    ];`;
  expect(routesOf(source)).toEqual([
    { path: 'a', request: './A.tsx', prefetch: ['/data/a', '/data/b?x=1'] },
    { path: 'a/add', request: './Add.tsx', prefetch: [] },
  ]);
});

test.each(['[endpoint.path]', 'URLS', '["/data/" + name]'])(
  'the prefetch list %s is refused with what to write',
  (list) => {
    const source = `export const routes = [{ path: 'a', lazy: () => import('./A.tsx'), handle: { prefetch: ${list} } }];`;
    expect(() => routesOf(source)).toThrow('Write the prefetch list of a route as literal URLs: the build reads them.');
  },
);
