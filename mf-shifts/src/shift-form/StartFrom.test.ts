import { shiftInput } from '@seamline/shared/contract/shifts/shift';
import { shiftProblems } from '@seamline/shared/contract/shifts/shift-checks';
import { expect, test } from 'vitest';
import { PRESETS } from './StartFrom.tsx';

test.each(PRESETS)('the usual shift “$key” can be saved under a name', ({ shift }) => {
  expect(shiftInput.safeParse({ ...shift, shift_name: 'Early' }).success).toBe(true);
  expect(shiftProblems(shift)).toEqual([]);
});
