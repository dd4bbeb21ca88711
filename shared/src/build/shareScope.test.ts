import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SHARED_MODULES } from './sharedModules.ts';
import { providedModules, providerSource } from './shareScope.ts';

vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {}, style: {} },
  addEventListener: () => undefined,
  querySelectorAll: () => [],
});
vi.stubGlobal('location', new URL('http://localhost/'));

/** Below the shell, whose module it becomes. */
const FOLDER = join(import.meta.dirname, '../../../shell/.cache');
let folder: string;
let provided: Map<
  string,
  { version: string; exports: string[]; source: { lib?(): object; get?(): Promise<() => object> } }
>;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  folder = mkdtempSync(join(FOLDER, 'provided-'));
  const file = join(folder, 'provided.ts');
  writeFileSync(file, providerSource('development'));
  ({ provided } = await import(file));
});

// The files after it in this process import libraries that tell a browser by its document.
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

test('shared modules have the names of the libraries and of the stateful entry points of shared', () => {
  expect(Object.keys(SHARED_MODULES).sort()).toEqual([
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

test.each(Object.keys(SHARED_MODULES))(
  'the shell provides %s as it lists it, with the exports of the library',
  async (name) => {
    const { version, exports, source } = provided.get(name) ?? expect.fail();
    expect({ version, exports: [...exports].sort() }).toEqual(providedModules()[name]);
    expect(exports.length).toBeGreaterThan(0);
    const module = (source.lib ?? (await source.get?.()))?.();
    const library: Record<string, unknown> = await import(name === 'react-router' ? 'react-router-dom' : name);
    const own = (library.default ?? library) as Record<string, unknown>;
    for (const each of exports) {
      expect(own[each], each).toBeDefined();
      expect(module).toHaveProperty([each], own[each]);
    }
  },
);

test.each(Object.keys(SHARED_MODULES).filter((name) => name.startsWith('@seamline/')))(
  'all exports of %s are provided',
  async (name) => {
    expect(providedModules()[name]?.exports).toEqual(Object.keys(await import(name)).sort());
  },
);

test('a lazy module is fetched when a remote asks for it', () => {
  expect(provided.get('@chakra-ui/react/dialog')?.source).toEqual({ get: expect.any(Function) });
});
