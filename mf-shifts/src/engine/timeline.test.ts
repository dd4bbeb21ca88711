import { type DayRules, EMPTY_DAY, MISSING_DAY } from '@seamline/shared/contract/shifts/shift';
import { minutesOfDay } from '@seamline/shared/contract/shifts/shift-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draggedTo, type Edge, movedBy, pictureOf } from './timeline.ts';

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
        { rule: 'shift_start_time', at: 540, kind: 'work', from: 0, to: 1435 },
        { rule: 'shift_end_time', at: 1020, kind: 'work', from: 545, to: 1980 },
        { rule: 'lunch_start_time', at: 780, kind: 'lunch', from: 540, to: 1020 },
        { rule: 'lunch_end_time', at: 810, kind: 'lunch', from: 540, to: 1020 },
        { rule: 'tea_start_time', at: 930, kind: 'tea', from: 540, to: 1020 },
        { rule: 'tea_end_time', at: 945, kind: 'tea', from: 540, to: 1020 },
        { rule: 'half_day_after_time', at: 720, kind: 'halfDay', from: 540, to: 1020 },
        { rule: 'half_day_before_time', at: 600, kind: 'halfDay', from: 540, to: 1020 },
        { rule: 'max_punch_out_time', at: 1050, kind: 'punchOut', from: 1025, to: 1740 },
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
    expect(picture?.edges.at(-1)).toEqual({
      rule: 'max_punch_out_time',
      at: 1980,
      kind: 'punchOut',
      from: 1805,
      to: 2520,
    });
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

describe('an edge', () => {
  const edgeOf = (rule: string, day = MISSING_DAY) => pictureOf(day)?.edges.find((edge) => edge.rule === rule) as Edge;

  test('moves in steps of five minutes when it is dragged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 286 }), (steps) => {
        expect(draggedTo(edgeOf('shift_start_time'), steps * 5 + 2)).toBe(steps * 5);
      }),
    );
  });

  test('goes no farther than it makes sense, however far it is dragged', () => {
    expect(draggedTo(edgeOf('lunch_start_time'), 0)).toBe(minutesOfDay('09:00'));
    expect(draggedTo(edgeOf('lunch_end_time'), 1440)).toBe(minutesOfDay('17:00'));
    expect(draggedTo(edgeOf('max_punch_out_time'), 0)).toBe(minutesOfDay('17:05'));
    expect(draggedTo(edgeOf('shift_start_time'), 2880)).toBe(minutesOfDay('23:55'));
    expect(draggedTo(edgeOf('lunch_start_time', NIGHT), 0)).toBe(minutesOfDay('20:00'));
  });

  test('moves by keys from step to step, and first of all onto one', () => {
    expect(movedBy(edgeOf('shift_end_time'), 5)).toBe(1025);
    expect(movedBy(edgeOf('shift_end_time'), -30)).toBe(990);
    const odd = edgeOf('shift_end_time', { ...MISSING_DAY, shift_end_time: '17:02' });
    expect([movedBy(odd, 5), movedBy(odd, -5)]).toEqual([1025, 1020]);
    expect(movedBy(edgeOf('shift_start_time', { ...MISSING_DAY, shift_start_time: '00:00' }), -5)).toBe(0);
    expect(movedBy(edgeOf('shift_end_time', NIGHT), -30)).toBe(1770);
  });
});
