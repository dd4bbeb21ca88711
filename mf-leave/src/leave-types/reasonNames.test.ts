import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { reasonNames } from './reasonNames.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a few reasons are all named', () => {
  expect(reasonNames(['Studies'], i18n)).toBe('Studies');
  expect(reasonNames(['Childbirth', 'Adoption'], i18n)).toBe('Childbirth and Adoption');
  expect(reasonNames(['A', 'B', 'C'], i18n)).toBe('A, B and C');
});

test('of many the others are counted', () => {
  expect(reasonNames([...'ABCDEF'], i18n)).toBe('A, B, C, D, E and F');
  expect(reasonNames([...'ABCDEFGHI'], i18n)).toBe('A, B, C, D, E, F and 3 more');
});
