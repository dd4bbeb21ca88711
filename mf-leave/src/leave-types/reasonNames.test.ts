import { expect, test } from 'vitest';
import { leaveMessages } from '../messages.ts';
import { reasonNames } from './reasonNames.ts';

const text = leaveMessages.current().leaveTypes;

test('a few reasons are all named', () => {
  expect(reasonNames(['Studies'], text)).toBe('Studies');
  expect(reasonNames(['Childbirth', 'Adoption'], text)).toBe('Childbirth and Adoption');
  expect(reasonNames(['A', 'B', 'C'], text)).toBe('A, B and C');
});

test('of many the others are counted', () => {
  expect(reasonNames([...'ABCDEF'], text)).toBe('A, B, C, D, E and F');
  expect(reasonNames([...'ABCDEFGHI'], text)).toBe('A, B, C, D, E, F and 3 more');
});
