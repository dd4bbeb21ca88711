import { setLanguage } from '@seamline/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareTexts, formatList, formatNumber } from './locale.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
});

test.each(['en', 'hi', 'gu'] as const)('numbers in %s have Latin digits and the Indian grouping', (language) => {
  setLanguage(language);
  expect(formatNumber(123456.789)).toBe('1,23,456.79');
});

test('a list is joined in the language of the interface', () => {
  expect(formatList(['1', '2', '3'])).toBe('1, 2 and 3');
  setLanguage('hi');
  expect(formatList(['1', '2', '3'])).toBe('1, 2, और 3');
  setLanguage('gu');
  expect(formatList(['1', '2', '3'])).toBe('1, 2 અને 3');
});

test.each(['en', 'hi', 'gu'] as const)(
  'texts in %s are in the order of their alphabet, and of the numbers in them',
  (language) => {
    setLanguage(language);
    expect(['Shift 10', 'shift 9'].sort(compareTexts)).toEqual(['shift 9', 'Shift 10']);
    expect(['मीना', 'अनिल', 'कविता'].sort(compareTexts)).toEqual(['अनिल', 'कविता', 'मीना']);
    expect(['મીના', 'અનિલ', 'કવિતા'].sort(compareTexts)).toEqual(['અનિલ', 'કવિતા', 'મીના']);
  },
);
