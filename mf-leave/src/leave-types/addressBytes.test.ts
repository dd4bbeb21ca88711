import { expect, test } from 'vitest';
import { addressBytes } from './addressBytes.ts';

test('plain letters and spaces take a byte each', () => {
  expect(addressBytes('Eight days a year')).toBe(17);
});

test('what an address cannot hold takes three', () => {
  expect(addressBytes('a&b=c#d')).toBe(13);
});

test('letters of Gujarati take nine, an emoji takes twelve', () => {
  expect(addressBytes('તાવ')).toBe(27);
  expect(addressBytes('🧵')).toBe(12);
  expect(addressBytes('ક'.repeat(1000))).toBe(9000);
});

test('spaces around the text are not sent', () => {
  expect(addressBytes('  \n')).toBe(0);
  expect(addressBytes(' a ')).toBe(1);
});
