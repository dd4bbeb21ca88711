import { inEnglish } from '@seamline/shared/contract/errors/english';
import { expect, test } from 'vitest';
import { inUse } from './leaveTypes.ts';

test.each([
  [[''], 'the reason (no text) belongs to it.'],
  [['A', 'B', 'C'], 'the reasons A, B and C belong to it.'],
  [[...'ABCDEFGH'], 'the reasons A, B, C, D, E, F and 2 more belong to it.'],
  [[], 'something still belongs to it.'],
])('a leave type with the reasons %j says why it stays', (reasons, words) => {
  expect(inEnglish(inUse('Casual Leave', reasons))).toBe(`Casual Leave cannot be deleted: ${words}`);
});
