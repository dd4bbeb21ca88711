import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const STORED = {
  full_name: 'Hetal Desai',
  grade: 'G1',
  retirement_age: 60,
  timeline_access: true,
  reporting_person_ids: [3],
  branch_id: 1,
  department_id: 2,
  sub_department_id: 4,
  shift_id: 5,
  pan_card: undefined,
};

test('only what differs is sent, no and zero among it', () => {
  expect(changesOf({ ...STORED, grade: 'G2', retirement_age: 0, timeline_access: false }, STORED)).toEqual({
    changed: { grade: 'G2', retirement_age: 0, timeline_access: false },
    cleared: [],
  });
  expect(changesOf(STORED, STORED)).toEqual({ changed: {}, cleared: [] });
});

test('a last name that ends with the flag of one name is not sent', () => {
  const stored = { ...STORED, last_name: 'Desai', single_name: false };
  expect(changesOf({ ...stored, last_name: '', single_name: true }, stored)).toEqual({
    changed: { single_name: true },
    cleared: [],
  });
});

test('a newly chosen file is sent', () => {
  const pan_card = new File(['x'], 'pan.png');
  expect(changesOf({ ...STORED, pan_card }, STORED).changed).toEqual({ pan_card });
});

test('an emptied value is neither sent nor cleared by itself', () => {
  expect(changesOf({ ...STORED, grade: ' ', retirement_age: undefined, reporting_person_ids: [] }, STORED)).toEqual({
    changed: {},
    cleared: [],
  });
});

test('what is to be cleared is named, unless it has got a value again or cannot be empty', () => {
  const cleared = ['grade', 'retirement_age', 'reporting_person_ids', 'full_name', 'pan_card', 'unknown'];
  const emptied = { ...STORED, retirement_age: undefined, reporting_person_ids: [], full_name: '' };
  expect(changesOf({ ...emptied, grade: 'G3', cleared }, STORED)).toEqual({
    changed: { grade: 'G3' },
    cleared: ['retirement_age', 'reporting_person_ids', 'pan_card'],
  });
});

test('nothing chosen in a list clears it, as another branch does with the department of the old one', () => {
  const gone = { department_id: undefined, sub_department_id: undefined };
  expect(changesOf({ ...STORED, branch_id: 9, ...gone }, STORED)).toEqual({
    changed: { branch_id: 9 },
    cleared: ['department_id', 'sub_department_id'],
  });
  expect(changesOf({ ...STORED, branch_id: 9, department_id: 8, sub_department_id: undefined }, STORED)).toEqual({
    changed: { branch_id: 9, department_id: 8 },
    cleared: ['sub_department_id'],
  });
  expect(changesOf({ ...STORED, shift_id: undefined }, STORED)).toEqual({ changed: {}, cleared: ['shift_id'] });
});
