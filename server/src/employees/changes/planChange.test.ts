import type { ChangeValues } from '@seamline/shared/contract/employees/employee-changes';
import { describe, expect, test } from 'vitest';
import type { DatedValue, PersonOnDay } from './entries.ts';
import { type ChangeContext, planChange, toPreview } from './planChange.ts';

const FACTS = { joining_date: '2020-01-01', company_last_day: null, day: '2026-03-05', until: {} };

/** A person with values by field, and other facts about them. */
function person(values: Readonly<Record<string, DatedValue>> = {}, about: Partial<PersonOnDay> = {}): PersonOnDay {
  return {
    ...{ id: 1, full_name: 'Hetal Desai', left_at: null, ...FACTS, ...about },
    values: {
      ...{ designation_id: 5, shift_id: 9, branch_id: 1, department_id: 10, sub_department_id: 100 },
      ...{ reporting_person_ids: [], ...values },
    },
  };
}
const nothing: ChangeContext = {
  branchOfDepartment: undefined,
  departmentOfSubDepartment: undefined,
  above: new Map(),
};

const planned = (people: readonly PersonOnDay[], change: ChangeValues, around: Partial<typeof nothing> = {}) =>
  planChange(people, change, { ...nothing, ...around });
const reasonOf = (...given: Parameters<typeof planned>) => planned(...given).refused[0]?.reason;
const valuesOf = (...given: Parameters<typeof planned>) => planned(...given).changed[0]?.values;

describe('the plan of a change of many employees', () => {
  test('gives each person only the values that they do not have yet, and counts those who have all of them', () => {
    const people = [
      person(),
      person({ shift_id: 7 }, { id: 2 }),
      person({ shift_id: 7, designation_id: 6 }, { id: 3 }),
    ];
    const { changed, unchanged, refused } = planned(people, { shift_id: 7, designation_id: 6 });

    expect(changed.map(({ person: { id }, values }) => [id, values])).toEqual([
      [1, { shift_id: 7, designation_id: 6 }],
      [2, { designation_id: 6 }],
    ]);
    expect([unchanged, refused]).toEqual([1, []]);
  });

  test('clears the sub-department of another department, unless one of that is given', () => {
    const there = { branchOfDepartment: 2 };
    const change = { branch_id: 2, department_id: 20 };

    expect(valuesOf([person()], change, there)).toEqual({ ...change, sub_department_id: null });
    expect(valuesOf([person({ sub_department_id: null })], change, there)).toEqual(change);
    const whole = { ...change, sub_department_id: 200 };
    expect(valuesOf([person()], whole, { ...there, departmentOfSubDepartment: 20 })).toEqual(whole);
    expect(valuesOf([person()], { department_id: null })).toEqual({ department_id: null, sub_department_id: null });
  });

  test('refuses a department of another branch than the person has or gets', () => {
    expect(reasonOf([person()], { branch_id: 2 })).toBe('department_of_other_branch');
    expect(valuesOf([person({ department_id: null, sub_department_id: null })], { branch_id: 2 })).toEqual({
      branch_id: 2,
    });
    expect(reasonOf([person()], { department_id: 20 }, { branchOfDepartment: 2 })).toBe('department_of_other_branch');
    expect(valuesOf([person()], { branch_id: 2, department_id: null })).toMatchObject({ branch_id: 2 });
  });

  test('refuses a sub-department of another department than the person has or gets', () => {
    const around = { departmentOfSubDepartment: 11 };
    expect(reasonOf([person()], { sub_department_id: 101 }, around)).toBe('sub_department_of_other_department');
    expect(
      reasonOf([person({ department_id: null, sub_department_id: null })], { sub_department_id: 101 }, around),
    ).toBe('sub_department_of_other_department');
    expect(valuesOf([person({ department_id: 11 })], { sub_department_id: 101 }, around)).toBeDefined();
  });

  test('refuses people who would report to themselves, directly or through others, and those who have left', () => {
    const change = { reporting_person_ids: [3, 2, 3] };
    const people = [person(), person({}, { id: 2 }), person({}, { id: 4 }), person({}, { id: 5, left_at: 'a day' })];
    const { changed, refused } = planned(people, change, {
      above: new Map([[4, [{ from: '2026-03-05', until: null }]]]),
    });

    expect(changed.map(({ person: { id }, values }) => [id, values])).toEqual([[1, { reporting_person_ids: [2, 3] }]]);
    expect(refused.map(({ person: { id }, reason }) => [id, reason])).toEqual([
      [2, 'reports_to_oneself'],
      [4, 'reporting_loop'],
      [5, 'left'],
    ]);
  });

  test('refuses a day before joining and one after the last day', () => {
    const change = { shift_id: 7 };
    expect(reasonOf([person({}, { day: '2019-12-31' })], change)).toBe('not_joined');
    expect(reasonOf([person({}, { company_last_day: '2026-03-04' })], change)).toBe('after_last_day');
    expect(valuesOf([person({}, { company_last_day: '2026-03-05' })], change)).toEqual(change);
  });

  test('refuses a reporting loop on any day on which the new lines hold', () => {
    const loopOn = (from: string, until: string | null, next?: string) =>
      reasonOf(
        [person({}, { until: next === undefined ? {} : { reporting_person_ids: next } })],
        { reporting_person_ids: [2] },
        { above: new Map([[1, [{ from, until }]]]) },
      );
    expect(loopOn('2026-06-01', null)).toBe('reporting_loop');
    expect(loopOn('2026-06-01', null, '2026-06-02')).toBe('reporting_loop');
    expect(loopOn('2026-06-01', null, '2026-06-01')).toBeUndefined();
    expect(loopOn('2026-01-01', '2026-03-05')).toBeUndefined();
  });

  test('gives a value that is not recorded on the day, and says until when it holds', () => {
    const unknown = { ...person({}, { until: { grade: '2026-04-01' } }) };
    const { changes } = toPreview(planned([unknown], { grade: 'W2' }));
    expect(changes[0]?.fields).toEqual([{ field: 'grade', after: 'W2', until: '2026-04-01' }]);
    expect(valuesOf([person({ grade: null })], { grade: null })).toBeUndefined();
  });

  test('is by name, and has another fingerprint as soon as anything in it differs', () => {
    const people = [person({}, { full_name: 'Zarna' }), person({}, { id: 2, full_name: 'asha' })];
    const preview = toPreview(planned(people, { shift_id: 7 }));
    expect(preview.changes.map(({ name }) => name)).toEqual(['asha', 'Zarna']);
    expect(preview.changes[0]?.fields).toEqual([{ field: 'shift_id', before: 9, after: 7 }]);

    const fingerprints = [
      planned(people, { shift_id: 7 }),
      planned(people, { shift_id: 8 }),
      planned([person({ shift_id: 6 }), ...people.slice(1)], { shift_id: 7 }),
      planned([person({ shift_id: 7 }), ...people.slice(1)], { shift_id: 7 }),
      planned([person({}, { left_at: 'a day' }), ...people.slice(1)], { shift_id: 7 }),
      planned(people.slice(1), { shift_id: 7 }),
    ].map((plan) => toPreview(plan).fingerprint);
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
    expect(toPreview(planned(people.toReversed(), { shift_id: 7 })).fingerprint).toBe(fingerprints[0]);
  });
});
