import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  durationOf,
  isLater,
  isOvernight,
  minutesInSpan,
  minutesOfDay,
  minutesOfDuration,
  type Span,
  spanOf,
  storedDuration,
  timeOfDay,
  wholeDaysOf,
  wholeDaysOfField,
} from './shift-time.ts';

const anyMinutes = fc.integer({ min: 0, max: 1439 });

function span(start: string, end: string): Span {
  return spanOf(start, end) as Span;
}

describe('the hours of a day', () => {
  test.each([
    ['09:00', '17:00', 540, 1020, false],
    ['00:00', '23:59', 0, 1439, false],
    ['20:00', '06:00', 1200, 1800, true],
    ['16:00', '00:00', 960, 1440, false],
    ['08:00', '08:00', 480, 1920, true],
  ])('from %s to %s go from minute %d to minute %d', (start, end, from, to, isNextDay) => {
    expect(span(start, end)).toEqual({ start: from, end: to });
    expect(isOvernight(span(start, end))).toBe(isNextDay);
  });

  test('are unknown while one end is not set', () => {
    expect(spanOf('09:00', null)).toBeUndefined();
    expect(spanOf(null, '17:00')).toBeUndefined();
  });

  test('always last more than 0 minutes and at most a day', () => {
    fc.assert(
      fc.property(anyMinutes, anyMinutes, (start, end) => {
        const hours = span(timeOfDay(start), timeOfDay(end));
        expect(hours.end - hours.start).toBeGreaterThan(0);
        expect(hours.end - hours.start).toBeLessThanOrEqual(1440);
        expect(hours.end % 1440).toBe(end);
      }),
    );
  });

  test('include a time of the next morning if they begin in the evening', () => {
    expect(minutesInSpan(span('20:00', '06:00'), '00:30')).toBe(1470);
    expect(minutesInSpan(span('20:00', '06:00'), '21:00')).toBe(1260);
    expect(minutesInSpan(span('09:00', '17:00'), '13:00')).toBe(780);
  });
});

test('a time converts to minutes and back', () => {
  fc.assert(
    fc.property(anyMinutes, (minutes) => {
      expect(minutesOfDay(timeOfDay(minutes))).toBe(minutes);
    }),
  );
  expect(timeOfDay(1830)).toBe('06:30');
  expect(timeOfDay(-30)).toBe('23:30');
});

describe('of two times', () => {
  test.each([
    ['17:30', '17:00'],
    ['07:00', '06:00'],
    ['00:30', '22:00'],
    ['09:00', '21:00'],
  ])('%s is later than %s', (time, than) => {
    expect(isLater(time, than)).toBe(true);
  });

  test.each([
    ['17:00', '17:00'],
    ['16:59', '17:00'],
    ['08:00', '17:00'],
    ['05:00', '06:00'],
  ])('%s is not later than %s', (time, than) => {
    expect(isLater(time, than)).toBe(false);
  });
});

describe('a duration', () => {
  test.each([
    ['01:30:00', 90],
    ['01:30', 90],
    ['49:00:00', 2940],
    ['P1D', 1440],
    ['P3D', 4320],
    ['PT9H', 540],
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['PT0S', 0],
    ['P', undefined],
    ['PT', undefined],
    ['P1DT', undefined],
    ['', undefined],
    ['09:60:00', undefined],
    ['09:30:15', undefined],
    ['-01:00:00', undefined],
    ['P1Y', undefined],
    ['ninety', undefined],
  ])('spelt %j has %j minutes', (text, minutes) => {
    expect(minutesOfDuration(text)).toBe(minutes);
  });

  test('of whole days is read as days, and that of the last punch as hours', () => {
    expect(['P3D', '72:00:00', '04:00:00', '00:00:00', ''].map(wholeDaysOf)).toEqual([
      3,
      3,
      ...Array(3).fill(undefined),
    ]);
    expect(wholeDaysOfField('min_hours_for_full_day_after_shift', 'P3D')).toBe(3);
    expect(wholeDaysOfField('monday_max_punch_out_hours', 'P1D')).toBe('24:00:00');
    expect(wholeDaysOfField('code', 'P3D')).toBeUndefined();
    expect(wholeDaysOfField('monday_min_half_day_hours', '04:00:00')).toBeUndefined();
  });

  test('keeps its minutes in every spelling of ours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_080 }), (minutes) => {
        expect(minutesOfDuration(durationOf(minutes))).toBe(minutes);
        expect(minutesOfDuration(storedDuration(minutes))).toBe(minutes);
      }),
    );
    expect(storedDuration(1440)).toBe('P1D');
    expect(storedDuration(90)).toBe('01:30:00');
    expect(storedDuration(0)).toBe('00:00:00');
  });
});
