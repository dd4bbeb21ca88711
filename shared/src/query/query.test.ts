import { listBranches } from '@seamline/shared/contract/branches';
import { listEmployees } from '@seamline/shared/contract/employees';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetServerData, patchQuery, prefetch, queryClient, readAgain } from './client.ts';
import { query } from './endpointQuery.ts';

afterEach(() => {
  queryClient.clear();
});

test('the same call has the same key wherever it is made, another input another one', () => {
  expect(query(listBranches).queryKey).toEqual(query(listBranches).queryKey);
  const [all, one] = [query(listEmployees, { query: {} }), query(listEmployees, { query: { branch_id: 1 } })];
  expect(all.queryKey).not.toEqual(one.queryKey);
  expect(all.queryKey[0]).toBe('/data/employees');
});

test('a call that fails ahead of its screen is left to the screen', async () => {
  const failing = { queryKey: ['x'], queryFn: () => Promise.reject(new Error('No.')) };
  await expect(prefetch(failing)).resolves.toBeUndefined();
  expect(queryClient.getQueryState(['x'])?.status).toBe('error');
});

test('a failed call is not repeated by the cache: the call itself knows when that is safe', async () => {
  const queryFn = vi.fn(() => Promise.reject(new Error('No.')));
  await prefetch({ queryKey: ['x'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('nothing of what one person read is left for the next', async () => {
  await prefetch({ queryKey: ['x'], queryFn: async () => 'Asha Mehta' });
  forgetServerData();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('what has been read is changed at once and then asked for anew, what has not been read is left alone', () => {
  const branch = { id: 1, name: 'Vesu', code: null, branch_type: 'Showroom', created_at: '2026-04-01', version: 1 };
  patchQuery(query(listBranches), () => ({ branches: [branch] }));
  expect(queryClient.getQueryData(query(listBranches).queryKey)).toBeUndefined();
  queryClient.setQueryData(query(listBranches).queryKey, { branches: [branch] });
  patchQuery(query(listBranches), ({ branches }) => ({
    branches: branches.map((one) => ({ ...one, name: 'Adajan' })),
  }));
  expect(queryClient.getQueryData(query(listBranches).queryKey)?.branches[0]?.name).toBe('Adajan');
  expect(queryClient.getQueryState(query(listBranches).queryKey)?.isInvalidated).toBe(true);
});

test('an answer that is on its way while something is changed is asked for anew, though it is the first', async () => {
  const answers = ['before the change', 'after it'];
  const replies: (() => void)[] = [];
  const queryFn = () => {
    const answer = answers.shift();
    return new Promise<string | undefined>((resolve) => replies.push(() => resolve(answer)));
  };
  const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn });
  const stop = observer.subscribe(() => undefined);
  readAgain({ queryKey: ['x'] });
  for (const reply of replies) reply();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after it'));
  expect(replies).toHaveLength(2);
  stop();
});
