import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {}, style: {} },
  addEventListener: () => undefined,
  querySelectorAll: () => [],
});
vi.stubGlobal('location', new URL('http://localhost/'));
const NAMES = [
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
];
// The build writes this in, from the same list that tells a remote's build what it may share.
const written = Object.fromEntries(NAMES.map((name) => [name, { version: '19.3.1', exports: ['Dialog'] }]));
vi.stubGlobal('PROVIDED_MODULES', written);

test('the shell provides every module that a remote may share with it', async () => {
  const { provided } = await import('./provided.ts');
  expect([...provided.keys()].sort()).toEqual(NAMES);
  expect(provided.get('react')).toMatchObject({
    version: '19.3.1',
    exports: expect.arrayContaining(['useState']),
    source: { lib: expect.any(Function) },
  });
});

test('both names of React Router are the one that the shell runs', async () => {
  const { provided } = await import('./provided.ts');
  const { useNavigate } = await import('react-router-dom');
  for (const name of ['react-router', 'react-router-dom']) {
    const source = provided.get(name)?.source;
    expect(source && 'lib' in source && source.lib()).toHaveProperty('useNavigate', useNavigate);
  }
});

test('a lazy module is fetched when a remote asks for it, and its exports are known before', async () => {
  const { provided } = await import('./provided.ts');
  const dialog = provided.get('@chakra-ui/react/dialog');
  expect(dialog?.exports).toEqual(['Dialog']);
  const source = dialog?.source;
  expect(source && 'get' in source && (await source.get())()).toHaveProperty('Dialog.Root');
});
