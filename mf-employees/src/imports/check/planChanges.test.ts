import { describe, expect, test } from 'vitest';
import { indexOrganisationNames } from './organisationNames.ts';
import { newcomer, plan, stored } from './testing/plans.ts';

const LEFT_DEPARTMENT = 'Cleared, because the department does not belong to the new branch.';
const LEFT_SUB_DEPARTMENT = 'Cleared, because the sub-department does not belong to the new department.';

describe('a transfer', () => {
  test('to another department: empties the sub-department of the old one and says so', () => {
    expect(plan({ branch_id: 'Adajan', department_id: 'Retail' }, stored)).toMatchObject({
      kind: 'change',
      values: { branch_id: '11', department_id: '21' },
      clear: ['sub_department_id'],
      notes: { sub_department_id: LEFT_SUB_DEPARTMENT },
    });
  });

  test('to another branch without a department: empties both and says so', () => {
    expect(plan({ branch_id: 'Adajan' }, stored)).toMatchObject({
      kind: 'change',
      values: { branch_id: '11' },
      clear: ['department_id', 'sub_department_id'],
      notes: { department_id: LEFT_DEPARTMENT, sub_department_id: LEFT_SUB_DEPARTMENT },
    });
  });

  test('out of a department: empties the sub-department, whose column need not be in the sheet', () => {
    const options = { emptyClears: true, isMapped: (field: string) => field === 'department_id' };
    expect(plan({ department_id: '' }, stored, options)).toMatchObject({
      kind: 'change',
      clear: ['department_id', 'sub_department_id'],
      notes: { sub_department_id: LEFT_SUB_DEPARTMENT },
    });
    expect(plan({ sub_department_id: 'Sarees' }, stored, options).errors).toEqual({
      sub_department_id: 'A sub-department needs a department.',
    });
  });

  test('does not look for a sub-department in the department that is left behind', () => {
    expect(plan({ branch_id: 'Adajan', sub_department_id: 'Sarees' }, stored).errors).toEqual({
      sub_department_id: 'A sub-department needs a department.',
    });
  });

  test('of an employee without a department: empties nothing', () => {
    const { department_id: _, sub_department_id: __, ...values } = stored.values;
    expect(plan({ branch_id: 'Adajan' }, { ...stored, values })).toMatchObject({
      kind: 'change',
      clear: [],
      notes: {},
    });
  });
});

describe('changed names', () => {
  test('a person is marked as one with one name: the last name goes, and a full name that was composed follows', () => {
    expect(plan({ single_name: 'Yes' }, stored)).toMatchObject({
      kind: 'change',
      values: { single_name: 'true', last_name: '', full_name: 'Hetal' },
      notes: { last_name: 'Follows from the other names.', full_name: 'Follows from the other names.' },
    });
    const single = { ...stored, values: { ...stored.values, full_name: 'Hetal', last_name: '', single_name: 'true' } };
    expect(plan({ single_name: 'Yes', full_name: 'Hetal' }, single).kind).toBe('same');
    expect(plan({ last_name: 'Joshi' }, single)).toMatchObject({
      kind: 'change',
      values: { last_name: 'Joshi', single_name: 'false', full_name: 'Hetal Joshi' },
    });
    expect(plan({ single_name: 'No' }, single).errors).toEqual({ last_name: 'This field is required.' });
  });

  test('first and last name follow a full name that is changed alone, and the row says so', () => {
    const cells = { full_name: 'Hetal Shah', first_name: 'Hetal', last_name: 'Desai' };
    expect(plan(cells, stored)).toMatchObject({
      kind: 'change',
      values: { full_name: 'Hetal Shah', last_name: 'Shah' },
      notes: { last_name: 'Follows from the other names.' },
    });
    expect(plan({ last_name: 'Shah' }, stored)).toMatchObject({
      values: { full_name: 'Hetal Shah', last_name: 'Shah' },
      notes: { full_name: 'Follows from the other names.' },
    });
  });

  test('that contradict each other are a problem at the cell; stored ones that stay are none', () => {
    expect(plan({ full_name: 'Hetal Shah', last_name: 'Patel' }, stored)).toMatchObject({
      kind: 'problem',
      errors: { last_name: 'This name and the full name “Hetal Shah” contradict each other. Change both.' },
    });
    expect(plan({ ...newcomer, full_name: 'Hetal Shah' }).errors).toMatchObject({
      first_name: 'This name and the full name “Hetal Shah” contradict each other. Change both.',
    });
    const odd = { ...stored, values: { ...stored.values, full_name: 'Mitesh Vekariya' } };
    expect(plan({ full_name: 'Mitesh Vekariya', first_name: 'Hetal', grade: 'W9' }, odd)).toMatchObject({
      kind: 'change',
      values: { grade: 'W9' },
    });
  });
});

