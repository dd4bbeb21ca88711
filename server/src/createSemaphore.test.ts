import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './createSemaphore.ts';

/** Begins pieces of work with these weights; `running` are those that have begun, in order, and not ended. */
function begin(capacity: number, weights: readonly (number | undefined)[]) {
  const semaphore = createSemaphore(capacity);
  const running: number[] = [];
  const ends: (() => void)[] = [];
  for (const [index, weight] of weights.entries()) {
    void semaphore(async () => {
      running.push(index);
      await new Promise<void>((resolve) => {
        ends[index] = resolve;
      });
      running.splice(running.indexOf(index), 1);
    }, weight);
  }
  const end = async (index: number) => {
    ends[index]?.();
    await turn();
  };
  return { semaphore, running, end };
}

test('a semaphore without weights runs so many pieces of work at once', async () => {
  const { semaphore, running, end } = begin(2, [undefined, undefined, undefined]);
  await turn();
  expect(running).toEqual([0, 1]);
  expect(semaphore.waiting()).toBe(1);
  await end(0);
  expect(running).toEqual([1, 2]);
});

test('a semaphore with weights runs what fits, in order, so that heavy work is not passed over for ever', async () => {
  const { running, end } = begin(10, [3, 3, 6, 1]);
  await turn();
  expect(running).toEqual([0, 1]);
  await end(0);
  expect(running).toEqual([1, 2, 3]);
});

test('a semaphore goes on after work that fails', async () => {
  const semaphore = createSemaphore(1);
  await expect(semaphore(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore(async () => 'done')).toBe('done');
});
