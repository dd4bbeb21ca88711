import { constantFrom, oneof, property, assert as satisfied, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { cellText, guarded, unguarded } from './cellText.ts';

const dangerous = tuple(constantFrom('=', '+', '-', '@', "'", '0', '+91 ', '=cmd|', "'0"), string()).map((parts) =>
  parts.join(''),
);

test.each([' =1', '\0=1', '\n=1', '\n1', '＝1', '＋1', '－1', '＠SUM(A1)', '-2+3', '+cmd', '- 5'])(
  'as CSV guards %j',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  },
);

test('a whole number of more digits than a spreadsheet keeps is not taken for its digits', () => {
  expect(cellText(999_999_999_999_999)).toBe('999999999999999');
  expect(cellText(123_456_789_012_345_680)).toBe('1.23456789012346e+17');
});

test('marks of direction and other characters that nobody sees are taken off, and joiners of a word are not', () => {
  expect(cellText('\u202A9000155502\u202C ')).toBe('9000155502');
  expect(cellText('\u2067Hetal\u00AD\u200B Desai\u2069')).toBe('Hetal Desai');
  expect(cellText('क्\u200Dष')).toBe('क्\u200Dष');
});

test('a guard goes on and comes off again, whatever it guards', () => {
  satisfied(property(oneof(string(), dangerous), (text) => unguarded(guarded(text)) === text));
});