describe('dates', () => {
  test('are read in the order of the file, and kept beside what the cell says', () => {
    expect(plan({ birth_date: '03/08/1992' }, stored, { dateOrder: 'month' })).toMatchObject({
      kind: 'same',
      read: { birth_date: '1992-03-08' },
    });
    expect(plan({ birth_date: '03/14/1990' }, stored).errors).toEqual({
      birth_date: 'No such date. Write it as 29/02/2020 (day first), 2020-02-29 or 29 Feb 2020.',
    });
    expect(plan({ birth_date: '25/12/1990' }, stored, { dateOrder: 'month' }).errors).toEqual({
      birth_date: 'No such date. Write it as 02/29/2020 (month first), 2020-02-29 or 29 Feb 2020.',
    });
    expect(plan({ ...newcomer, birth_date: '01-01-45' }).values).toMatchObject({ birth_date: '1945-01-01' });
  });

  test('that cannot be true are a problem at the cell; stored ones that stay are none', () => {
    expect(plan({ ...newcomer, birth_date: '2035-01-01' }).errors).toMatchObject({
      birth_date: 'The birth date cannot be in the future.',
    });
    expect(plan({ joining_date: '2028-01-01' }, stored).errors).toEqual({
      joining_date: 'The joining date cannot be more than one year ahead.',
    });
    const young = { ...stored, values: { ...stored.values, birth_date: '2015-01-01', retirement_age: '5' } };
    expect(plan({ grade: 'W9', birth_date: '2015-01-01', retirement_age: '5' }, young).kind).toBe('change');
  });

  test('are compared with the last day of an employee on notice', () => {
    const leaving = { resignation_date: '2026-11-01', company_last_day: '2026-11-30' };
    expect(plan({ joining_date: '2026-12-01' }, { ...stored, leaving }).errors).toHaveProperty('joining_date');
  });
});

describe('a name that several places have', () => {
  const shifts = [
    { id: 5, name: 'General' },
    { id: 6, name: 'General' },
  ];
  const places = indexOrganisationNames({ designations: [], branches: [], shifts });

  test('means the place where the employee is already', () => {
    for (const shift_id of ['5', '6']) {
      const employee = { ...stored, values: { ...stored.values, shift_id } };
      expect(plan({ shift_id: 'General', grade: 'W9' }, employee, { places })).toMatchObject({
        kind: 'change',
        values: { grade: 'W9' },
      });
      expect(plan({ shift_id: 'general ' }, employee, { places }).kind).toBe('same');
    }
  });

  test('is a problem where the employee is in none of them', () => {
    const employee = { ...stored, values: { ...stored.values, shift_id: '9' } };
    const error = 'There are several of the name “General” for Shift. Rename one, or choose it on the details page.';
    expect(plan({ shift_id: 'General' }, employee, { places }).errors).toEqual({ shift_id: error });
  });
});

describe('reporting persons', () => {
  test('are current employees other than oneself; those who are stored may have left', () => {
    expect(plan({ reporting_person_ids: '3, 4' }, stored)).toMatchObject({ kind: 'change', errors: {} });
    expect(plan({ reporting_person_ids: '4; 99' }, stored).errors).toEqual({
      reporting_person_ids: 'No current employee has the Employee ID 99.',
    });
    expect(plan({ reporting_person_ids: '7' }, stored).errors).toEqual({
      reporting_person_ids: 'Nobody can report to themselves.',
    });
    const before = { ...stored, values: { ...stored.values, reporting_person_ids: '9,99' } };
    expect(plan({ reporting_person_ids: '3,99' }, before)).toMatchObject({ kind: 'change', errors: {} });
  });
});
