import { afterAll, expect, test, vi } from 'vitest';
import { providedModules } from './sharedModules.ts';

vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {}, style: {} },
  addEventListener: () => undefined,
  querySelectorAll: () => [],
});
vi.stubGlobal('location', new URL('http://localhost/'));
// The files after it in this process import libraries that tell a browser by its document.
afterAll(() => vi.unstubAllGlobals());

const provided = providedModules();

test('shared modules have the names of the libraries and of the stateful entry points of shared', () => {
  expect(Object.keys(provided).sort()).toEqual([
    '@chakra-ui/react/alert',
    '@chakra-ui/react/box',
    '@chakra-ui/react/card',
    '@chakra-ui/react/dialog',
    '@chakra-ui/react/empty-state',
    '@chakra-ui/react/field',
    '@chakra-ui/react/flex',
    '@chakra-ui/react/grid',
    '@chakra-ui/react/heading',
    '@chakra-ui/react/input',
    '@chakra-ui/react/link',
    '@chakra-ui/react/native-select',
    '@chakra-ui/react/skeleton',
    '@chakra-ui/react/stack',
    '@chakra-ui/react/styled-system',
    '@chakra-ui/react/text',
    '@chakra-ui/react/textarea',
    '@chakra-ui/react/visually-hidden',
    '@lingui/core',
    '@lingui/react',
    '@seamline/shared/http',
    '@seamline/shared/query',
    '@seamline/shared/session',
    '@seamline/shared/ui',
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'zod/mini',
  ]);
});

test.each([
  'react',
  'react-dom',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@seamline/shared/http',
  '@seamline/shared/query',
  '@seamline/shared/session',
  '@seamline/shared/ui',
])('%s is listed with the exports that it has', async (name) => {
  const module = (await import(name)) as { default?: object };
  const exports = name.startsWith('@seamline') ? module : (module.default ?? module);
  expect(provided[name]?.exports).toEqual(Object.keys(exports).sort());
  expect(provided[name]?.exports.length).toBeGreaterThan(1);
});

test.each([
  ['react-router-dom', '@seamline/shared/provided/react-router-dom', 'useNavigate'],
  ['@tanstack/react-query', '@seamline/shared/provided/react-query', 'useQuery'],
  ['@lingui/core', '@seamline/shared/provided/lingui-core', 'setupI18n'],
  ['@lingui/react', '@seamline/shared/provided/lingui-react', 'useLingui'],
  ['zod/mini', '@seamline/shared/provided/zod-mini', 'object'],
  ['@chakra-ui/react/dialog', '@seamline/shared/provided/chakra-dialog', 'Dialog'],
])('%s is listed with the exports that the shell provides of it', async (name, file, example) => {
  const [own, library] = (await Promise.all([import(file), import(name)])) as Record<string, unknown>[];
  const exports = provided[name]?.exports ?? [];
  expect(exports).toEqual(Object.keys(own ?? {}).sort());
  expect(exports).toContain(example);
  for (const each of exports) expect(own?.[each]).toBe(library?.[each]);
});

test('each subpath of Chakra is listed with exactly the exports that the shell provides of it', async () => {
  const own: Record<string, unknown> = await import('@seamline/shared/provided/chakra');
  const subpaths = Object.keys(provided).filter((name) => /^@chakra-ui\/react\/(?!dialog)/.test(name));
  for (const name of subpaths) {
    const library = (await import(name)) as Record<string, unknown>;
    const exports = provided[name]?.exports ?? [];
    expect(exports.length).toBeGreaterThan(0);
    for (const each of exports) expect(own[each]).toBe(library[each]);
  }
  expect(subpaths.flatMap((name) => provided[name]?.exports ?? []).sort()).toEqual(Object.keys(own).sort());
});
