import { expect, test } from 'vitest';
import { findDuplicates } from './Duplicates.tsx';

const duplicates = (...names: (string | null)[]) =>
  [
    ...findDuplicates(
      names.map((name, index) => ({ id: index + 1, name })),
      ({ name }) => name,
    ),
  ].map(({ id }) => id);

test('duplicates of a list: all records of one name, whatever its case and the spaces around it', () => {
  expect(duplicates('General', 'Night', ' general', 'GENERAL', 'Generals')).toEqual([1, 3, 4]);
  expect(duplicates('General', 'Night')).toEqual([]);
});

test('duplicates of a list: records without a value share none', () => {
  expect(duplicates(null, '', null, ' ', 'G')).toEqual([]);
});
