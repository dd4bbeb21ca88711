import { call } from '@seamline/shared/http';
import { expect, test, vi } from 'vitest';
import { employeePage } from '../queries.ts';
import { routes } from '../routes.tsx';
import { filterIn } from './directoryParams.ts';

vi.mock(import('@seamline/shared/http'), async (original) => ({ ...(await original()), call: vi.fn() }));

test('the first request of the directory is the one that the shell prefetches', async () => {
  const { queryFn } = employeePage(filterIn(new URLSearchParams()), []);
  if (typeof queryFn !== 'function') expect.fail();
  await queryFn({ signal: new AbortController().signal } as never);
  const [endpoint, input] = vi.mocked(call).mock.calls[0] as unknown as [{ path: string }, { query: object }];
  const asked = Object.entries(input.query).filter(([, value]) => value !== undefined);
  expect([`${endpoint.path}?${new URLSearchParams(asked)}`]).toEqual(
    routes.flatMap(({ children = [] }) => children).find(({ path }) => path === 'employee')?.handle?.prefetch,
  );
});
