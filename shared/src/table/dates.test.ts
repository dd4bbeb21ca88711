import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './dates.ts';

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
