import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compactNumber, hasVerhoeffDigit, type IdentityNumber, identityNumberFields } from './identity-numbers.ts';

test.each<[IdentityNumber, string, string]>([
  ['pan_number', 'abcde1234f', 'ABCDE1234F'],
  ['aadhaar_number', '2341 2341 2346', '234123412346'],
  ['uan_number', '100123456789', '100123456789'],
  ['esic_number', '31-1234-5678', '3112345678'],
  ['bank_account_number', '0012 3456 7890', '001234567890'],
  ['aadhaar_number', '२३४१ २३४१ २३४६', '234123412346'],
  ['bank_account_number', '૦૦૧૨ ૩૪૫૬ ૭૮૯૦', '001234567890'],
  ['ifsc_code', 'sbin0001234', 'SBIN0001234'],
  ['pan_number', '', ''],
  ['pan_number', '••••234F', ''],
])('%s %j is stored as %j', (field, text, stored) => {
  expect(z.parse(identityNumberFields[field], text)).toBe(stored);
});

test.each<[IdentityNumber, string]>([
  ['pan_number', 'ABCD1234F'],
  ['aadhaar_number', '234123412347'],
  ['aadhaar_number', '134123412346'],
  ['aadhaar_number', '23412341234'],
  ['uan_number', '10012345678'],
  ['esic_number', '31123456789'],
  ['bank_account_number', '12345678'],
  ['bank_account_number', '1234567890123456789'],
  ['ifsc_code', 'SBIN1001234'],
])('%s %j is refused', (field, text) => {
  expect(z.safeParse(identityNumberFields[field], text).success).toBe(false);
});

// The examples of the algorithm's description.
test.each([
  ['2363', true],
  ['2364', false],
  ['123451', true],
  ['123450', false],
])('the check digit of %s', (digits, isRight) => {
  expect(hasVerhoeffDigit(digits)).toBe(isRight);
});

test('a wrong digit and two exchanged neighbours are found', () => {
  const numbers = fc.integer({ min: 10_000_000_000, max: 99_999_999_999 }).map((number) => {
    const digit = '0123456789'.split('').find((each) => hasVerhoeffDigit(`${number}${each}`));
    return `${number}${digit}`;
  });
  fc.assert(
    fc.property(numbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, place, difference) => {
      const other = (Number(number[place]) + difference) % 10;
      return !hasVerhoeffDigit(number.slice(0, place) + other + number.slice(place + 1));
    }),
  );
  fc.assert(
    fc.property(numbers, fc.nat(10), (number, place) => {
      const [one = '', next = ''] = [number[place], number[place + 1]];
      return one === next || !hasVerhoeffDigit(number.slice(0, place) + next + one + number.slice(place + 2));
    }),
  );
});

test('spaces and hyphens are no part of a number, and its digits are Latin', () => {
  expect(compactNumber(' abcde-1234 f ')).toBe('ABCDE1234F');
  expect(compactNumber('३१-१२३४-૫૬૭૮')).toBe('3112345678');
});
