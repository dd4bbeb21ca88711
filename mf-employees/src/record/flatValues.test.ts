import { DETAIL_PATHS, nest } from '@seamline/shared/contract/employees/detail-paths';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import { IDENTITY_NUMBERS } from '@seamline/shared/contract/employees/identity-numbers';
import { expect, test } from 'vitest';
import { flatValues, furtherFields } from './flatValues.ts';

const VALUES = Object.fromEntries(Object.keys(DETAIL_PATHS).map((field, index) => [field, `value ${index}`]));
const read = (extra: object = {}) =>
  ({
    ...nest(VALUES),
    id: 1,
    version: 1,
    notice: {},
    leaving: null,
    documents: {},
    ...extra,
  }) as unknown as EmployeeDetails;

test('every field that is sent flat comes from its own place in the read', () => {
  // Of an identity number only the mask is known.
  const numbers = Object.fromEntries(IDENTITY_NUMBERS.map((field) => [field, '']));
  expect(flatValues(read())).toEqual({ ...VALUES, ...numbers });
  expect(new Set(Object.values(DETAIL_PATHS)).size).toBe(Object.keys(DETAIL_PATHS).length);
});

test('what is missing is empty in the way of its control', () => {
  expect(flatValues({} as EmployeeDetails)).toMatchObject({
    grade: '',
    birth_date: '',
    retirement_age: undefined,
    branch_id: undefined,
    timeline_access: false,
    reporting_person_ids: [],
  });
});

test('what the form has no field for follows the generic rule', () => {
  const details = read({
    union_member: true,
    last_update: 'x',
    medical_date: null,
    updated_at: '2026-11-21T10:00:00Z',
  });
  Object.assign(details.contact, { telegram: '@hetal' });
  const kinds = furtherFields(details).map(({ name, kind }) => [name, kind]);
  expect(kinds.sort()).toEqual([
    ['last_update', 'text'],
    ['medical_date', 'date'],
    ['telegram', 'text'],
    ['union_member', 'yesNo'],
    ['updated_at', 'text'],
  ]);
});
