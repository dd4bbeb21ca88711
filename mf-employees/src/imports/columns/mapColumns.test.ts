import { describe, expect, test } from 'vitest';
import { COLUMNS, labelsOfAllLanguages, TARGETS } from './importColumns.ts';
import { knownHeadings, mapColumns, withColumn } from './mapColumns.ts';

const labels = await labelsOfAllLanguages();

test('the headings that are known are those that are found, in all languages', () => {
  const known = knownHeadings(labels);
  expect(known).toEqual(expect.arrayContaining(['mobile number', 'mobile no', 'मोबाइल नंबर', 'મોબાઇલ નંબર']));
  expect(known).not.toContain('salary');
});

describe('columns', () => {
  test.each([
    [
      ['Emp Code', 'Employee Name', 'Mobile No.', 'D.O.B', 'Dept.'],
      ['biometric_id', 'full_name', 'mobile_number', null, 'department_id'],
    ],
    [
      ['Date of Birth', 'DATE OF JOINING', 'e-mail', 'Job_Title'],
      ['birth_date', 'joining_date', 'primary_email', 'designation_id'],
    ],
    [
      ['नाम', 'मोबाइल नंबर', 'जन्म तिथि', 'शाखा', 'पद', 'लिंग'],
      ['full_name', 'mobile_number', 'birth_date', 'branch_id', 'designation_id', 'gender'],
    ],
    [
      ['નામ', 'મોબાઇલ નંબર', 'જન્મ તારીખ', 'શાખા', 'હોદ્દો'],
      ['full_name', 'mobile_number', 'birth_date', 'branch_id', 'designation_id'],
    ],
    [
      ['Sr. No', 'Salary', 'Phone', 'Mobile'],
      [null, null, 'mobile_number', null],
    ],
  ])('%j are found by what people write', (headings, targets) => {
    expect(mapColumns(headings, labels)).toEqual(targets);
  });

  test('of an export in any language are all found by their labels, and by the names that travel', () => {
    expect(labels).toHaveLength(3);
    for (const language of labels) {
      const headings = TARGETS.map((target) => language[target]);
      expect(mapColumns(headings, labels)).toEqual(TARGETS);
    }
    expect(mapColumns(TARGETS, labels)).toEqual(TARGETS);
  });

  test('that are chosen by hand take their field from the column that had it', () => {
    expect(withColumn(['full_name', 'gender', null], 2, 'gender')).toEqual(['full_name', null, 'gender']);
    expect(withColumn(['full_name'], 0, null)).toEqual([null]);
  });

  test('no word means two fields', () => {
    const words = Object.values(COLUMNS).flatMap(({ aliases }) => aliases?.split(', ') ?? []);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });
});
