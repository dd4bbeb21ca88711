import { expect, test } from 'vitest';
import { dayNames } from './dayNames.ts';

test('days off read as words, whatever case the server spells them in', () => {
  expect(dayNames(['SUNDAY', 'Monday', 'tuesday'])).toBe('Sunday, Monday, Tuesday');
});

test('a shift without days off has an empty line', () => {
  expect(dayNames([])).toBe('');
});
