import { expect, test, vi } from 'vitest';
import { providedExports } from './providedExports.ts';

vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {}, style: {} },
  addEventListener: () => undefined,
  querySelectorAll: () => [],
});
vi.stubGlobal('location', new URL('http://localhost/'));

const provided = providedExports();

test('all that a remote may share with the shell is listed', () => {
  expect(Object.keys(provided).sort()).toEqual([
    '@seamline/shared/http',
    '@seamline/shared/query',
    '@seamline/shared/router',
    '@seamline/shared/session',
    '@seamline/shared/ui',
    'react',
    'react-dom',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
  ]);
});

test.each(Object.keys(provided))('what is listed for %s is what it exports', async (name) => {
  const module = (await import(name)) as { default?: object };
  const exports = name.startsWith('@seamline') ? module : (module.default ?? module);
  expect(provided[name]?.exports).toEqual(Object.keys(exports).sort());
  expect(provided[name]?.exports.length).toBeGreaterThan(1);
});
