import { ApiError } from '@seamline/shared/http';
import { type MutationOptions, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetServerData, prefetch, queryClient } from './client.ts';
import { mutation, type RemovedRecord, withClientId } from './mutation.ts';
import { recordList } from './recordList.ts';

afterEach(() => {
  queryClient.clear();
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

const BOLT = { id: 1, name: 'Cotton' };
const bolts = recordList(
  queryOptions({ queryKey: ['bolts'], queryFn: async () => ({ bolts: [BOLT] }) }),
  'bolts',
  'id',
  { order: (one, other) => one.name.localeCompare(other.name) },
);

test('a mutation: a record replaces the one with its id in the order of the list, or leaves it', async () => {
  const key = bolts.query.queryKey;
  const names = () => queryClient.getQueryData<{ bolts: (typeof BOLT)[] }>(key)?.bolts.map(({ name }) => name);
  const run = <V, R>(options: MutationOptions<R, Error, V>, variables: V) =>
    queryClient.getMutationCache().build(queryClient, options).execute(variables);
  const rename = mutation({ request: async (name: string) => ({ ...BOLT, name }), upsert: bolts });
  await run(rename, 'Silk');
  expect(names()).toBeUndefined();
  queryClient.setQueryData(key, { bolts: [BOLT, { ...BOLT, id: 2, name: 'Velvet' }] });
  queryClient.setQueryData(['counts'], 2);
  await run(rename, 'Wool');
  expect(names()).toEqual(['Velvet', 'Wool']);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['counts'])?.isInvalidated).toBe(false);
  const remove = mutation({ request: async (_removed: RemovedRecord) => {}, remove: bolts, invalidates: [['counts']] });
  await run(remove, { id: 2 });
  expect(names()).toEqual(['Wool']);
  expect(queryClient.getQueryState(['counts'])?.isInvalidated).toBe(true);
  const refused = mutation({ request: (_removed: RemovedRecord) => Promise.reject(new Error('No.')), remove: bolts });
  await expect(run(refused, { id: 1 })).rejects.toThrow('No.');
  expect(names()).toEqual(['Wool']);
});

test('a mutation: a response under way is requested again, though it is the first', async () => {
  const answers = ['before the change', 'after it'];
  const replies: (() => void)[] = [];
  const queryFn = () => {
    const answer = answers.shift();
    return new Promise<string | undefined>((resolve) => replies.push(() => resolve(answer)));
  };
  const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn });
  const stop = observer.subscribe(() => undefined);
  const change = mutation({ request: async () => {}, invalidates: [['x']] });
  await queryClient.getMutationCache().build(queryClient, change).execute(undefined);
  for (const reply of replies) reply();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after it'));
  expect(replies).toHaveLength(2);
  stop();
});

test('a creation: the same values keep their id until a call has succeeded, other values get another', async () => {
  const ids: string[] = [];
  const answers = [Promise.reject(new Error('lost')), Promise.reject(new Error('lost')), 'made', 'made', 'made'];
  for (const answer of answers) if (typeof answer !== 'string') answer.catch(() => undefined);
  const create = withClientId(async (_values: { name: string }, id) => {
    ids.push(id);
    return await answers.shift();
  });
  await expect(create({ name: 'Silk' })).rejects.toThrow('lost');
  await expect(create({ name: 'Silk' })).rejects.toThrow('lost');
  await create({ name: 'Silk' });
  await create({ name: 'Silk' });
  await create({ name: 'Wool' });

  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
  expect(new Set(ids).size).toBe(3);
});

test('a mutation: what it affects is read again after a conflict, and not after a failed connection', async () => {
  const run = (status: number) => {
    const request = () => Promise.reject(new ApiError('No.', { kind: 'server', status }));
    const change = mutation({ request, upsert: bolts, invalidates: [['counts']] });
    return queryClient.getMutationCache().build(queryClient, change).execute(undefined);
  };
  const isStale = () => queryClient.getQueryState(['counts'])?.isInvalidated;
  queryClient.setQueryData(['counts'], 2);
  await expect(run(503)).rejects.toThrow();
  expect(isStale()).toBe(false);
  await expect(run(409)).rejects.toThrow();
  expect(isStale()).toBe(true);
});
