import { afterEach, expect, test, vi } from 'vitest';
import { textsLoaded, whileTextsLoad } from './loadingTexts.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page waits for texts that are on their way, and for none that were there before', async () => {
  await textsLoaded();
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  whileTextsLoad(promise.then(() => order.push('texts')));
  const page = textsLoaded().then(() => order.push('page'));
  resolve();
  await page;
  expect(order).toEqual(['texts', 'page']);
});

test('a page that has waited three seconds begins without them', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  whileTextsLoad(promise);
  const began = vi.fn();
  const page = textsLoaded().then(began);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(began).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(began).toHaveBeenCalled();
  resolve();
  await page;
});
