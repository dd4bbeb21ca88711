import { shiftInput } from '@seamline/shared/contract/shift';
import { shiftProblems } from '@seamline/shared/contract/shift-checks';
import { expect, test } from 'vitest';
import { PRESETS } from './presets.ts';

test('there is a shift for the showroom, the tailoring floor, the warehouse and the night', () => {
  expect(PRESETS.map(({ name }) => name)).toEqual(['Showroom', 'Tailoring Floor', 'Warehouse', 'Night Security']);
});

test.each(PRESETS)('$name can be saved as it is', ({ shift }) => {
  expect(shiftInput.safeParse(shift).success).toBe(true);
  expect(shiftProblems(shift)).toEqual([]);
});
