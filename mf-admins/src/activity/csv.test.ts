import { expect, test } from 'vitest';
import { csvLine, csvStart } from './ActivityDownload.tsx';

test('the file begins with the mark of UTF-8 and its headings', () => {
  expect(csvStart(['When', 'Who'])).toBe('\uFEFFWhen,Who\r\n');
});

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['વેસુ 🧵', 'વેસુ 🧵'],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  [' end ', '" end "'],
])('%j is written as %s', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test.each(['=1+1', '-A1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("http://x","y")'])(
  '%j is no formula any more',
  (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/);
  },
);

test('a number, a telephone number, a time, an address and a dash stay as they are', () => {
  expect(csvLine(['9876500001', '00777', '-2', '+91 98765 00001', '05-Mar-2026 18:04:09', '203.0.113.9', '–'])).toBe(
    '9876500001,00777,-2,+91 98765 00001,05-Mar-2026 18:04:09,203.0.113.9,–\r\n',
  );
});
