import { expect, test } from 'vitest';
import { isAsWritten, transcriptOf } from './transcript.mjs';

test('the commands of a page are those with a prompt, in blocks that show a console', () => {
  const page = '```\n$ no\n```\n```console\n$ one \\\n  two\nanswer\nmore\n$ three\n```\n';
  expect(transcriptOf(page)).toEqual([
    { command: 'one two', expected: ['answer', 'more'] },
    { command: 'three', expected: [] },
  ]);
});

test.each([
  [['mf-a 1.0.0-0123456789ab is live.'], '$ node x\nmf-a 1.0.0-ba9876543210 is live.\n'],
  [['built in 1.4 s, 47.3 kB', 'passed in 2 min 3 s'], 'built in 830 ms, 812 B\npassed in 4 s'],
  [['one', '…', 'four'], 'one\ntwo\nthree\nfour'],
  [['one', '…'], 'one\ntwo'],
  [['…', 'two'], 'one\ntwo'],
  [[], '\n'],
])('%j is what %j says', (expected, output) => {
  expect(isAsWritten(expected, output)).toBe(true);
});

test.each([
  [['one'], 'two'],
  [['one'], 'one\ntwo'],
  [['one', 'three'], 'one\ntwo\nthree'],
  [['one', '…', 'four'], 'one\ntwo'],
  [['two', '…', 'one'], 'one\ntwo'],
  [['1 passed, 0 failed'], '0 passed, 1 failed'],
  [[], 'one'],
])('%j is not what %j says', (expected, output) => {
  expect(isAsWritten(expected, output)).toBe(false);
});
