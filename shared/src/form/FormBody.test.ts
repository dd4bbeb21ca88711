import { setLanguage } from '@seamline/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftMoment } from './FormBody.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00+05:30') });
});

afterEach(() => {
  setLanguage('en');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['en', '26-Nov-2026 10:42'],
  ['hi', '26 नव॰ 2026 10:42'],
  ['gu', '26 નવે, 2026 10:42'],
] as const)('draft notice: shows day and time of a draft of yesterday in %s', (language, shown) => {
  setLanguage(language);
  expect(draftMoment('2026-11-26T10:42:31+05:30')).toBe(shown);
});

test.each(['en', 'hi', 'gu'] as const)('draft notice: shows the time alone of a draft of today in %s', (language) => {
  setLanguage(language);
  expect(draftMoment('2026-11-27T10:42:31+05:30')).toBe('10:42');
});
