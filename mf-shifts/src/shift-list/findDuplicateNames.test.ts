import { expect, test } from 'vitest';
import { findDuplicateNames } from './findDuplicateNames.ts';

const named = (...names: string[]) => names.map((shift_name, index) => ({ id: index + 1, shift_name }));

test('duplicate shift names: all shifts of one name, whatever its case and the spaces around it', () => {
  expect([...findDuplicateNames(named('General', 'Night', ' general', 'GENERAL', 'Generals'))]).toEqual([1, 3, 4]);
  expect([...findDuplicateNames(named('General', 'Night'))]).toEqual([]);
});
