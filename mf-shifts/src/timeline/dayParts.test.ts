import type { DayRules } from '@seamline/shared/contract/shift';
import { EMPTY_DAY, MISSING_DAY } from '@seamline/shared/contract/shift-defaults';
import { timeOfDay } from '@seamline/shared/contract/shift-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureOf, timeAt } from './dayParts.ts';

const NIGHT: DayRules = {
  ...EMPTY_DAY,
  shift_start_time: '20:00',
  shift_end_time: '06:00',
  lunch_start_time: '00:30',
  lunch_end_time: '01:15',
  late_in_count_after_minutes: 5,
  early_out_count_before_minutes: 3,
  half_day_after_time: '23:00',
  max_punch_out_time: '09:00',
};

describe('the picture of a day', () => {
  test('has work, breaks, cut-offs and the last punch-out where they are', () => {
    expect(pictureOf(MISSING_DAY)).toEqual({
      parts: [
        { kind: 'work', from: 540, to: 1020 },
        { kind: 'lunch', from: 780, to: 810 },
        { kind: 'tea', from: 930, to: 945 },
      ],
      edges: [
        { rule: 'shift_start_time', at: 540, kind: 'work' },
        { rule: 'shift_end_time', at: 1020, kind: 'work' },
        { rule: 'lunch_start_time', at: 780, kind: 'lunch' },
        { rule: 'lunch_end_time', at: 810, kind: 'lunch' },
        { rule: 'tea_start_time', at: 930, kind: 'tea' },
        { rule: 'tea_end_time', at: 945, kind: 'tea' },
        { rule: 'half_day_after_time', at: 720, kind: 'halfDay' },
        { rule: 'half_day_before_time', at: 600, kind: 'halfDay' },
        { rule: 'max_punch_out_time', at: 1050, kind: 'punchOut' },
      ],
      length: 1440,
    });
  });

  test('goes on into the next day where the shift does', () => {
    const picture = pictureOf(NIGHT);
    expect(picture?.length).toBe(2880);
    expect(picture?.parts).toEqual([
      { kind: 'work', from: 1200, to: 1800 },
      { kind: 'lunch', from: 1470, to: 1515 },
      { kind: 'grace', from: 1200, to: 1205 },
      { kind: 'grace', from: 1797, to: 1800 },
    ]);
    expect(picture?.edges.find(({ rule }) => rule === 'half_day_after_time')?.at).toBe(1380);
    expect(picture?.edges.at(-1)).toEqual({ rule: 'max_punch_out_time', at: 1980, kind: 'punchOut' });
  });

  test('shows the next day for a punch-out past midnight', () => {
    expect(
      pictureOf({ ...EMPTY_DAY, shift_start_time: '14:00', shift_end_time: '22:00', max_punch_out_time: '00:30' })
        ?.length,
    ).toBe(2880);
  });

  test('waits for both ends of the shift, and minds no nonsense', () => {
    expect(pictureOf(EMPTY_DAY)).toBeUndefined();
    expect(pictureOf({ ...MISSING_DAY, shift_end_time: 'late' })).toBeUndefined();
    expect(pictureOf({ ...MISSING_DAY, lunch_start_time: 'noon' })?.parts.map(({ kind }) => kind)).toEqual([
      'work',
      'tea',
    ]);
  });
});

test('an edge that is dragged to a place stands at that time, wherever the place is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 575 }), (steps) => {
      expect(timeAt(steps * 5 + 2)).toBe(timeOfDay(steps * 5));
    }),
  );
});
