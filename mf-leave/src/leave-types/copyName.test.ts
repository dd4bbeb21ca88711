import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { copyName } from './copyName.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a copy says so in its name', () => {
  expect(copyName('Sick Leave', ['Sick Leave'], i18n)).toBe('Sick Leave (copy)');
});

test('the second copy gets a number, whatever the case of the first', () => {
  expect(copyName('Sick Leave', ['SICK LEAVE (COPY)'], i18n)).toBe('Sick Leave (copy 2)');
  expect(copyName('Sick Leave', ['Sick Leave (copy)', 'Sick Leave (copy 2)'], i18n)).toBe('Sick Leave (copy 3)');
});

test('a long name is shortened by whole characters', () => {
  const copy = copyName('🧵'.repeat(100), [], i18n);
  expect([...copy]).toHaveLength(100);
  expect(copy.endsWith('🧵 (copy)')).toBe(true);
  expect(copy.isWellFormed()).toBe(true);
});
