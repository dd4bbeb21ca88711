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
import { exportRow } from '../../export/employeeSheets.ts';
import { TARGETS } from '../columns/importColumns.ts';
import { sentValues } from './planRow.ts';
import { i18n, newcomer, places, plan, stored } from './testing/plans.ts';

describe('a row about a new employee', () => {
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

  test('has numbers without marks of direction, in the digits of any script', () => {
    const numbers = { emergency_number: '\u202A+९१ ९८७६५ ००००१\u202C', aadhaar_number: '٢٣٤١ ٢٣٤١ ٢٣٤٦' };
    const { errors, values } = plan({ ...newcomer, mobile_number: '\u202A९०००१ ५५५०२\u202C', ...numbers });
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      ...{ mobile_number: '9000155502', emergency_number: '+91 98765 00001', aadhaar_number: '234123412346' },
    });
  });

  test('is refused for values that cannot work, and takes the usual spellings of others', () => {
    const unusable = { mobile_number: '12345', primary_email: 'name@company', whatsapp_number: '98 98' };
    expect(plan({ ...newcomer, ...unusable, twitter_link: 'javascript:alert(1)' }).errors).toEqual({
      mobile_number: 'An Indian mobile number has ten digits.',
      primary_email: 'Enter an email address, such as name@example.com.',
      whatsapp_number: 'Enter a telephone number of 6 to 15 digits.',
      twitter_link: 'Enter an address that begins with https:// or http://, or a name.',
    });
    const { kind, values, notes } = plan({
      ...newcomer,
      ...{ mobile_number: '5876500001', blood_group: 'b positive', marital_status: 'complicated' },
    });
    expect({ kind, ...values }).toMatchObject({ kind: 'new', blood_group: 'B+', marital_status: 'complicated' });
    expect(notes).toEqual({
      mobile_number: 'Indian mobile numbers begin with 6, 7, 8 or 9. Can be saved.',
      marital_status: 'This is not one of the usual values. Can be saved.',
    });
  });

  test('with unusable values as they are stored changes nothing, and blocks no other change', () => {
    const unusable = {
      ...{ mobile_number: '12345', primary_email: 'name@company', whatsapp_number: '98 98' },
      ...{ twitter_link: 'javascript:alert(1)', blood_group: 'b positive', emergency_number: '\u202A98 98' },
    };
    const employee = { ...stored, values: { ...stored.values, ...unusable } };
    expect(plan(unusable, employee)).toMatchObject({ kind: 'same', errors: {} });
    expect(plan({ ...unusable, grade: 'W2' }, employee)).toMatchObject({
      kind: 'change',
      errors: {},
      values: { grade: 'W2' },
    });
  });

  test('may be about a person with one name, who is then written without a last name', () => {
    const { last_name: _, ...named } = newcomer;
    expect(plan(named)).toMatchObject({
      ...{ kind: 'question', errors: {}, isConfirmed: false },
      question: { kind: 'oneName', sentence: 'Jignesh has no last name.' },
    });
    const answer = { about: 0, kind: 'oneName', answer: 'leftOut' } as const;
    expect(plan(named, undefined, {}, { answer }).kind).toBe('leftOut');
    expect(plan({ ...named, single_name: 'હા' })).toMatchObject({
      kind: 'new',
      values: { full_name: 'Jignesh', first_name: 'Jignesh', last_name: '', single_name: 'true' },
    });
    const { first_name: __, ...unnamed } = named;
    expect(plan({ ...unnamed, full_name: 'Jignesh', single_name: 'yes' })).toMatchObject({
      kind: 'new',
      values: { full_name: 'Jignesh', first_name: 'Jignesh', last_name: '' },
    });
    expect(plan({ ...newcomer, single_name: 'yes' }).errors).toEqual({
      last_name: 'A person with one name has no last name.',
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
      mobile_number: 'An Indian mobile number has ten digits.',
      birth_date: 'No such date. Write it as 29/02/2020 (day first), 2020-02-29 or 29 Feb 2020.',
      employment_type: 'Write Full time or Part time.',
      designation_id:
        'There are several of the name “Clerk” for Designation. Rename one, or choose it on the details page.',
      branch_id: 'There is no Branch “Moon”.',
      department_id: 'A department needs a branch.',
      primary_email: 'Enter an email address, such as name@example.com.',
      retirement_age: 'Enter a retirement age from 18 to 100.',
      timeline_access: 'Write Yes or No.',
    });
  });
});

describe('a row about a current employee', () => {
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

  test('clears a value for an empty cell only on request, and never a required value', () => {
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
      errors: { version: 'Changed after this sheet was exported.' },
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
    // As it is stored.
    .map((one) =>
      one
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim()
        .normalize('NFC'),
    )
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
      const cells = exportRow(employee, places, i18n);
      const read = plan(Object.fromEntries(TARGETS.map((target, place) => [target, cells[place] ?? ''])), employee, {
        emptyClears,
      });
      expect(read).toMatchObject({ kind: 'same', values: {}, clear: [], errors: {} });
    }),
  );
});
