import { setLanguage } from '@seamline/shared/session';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysAfter, formatCalendarDay, formatDay, formatMoment, readDay } from './dates.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
});

const there = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

test.each([
  ['2026-03-04T18:29:59.999Z', '04-Mar-2026'],
  ['2026-03-04T18:30:00.000Z', '05-Mar-2026'],
  ['2026-03-05T00:00:00+05:30', '05-Mar-2026'],
  ['2025-12-31T18:30:00Z', '01-Jan-2026'],
  ['2028-02-28T18:30:00Z', '29-Feb-2028'],
  ['2026-09-10T08:00:00Z', '10-Sep-2026'],
])('in Asia/Kolkata %s is on %s', (instant, day) => {
  expect(formatDay(instant)).toBe(day);
});

test('a day is the one that the time zone database gives Asia/Kolkata, at every instant', () => {
  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const { day, month, year } = Object.fromEntries(
        there.formatToParts(instant).map((part) => [part.type, part.value]),
      );
      expect(formatDay(instant.toISOString())).toBe(`${day}-${month}-${year}`);
    }),
  );
});

test('a moment is formatted to the second in Asia/Kolkata', () => {
  expect(formatMoment('2026-03-04T18:30:00.000Z')).toBe('05-Mar-2026 00:00:00');
  expect(formatMoment('2026-03-05T12:34:09.500Z')).toBe('05-Mar-2026 18:04:09');
  expect(formatMoment('yesterday')).toBe('yesterday');
});

test.each(['', 'yesterday', '2026-13-45'])('a text that is no instant (%j) is shown unchanged', (text) => {
  expect(formatDay(text)).toBe(text);
});

test.each([
  ['23-Nov-2026', '2026-11-23'],
  ['23-11-2026', '2026-11-23'],
  ['23/11/2026', '2026-11-23'],
  ['23.11.26', '2026-11-23'],
  ['23 nov 2026', '2026-11-23'],
  ['23 November, 2026', '2026-11-23'],
  ['23nov26', '2026-11-23'],
  ['5 Sept. 2026', '2026-09-05'],
  ['2026-11-23', '2026-11-23'],
  ['23112026', '2026-11-23'],
  [' 3 / 4 / 2026 ', '2026-04-03'],
  ['8-3-92', '1992-03-08'],
  ['29.02.2028', '2028-02-29'],
  ['૨૩-૧૧-૨૦૨૬', '2026-11-23'],
])('%j is read as %s', (typed, date) => {
  expect(readDay(typed)).toBe(date);
});

test.each([
  '',
  '-',
  '31-02-2026',
  '31 Feb 2026',
  '11-23-2026',
  '23-Nov',
  '23 Ju 2026',
  '23 Nov 202',
  '2311',
  'tomorrow',
])('%j is read as no date', (typed) => {
  expect(readDay(typed)).toBeUndefined();
});

test.each([
  ['hi', '5 फरवरी 2026', '5 फ़र॰ 2026'],
  ['gu', '5 ફેબ્રુઆરી 2026', '5 ફેબ્રુ, 2026'],
] as const)('in %s a month is read in full, and in English, and written in short', (language, typed, shown) => {
  setLanguage(language);
  expect(readDay(typed)).toBe('2026-02-05');
  expect(readDay('05-Feb-2026')).toBe('2026-02-05');
  expect(formatCalendarDay('2026-02-05')).toBe(shown);
});

test.each(['en', 'hi', 'gu'] as const)('each day of 1900 to 2100 is read in %s as it is written', (language) => {
  setLanguage(language);
  const misread: string[] = [];
  for (let day = '1900-01-01'; day <= '2100-12-31'; day = daysAfter(day, 1)) {
    if (readDay(formatCalendarDay(day)) !== day) misread.push(day);
  }
  expect(misread).toEqual([]);
});

test('a text that is no date is shown unchanged', () => {
  expect(formatCalendarDay('31-02-2026')).toBe('31-02-2026');
});
