import { expect, test } from 'vitest';
import { cleanNumber, latinDigits, onlyDigits } from './digits.ts';

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['૦૧૨૩૪૫૬૭૮૯', '0123456789'],
  ['+९१ 98765-૦૦૦૦૧', '+91 98765-00001'],
  ['गली ३, શેરી ૪', 'गली 3, શેરી 4'],
  ['9:30', '9:30'],
  ['', ''],
])('%j is %j in Latin digits', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

test('digits of every script that this machine writes are read', () => {
  // Chinese and financial Chinese numbers are words, and what a script without its own digits has are the Latin ones.
  const systems = Intl.supportedValuesOf('numberingSystem').filter((name) => !name.startsWith('hani'));
  expect(systems.length).toBeGreaterThan(50);
  for (const system of systems) {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890);
    expect(latinDigits(written), system).toBe('1234567890');
  }
});

test('all characters of a text but its digits are removed', () => {
  expect(onlyDigits('+૯૧ 98765-०००x०१')).toBe('919876500001');
});

test.each([
  ['\u202A98765 43210\u202C', '98765 43210'],
  ['\u200E+91\u00A098765\u201143210\u200B', '+91 98765-43210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['＋９１ ９８７６５–４３２１०', '+91 98765-43210'],
  ['ext. 12', 'ext. 12'],
  ['\u2066\u2069 ', ''],
])('number %j is clean as %j', (typed, clean) => {
  expect(cleanNumber(typed)).toBe(clean);
});
