import { listBranches } from '@seamline/shared/contract/branches';
import { listEmployees } from '@seamline/shared/contract/employees';
import { type MutationOptions, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetServerData, patchQuery, prefetch, queryClient, readAgain } from './client.ts';
import { mutation } from './mutation.ts';
import { recordList } from './recordList.ts';
import { query } from './request.ts';

afterEach(() => {
  queryClient.clear();
});

test('the query key depends on the call and its input only', () => {
  expect(query(listBranches).queryKey).toEqual(query(listBranches).queryKey);
  const [all, one] = [query(listEmployees, { query: {} }), query(listEmployees, { query: { branch_id: 1 } })];
  expect(all.queryKey).not.toEqual(one.queryKey);
  expect(all.queryKey[0]).toBe('/data/employees');
});

test('a failed prefetch is left to the screen', async () => {
  const failing = { queryKey: ['x'], queryFn: () => Promise.reject(new Error('No.')) };
  await expect(prefetch(failing)).resolves.toBeUndefined();
  expect(queryClient.getQueryState(['x'])?.status).toBe('error');
});

test('the cache does not retry a failed call, since the call itself retries when that is safe', async () => {
  const queryFn = vi.fn(() => Promise.reject(new Error('No.')));
  await prefetch({ queryKey: ['x'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('no server data of one person is left for the next', async () => {
  await prefetch({ queryKey: ['x'], queryFn: async () => 'Asha Mehta' });
  forgetServerData();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('patchQuery changes a cached response at once and requests it again, and ignores a response that is not cached', () => {
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

const BRANCH = { id: 1, name: 'Vesu', code: null, branch_type: 'Showroom', created_at: '2026-04-01', version: 1 };

test('a mutation: a record replaces the one with its id in the order of the list, or leaves it', async () => {
  const branches = recordList(query(listBranches), 'branches', 'id', (one, other) =>
    one.name.localeCompare(other.name),
  );
  const key = branches.query.queryKey;
  const names = () => queryClient.getQueryData(query(listBranches).queryKey)?.branches.map(({ name }) => name);
  const run = <V, R>(options: MutationOptions<R, Error, V>, variables: V) =>
    queryClient.getMutationCache().build(queryClient, options).execute(variables);
  const rename = mutation({ request: async (name: string) => ({ ...BRANCH, name }), upsert: branches });
  await run(rename, 'Adajan');
  expect(names()).toBeUndefined();
  queryClient.setQueryData(key, { branches: [BRANCH, { ...BRANCH, id: 2, name: 'Varachha' }] });
  queryClient.setQueryData(['counts'], 2);
  await run(rename, 'Yogi Chowk');
  expect(names()).toEqual(['Varachha', 'Yogi Chowk']);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['counts'])?.isInvalidated).toBe(false);
  const remove = mutation({ request: async (_id: number) => {}, remove: branches, invalidates: [['counts']] });
  await run(remove, 2);
  expect(names()).toEqual(['Yogi Chowk']);
  expect(queryClient.getQueryState(['counts'])?.isInvalidated).toBe(true);
  const refused = mutation({ request: (_id: number) => Promise.reject(new Error('No.')), remove: branches });
  await expect(run(refused, 1)).rejects.toThrow('No.');
  expect(names()).toEqual(['Yogi Chowk']);
});

const CHANGES: [string, () => unknown][] = [
  ['readAgain', () => readAgain({ queryKey: ['x'] })],
  [
    'a mutation',
    () => {
      const change = mutation({ request: async () => {}, invalidates: [['x']] });
      return queryClient.getMutationCache().build(queryClient, change).execute(undefined);
    },
  ],
];

test.each(CHANGES)('%s: a response under way is requested again, though it is the first', async (_, change) => {
  const answers = ['before the change', 'after it'];
  const replies: (() => void)[] = [];
  const queryFn = () => {
    const answer = answers.shift();
    return new Promise<string | undefined>((resolve) => replies.push(() => resolve(answer)));
  };
  const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await change();
  for (const reply of replies) reply();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after it'));
  expect(replies).toHaveLength(2);
  stop();
});
