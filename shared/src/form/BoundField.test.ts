import { requiredText } from '@seamline/shared/contract/wire/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters } from './BoundField.tsx';

test.each([
  ['', 0],
  ['Surat', 5],
  ['👗👗', 2],
  ['સુરત', 4],
  ['  Surat  ', 5],
  ['one two', 7],
  ['E\u0301lan', 4],
])('%j has %d characters', (value, count) => {
  expect(countCharacters(value)).toBe(count);
});

test('a text passes exactly as long as the counter stays within the limit', () => {
  const visible = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .filter((value) => /^\P{C}+$/u.test(value) && value.trim() !== '');
  fc.assert(
    fc.property(visible, fc.integer({ min: 1, max: 40 }), (value, limit) => {
      expect(requiredText(limit).safeParse(value).success).toBe(countCharacters(value) <= limit);
    }),
  );
});
