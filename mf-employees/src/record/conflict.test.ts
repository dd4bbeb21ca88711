import { expect, test } from 'vitest';
import { changesOf, clearedByKeeping, withChanges } from './changes.ts';

const STORED = { grade: 'S3', hobbies: '', shift_id: 5, department_id: undefined, retirement_age: 60, pan_number: '' };
const changed = (field: keyof typeof STORED, after: unknown) => [{ field, before: STORED[field] ?? null, after }];

test("stored values: another user's changes replace them, and what was emptied is empty in the way of its control", () => {
  const changes = [
    ...changed('grade', null),
    ...changed('hobbies', 'Chess'),
    ...changed('shift_id', null),
    ...changed('department_id', 8),
  ];
  expect(withChanges(STORED, changes)).toEqual({
    ...STORED,
    ...{ grade: '', hobbies: 'Chess', shift_id: undefined, department_id: 8 },
  });
});

test('stored values: neither the mask of an identity number nor a field that the form does not have gets among them', () => {
  const changes = [...changed('pan_number', '••••234F'), { field: 'pan_card_file_id', before: null, after: 7 }];
  expect(withChanges(STORED, changes)).toEqual(STORED);
});

test("a value typed back after another user's change is sent", () => {
  const stored = withChanges(STORED, changed('grade', 'THEIRS'));
  expect(changesOf(STORED, stored).changed).toEqual({ grade: 'S3' });
});

test('keeping mine clears a field that was empty before and is empty still', () => {
  expect(clearedByKeeping(STORED, STORED, [...changed('hobbies', 'Chess'), ...changed('department_id', 8)])).toEqual([
    'hobbies',
    'department_id',
  ]);
});

test('keeping mine clears neither a field with a value, nor one emptied without Clear, nor an identity number', () => {
  const values = { ...STORED, hobbies: 'Cricket', retirement_age: undefined };
  const changes = [
    ...changed('grade', 'S4'),
    ...changed('hobbies', 'Chess'),
    ...changed('retirement_age', 58),
    ...changed('pan_number', '••••234F'),
  ];
  expect(clearedByKeeping(values, STORED, changes)).toEqual([]);
});
