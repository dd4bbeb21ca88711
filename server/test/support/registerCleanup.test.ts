import { afterAll, expect, test } from 'vitest';
import { registerCleanup } from './registerCleanup.ts';

const ended: string[] = [];

// Hooks run in reverse order, so this one runs last.
afterAll(() => expect(ended).toEqual(['the test', 'the file']));
registerCleanup(async () => {
  ended.push('the file');
});

test('the cleanup of a test runs with the end of the test, before that of the file', () => {
  registerCleanup(async () => {
    ended.push('the test');
  });
  expect(ended).toEqual([]);
});
