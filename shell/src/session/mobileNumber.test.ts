import { expect, test } from 'vitest';
import { isMobileNumber, mayRequestOtp, tidyNumber } from './mobileNumber.ts';

test.each([
  ['9876500001', '9876500001'],
  ['98765 00001', '9876500001'],
  ['+91 98765-00001', '9876500001'],
  ['919876500001', '9876500001'],
  ['09876500001', '9876500001'],
  ['(98765) 00001', '9876500001'],
  ['9187650000', '9187650000'],
  ['98765a00001', '9876500001'],
  ['987650000112', '987650000112'],
  ['98765000012', '98765000012'],
  ['abc', ''],
  ['', ''],
])('%j is taken for %j', (typed, number) => {
  expect(tidyNumber(typed)).toBe(number);
});

test('a code may be asked for from ten digits on, signing in needs exactly ten', () => {
  const numbers = ['', '987650000', '9876500001', '98765000011'];
  expect(numbers.map(mayRequestOtp)).toEqual([false, false, true, true]);
  expect(numbers.map(isMobileNumber)).toEqual([false, false, true, false]);
});
