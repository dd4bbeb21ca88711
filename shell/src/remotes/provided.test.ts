import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {}, style: {} },
  addEventListener: () => undefined,
  querySelectorAll: () => [],
});
vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('PROVIDED_VERSIONS', { react: '19.3.1' });

test('the shell provides all that a remote may share with it', async () => {
  const { provided } = await import('./provided.ts');
  expect([...provided.keys()].sort()).toEqual([
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
  expect(provided.get('react')).toMatchObject({ version: '19.3.1', exports: { useState: expect.any(Function) } });
  expect(provided.get('@seamline/shared/router')?.exports).toHaveProperty('useNavigate');
});
