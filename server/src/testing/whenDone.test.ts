import { afterAll, expect, test } from 'vitest';
import { whenDone } from './whenDone.ts';

const ended: string[] = [];

// What is registered first here is called last.
afterAll(() => expect(ended).toEqual(['the test', 'the file']));
whenDone(async () => {
  ended.push('the file');
});

test('what a test has opened is ended with the test, before what the file has opened', () => {
  whenDone(async () => {
    ended.push('the test');
  });
  expect(ended).toEqual([]);
});
