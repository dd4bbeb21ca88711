import { expect, test } from 'vitest';
import { initials } from './Avatar.tsx';

test.each([
  ['Meera Shah', 'MS'],
  ['  meera   ben  shah ', 'MS'],
  ['Cher', 'C'],
  ['', ''],
  ['👩🏽‍🎨 Studio', '👩🏽‍🎨S'],
])('%j is shown as %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a letter of the Gujarati script keeps its vowel sign', () => {
  expect(initials('ગીતા પટેલ')).toBe('ગીપ');
});
