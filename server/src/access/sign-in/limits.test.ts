import { inEnglish } from '@seamline/shared/contract/errors/english';
import { expect, test } from 'vitest';
import { duration } from './attemptGuard.ts';
import { hashCode, network, newCode } from './limits.ts';

test('codes have six digits, leading zeros included, and differ', () => {
  const codes = Array.from({ length: 2000 }, newCode);

  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1950);
});

test('the hash of a code depends on the key, the number and the purpose', () => {
  const one = new Uint8Array(32).fill(1);
  const other = new Uint8Array(32).fill(2);
  const hashes = [
    hashCode(one, '9876500001', 'sign-in', '123456'),
    hashCode(other, '9876500001', 'sign-in', '123456'),
    hashCode(one, '9876500002', 'sign-in', '123456'),
    hashCode(one, '9876500001', 'password', '123456'),
    hashCode(one, '9876500001', 'sign-in', '123457'),
  ];

  expect(new Set(hashes).size).toBe(5);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
])('limits count %s as %s', (address, counted) => {
  expect(network(address)).toBe(counted);
});

test.each([
  [0.2, '1 second'],
  [30, '30 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [43_200, '12 hours'],
])('a duration of %d seconds is formatted as %s', (seconds, words) => {
  expect(inEnglish(duration(seconds))).toBe(words);
});
