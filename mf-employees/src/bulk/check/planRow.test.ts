import type { EmployeeRecord } from '@seamline/shared/contract/employee-imports';
import {
  boolean,
  constantFrom,
  date,
  integer,
  option,
  property,
  record,
  assert as satisfied,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { employeeMessages } from '../../messages.ts';
import { targetLabels } from '../columns/targetLabels.ts';
import { TARGETS, type Target } from '../columns/targets.ts';
import { exportRow } from '../export/exportColumns.ts';
import { bulkMessages } from '../messages.ts';
import { placesOf } from './places.ts';
import { type PlanOptions, planRow, sentValues } from './planRow.ts';

const text = bulkMessages.current();
const labels = targetLabels(employeeMessages.current().fields, text.extraTargets);
const places = placesOf({
  designations: [
    { id: 1, name: 'Tailor' },
    { id: 2, name: 'Master Tailor' },
    { id: 3, name: 'Clerk' },
    { id: 4, name: 'Clerk' },
  ],
  shifts: [{ id: 5, name: 'General' }],
  branches: [
    {
      id: 10,
      name: 'Vesu Showroom',
      departments: [{ id: 20, name: 'Retail', sub_departments: [{ id: 30, name: 'Sarees' }] }],
    },
    { id: 11, name: 'Adajan', departments: [{ id: 21, name: 'Retail', sub_departments: [] }] },
  ],
});
const options: PlanOptions = {
  places,
  labels,
  problems: text.problems,
  emptyClears: false,
  takeStale: false,
  isMapped: () => true,
};
const stored: EmployeeRecord = {
  id: 7,
  version: 3,
  has_left: false,
  values: {
    ...{
      full_name: 'Hetal Desai',
      first_name: 'Hetal',
      last_name: 'Desai',
      mobile_number: '9824012345',
      gender: 'FEMALE',
    },
    ...{ birth_date: '1992-03-08', joining_date: '2019-06-01', employment_type: 'FULL_TIME', country_code: '+91' },
    ...{
      designation_id: '1',
      branch_id: '10',
      department_id: '20',
      sub_department_id: '30',
      shift_id: '5',
      grade: 'W1',
    },
    ...{ contact_number_privacy: 'false', timeline_access: 'true', reporting_person_ids: '3,9' },
  },
};
const newcomer: Partial<Record<Target, string>> = {
  ...{
    first_name: 'Jignesh',
    last_name: 'Chaudhary',
    mobile_number: '+91 98765 00001',
    gender: 'm',
    birth_date: '31/01/1990',
  },
  ...{
    joining_date: '2020-02-29',
    employment_type: 'full time',
    designation_id: 'tailor',
    branch_id: 'vesu  showroom',
  },
};
const plan = (
  cells: Partial<Record<Target, string>>,
  employee?: EmployeeRecord,
  changed: Partial<PlanOptions> = {},
  errors: Partial<Record<Target, string>> = {},
) => planRow((target) => cells[target] ?? '', { employee, errors }, { ...options, ...changed });

describe('a row about somebody new', () => {
  test('is read as people write it, and the full name is composed', () => {
    expect(plan({ ...newcomer, department_id: 'Retail', sub_department_id: 'sarees' })).toMatchObject({
      kind: 'new',
      errors: {},
      values: {
        ...{ full_name: 'Jignesh Chaudhary', mobile_number: '9876500001', country_code: '+91', gender: 'MALE' },
        ...{ birth_date: '1990-01-31', employment_type: 'FULL_TIME', designation_id: '1', branch_id: '10' },
        ...{ department_id: '20', sub_department_id: '30' },
      },
    });
    const { first_name: _, last_name: __, ...named } = newcomer;
    expect(plan({ ...named, full_name: 'Asha Ben Patel' }).values).toMatchObject({
      first_name: 'Asha',
      last_name: 'Ben Patel',
    });
  });

  test('says at each field why it cannot be written', () => {
    const { gender: _, ...rest } = newcomer;
    const { kind, errors } = plan({
      ...rest,
      ...{ mobile_number: '12', birth_date: '31/02/1990', employment_type: 'sometimes', designation_id: 'Clerk' },
      ...{
        branch_id: 'Moon',
        department_id: 'Retail',
        primary_email: 'nobody',
        retirement_age: '151',
        timeline_access: 'perhaps',
      },
    });
    expect(kind).toBe('problem');
    expect(errors).toEqual({
      gender: 'This field is required.',
      mobile_number: 'Please enter a valid mobile number.',
      birth_date: 'Enter a date that exists, as YYYY-MM-DD.',
      employment_type: 'Write Full time or Part time.',
      designation_id:
        'There are several of the name “Clerk” for Designation. Rename one, or choose it on the details page.',
      branch_id: 'There is no Branch “Moon”.',
      department_id: 'A department needs a branch.',
      primary_email: 'Enter an email address, such as name@example.com.',
      retirement_age: 'Enter a retirement age from 18 to 100.',
      timeline_access: 'Write Yes or No.',
    });
    expect(plan({ ...newcomer, birth_date: '2021-01-01' }).errors).toEqual({
      joining_date: 'The joining date must be later than the birth date.',
    });
  });
});

describe('a row about somebody who works here', () => {
  test('is only what it changes', () => {
    expect(
      plan({ mobile_number: '98240-12345', grade: 'W2', designation_id: 'Tailor', timeline_access: 'yes' }, stored),
    ).toMatchObject({
      kind: 'change',
      values: { grade: 'W2' },
      clear: [],
    });
    expect(plan({ mobile_number: '9824012345', grade: '' }, stored).kind).toBe('same');
    expect(plan({ reporting_person_ids: '9; #3' }, stored).kind).toBe('same');
  });

  test('looks for a department in the branch that the person is in', () => {
    expect(plan({ department_id: 'retail' }, stored).kind).toBe('same');
    expect(plan({ branch_id: 'Adajan', department_id: 'Retail' }, stored).values).toEqual({
      branch_id: '11',
      department_id: '21',
    });
    expect(plan({ branch_id: 'Adajan', department_id: 'Retail', sub_department_id: 'Sarees' }, stored).errors).toEqual({
      sub_department_id: 'There is no Sub-Department “Sarees”.',
    });
  });

  test('empties what is empty only where that is asked for, and never what nobody can be without', () => {
    const cleared = plan({ mobile_number: '9824012345' }, stored, {
      emptyClears: true,
      isMapped: (one) => one !== 'shift_id',
    });
    expect(cleared.clear.toSorted()).toEqual(
      ['country_code', 'department_id', 'grade', 'reporting_person_ids', 'sub_department_id', 'timeline_access'].filter(
        (field) => field !== 'country_code',
      ),
    );
  });

  test('that was changed since the export waits for a word, but only where it would change something', () => {
    expect(plan({ version: '2', grade: 'W2' }, stored)).toMatchObject({
      kind: 'problem',
      isStale: true,
      errors: { version: 'Changed by somebody since this sheet was exported.' },
    });
    expect(plan({ version: '2', grade: 'W2' }, stored, { takeStale: true }).kind).toBe('change');
    expect(plan({ version: '2', grade: 'W1' }, stored).kind).toBe('same');
  });

  test('travels with people as a list', () => {
    expect(sentValues({ grade: 'W2', reporting_person_ids: '3,9' })).toEqual({
      grade: 'W2',
      reporting_person_ids: ['3', '9'],
    });
  });
});

test('whatever is exported and read back changes nothing', () => {
  const words = string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((one) => one.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .filter((one) => one !== '');
  const day = date({ min: new Date('1950-01-01'), max: new Date('1999-12-31'), noInvalidDate: true }).map((one) =>
    one.toISOString().slice(0, 10),
  );
  const person = record({
    full_name: words,
    first_name: words,
    last_name: words,
    mobile_number: integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
    birth_date: day,
    joining_date: day.map((one) => one.replace(/^19/, '20')),
    gender: constantFrom('MALE', 'FEMALE', 'OTHER'),
    employment_type: constantFrom('FULL_TIME', 'PART_TIME'),
    designation_id: constantFrom('1', '2'),
    branch_id: constantFrom('10'),
    department_id: option(constantFrom('20'), { nil: '' }),
    grade: option(words, { nil: '' }),
    retirement_age: option(integer({ min: 0, max: 150 }).map(String), { nil: '' }),
    timeline_access: boolean().map(String),
    country_code: constantFrom('+91', '+971', '+1'),
    reporting_person_ids: option(constantFrom('4', '4,18'), { nil: '' }),
  });
  satisfied(
    property(person, boolean(), (values, emptyClears) => {
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      const employee = { ...stored, values: filled };
      const cells = exportRow(employee, places, { ...text, choice: (english) => english });
      const read = plan(Object.fromEntries(TARGETS.map((target, place) => [target, cells[place] ?? ''])), employee, {
        emptyClears,
      });
      expect(read).toMatchObject({ kind: 'same', values: {}, clear: [], errors: {} });
    }),
  );
});
