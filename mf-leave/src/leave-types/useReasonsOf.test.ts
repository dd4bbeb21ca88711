import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { reasonNames } from './useReasonsOf.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('reasons of a leave type: a few are all named', () => {
  expect(reasonNames(['Studies'], i18n)).toBe('Studies');
  expect(reasonNames(['Childbirth', 'Adoption'], i18n)).toBe('Childbirth and Adoption');
  expect(reasonNames(['A', 'B', 'C'], i18n)).toBe('A, B and C');
});

test('reasons of a leave type: of many, the others are counted', () => {
  expect(reasonNames([...'ABCDEF'], i18n)).toBe('A, B, C, D, E and F');
  expect(reasonNames([...'ABCDEFGHI'], i18n)).toBe('A, B, C, D, E, F and 3 more');
});
