import { expect, test } from 'vitest';
import { passwordStrength } from './PasswordFields.tsx';

const person = { name: 'Ilaben Meghani', number: '9876500001' };
const judge = (password: string) => passwordStrength(password, person);

test.each([
  ['password', 'common'],
  ['P@ssw0rd1', 'common'],
  ['Welcome2026!', 'common'],
  ['fitting-room-7', 'common'],
  ['ilaben-cloth-mill', 'personal'],
  ['MEGHANI silk & co', 'personal'],
  ['my 9876500001 key', 'personal'],
  ['loom500001loom', 'personal'],
  ['abcdefgh', 'sequence'],
  ['87654321', 'sequence'],
  ['qwertyuiop12', 'sequence'],
  ['asdfghjk!!', 'sequence'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['loomloomloom', 'repeated'],
  ['1212121212121', 'repeated'],
])('%s is weak: %s', (password, reason) => {
  const { strength, reasons } = judge(password);
  expect(strength).toBe('weak');
  expect(reasons).toContain(reason);
});

test.each(['xk3-Rw9q', 'Tr7uq Lmov', 'રેશમ દોરો'])('%s is fair, and longer would be stronger', (password) => {
  expect(judge(password)).toEqual({ strength: 'fair', reasons: ['short'] });
});

test.each([
  'saffron button loom',
  'correct horse battery staple',
  'p7v.Kq!x2Lw9e',
  'admin of many looms and needles',
  'સોય દોરો કાપડ રંગ',
])('%s is strong', (password) => {
  expect(judge(password)).toEqual({ strength: 'strong', reasons: [] });
});

test('what is too short is weak whatever it is made of', () => {
  expect(judge('xK3-rQ9')).toEqual({ strength: 'weak', reasons: ['short'] });
});

test('nobody’s name and number are no reason', () => {
  expect(passwordStrength('saffron button loom', { name: '', number: '' }).strength).toBe('strong');
});

// To try every way of cutting it into parts would take longer than a test may.
test.each([
  ['a', 'a'.repeat(256)],
  ['ab', 'ab'.repeat(128)],
  ['abc, with another end', `${'abc'.repeat(85)}x`],
])('the longest password is judged, made of %s', (_what, password) => {
  expect(judge(password).strength).toBe('weak');
});
