import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { expect, test } from 'vitest';
import { plainDay, plainShift } from '../../test/engine/sampleShifts.ts';
import { readableShift, unreadableRules } from './readableShift.ts';

const stored = plainShift({ penalty_value: 40 });

test('a shift that is whole stays as typed', () => {
  const typed = plainShift({ penalty_value: 50 });
  expect(readableShift(typed, stored)).toBe(typed);
});

test('a value that is none yet is replaced by the one it had, and nothing else is', () => {
  const monday = { ...plainDay, shift_start_time: '9:', tea_end_time: '16:00' } as DayRules;
  const typed = {
    ...plainShift({ shift_name: '', week_off_days: ['FRIDAY'] }),
    penalty_value: Number.NaN,
    days: { ...stored.days, monday },
  } as ShiftInput;
  expect(readableShift(typed, stored)).toEqual({
    ...typed,
    penalty_value: 40,
    days: { ...stored.days, monday: { ...plainDay, tea_end_time: '16:00' } },
  });
  expect(unreadableRules(typed)).toEqual([
    { rule: 'penalty_value', days: [] },
    { rule: 'shift_start_time', days: ['monday'] },
  ]);
  expect(unreadableRules({ ...stored, shift_name: '' })).toEqual([]);
});
