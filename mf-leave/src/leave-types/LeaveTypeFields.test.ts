import { expect, test } from 'vitest';
import { urlBytes } from './LeaveTypeFields.tsx';

test('bytes in a URL: plain letters and spaces take a byte each', () => {
  expect(urlBytes('Eight days a year')).toBe(17);
});

test('bytes in a URL: a reserved character takes three', () => {
  expect(urlBytes('a&b=c#d')).toBe(13);
});

test('bytes in a URL: letters of Gujarati take nine, an emoji takes twelve', () => {
  expect(urlBytes('તાવ')).toBe(27);
  expect(urlBytes('🧵')).toBe(12);
  expect(urlBytes('ક'.repeat(1000))).toBe(9000);
});

test('bytes in a URL: spaces around the text are not sent', () => {
  expect(urlBytes('  \n')).toBe(0);
  expect(urlBytes(' a ')).toBe(1);
});
