import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

test.each([
  'a'.repeat(40),
  'abcdefghij'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz012345',
  '0123456789abcdef0123456789abcdef',
  'deadbeefdeadbeefdeadbeefdeadbeef',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'change-me-0b6f6c1a9d7e4f2c8a5b3d1e',
  'your-256-bit-secret-your-256-bit-secret',
  'a-string-secret-at-least-256-bits-long',
  'thisismylongcompanykeyforproduction',
  'MeghdhanushFashionSurat2026Meghdhanush',
  'correct-horse-battery-staple-correct',
  'the quick brown fox jumps over it',
])('a secret such as %s can be guessed', (secret) => {
  expect(isGuessable(secret, 10)).toBe(true);
});

test.each(['hex', 'base64', 'base64url'] as const)('a random secret in %s cannot be guessed', (encoding) => {
  // The same ones each time: now and then five random characters are a row of the keyboard.
  const secrets = Array.from({ length: 2000 }, (_, index) => createHash('sha256').update(`${index}`).digest(encoding));

  expect(secrets.filter((secret) => isGuessable(secret, 10))).toEqual([]);
});
