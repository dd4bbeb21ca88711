import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { describe, expect, test } from 'vitest';
import { dateOf, dayNumber, mondayOf, weekdayOf } from './calendar.ts';

const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

describe('the calendar', () => {
  test('agrees with UTC on number, date and weekday of every day from 1999 to 2101', () => {
    const first = Date.UTC(1999, 0, 1) / 86_400_000;
    const last = Date.UTC(2101, 11, 31) / 86_400_000;
    for (let number = first; number <= last; number += 1) {
      const instant = new Date(number * 86_400_000);
      const date = instant.toISOString().slice(0, 10);
      if (dayNumber(date) !== number || dateOf(number) !== date || weekdayOf(number) !== NAMES[instant.getUTCDay()]) {
        expect.fail(`${date}: ${dayNumber(date)}, ${dateOf(number)}, ${weekdayOf(number)}`);
      }
    }
  });

  test('knows days before 1970', () => {
    expect(dateOf(dayNumber('1969-12-31'))).toBe('1969-12-31');
    expect(weekdayOf(dayNumber('1947-08-15'))).toBe('friday');
  });

  test('begins a week on Monday', () => {
    expect(dateOf(mondayOf(dayNumber('2026-11-22')))).toBe('2026-11-16');
    expect(dateOf(mondayOf(dayNumber('2026-11-23')))).toBe('2026-11-23');
  });

  test('knows which dates exist', () => {
    expect(['2028-02-29', '2026-12-31'].map(isCalendarDate)).toEqual([true, true]);
    expect(['2026-02-29', '2026-13-01', '2026-00-10', '21-11-2026', ''].map(isCalendarDate)).toEqual(
      Array(5).fill(false),
    );
  });
});
