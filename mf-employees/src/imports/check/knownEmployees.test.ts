import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import { describe, expect, test } from 'vitest';
import { KnownEmployees, personKeys, rowKeys } from './knownEmployees.ts';

function person(id: number, values: EmployeeRecord['values'], lastDay?: string): EmployeeRecord {
  const leaving = lastDay === undefined ? undefined : ({ company_last_day: lastDay } as EmployeeRecord['leaving']);
  return { id, version: 1, values, has_left: leaving !== undefined, ...(leaving && { leaving }) } as EmployeeRecord;
}

function known(...people: EmployeeRecord[]): KnownEmployees {
  const employees = new KnownEmployees();
  for (const each of people) employees.add(each);
  return employees;
}

const row = (keys: { id?: number; number?: string; code?: string }) => ({
  id: undefined,
  number: '',
  code: '',
  ...keys,
});

const HETAL = person(1, { mobile_number: '9811111111', biometric_id: 'A1', full_name: 'Hetal Desai' });
const ASHA = person(2, { mobile_number: '9822222222', biometric_id: 'A2', full_name: 'Asha Patel' });
const LEFT_EARLY = person(
  3,
  { mobile_number: '9833333333', biometric_id: 'A3', full_name: 'Mitesh Shah' },
  '2024-01-31',
);
const LEFT_LATE = person(
  4,
  { mobile_number: '9833333333', biometric_id: 'A3', full_name: 'Mitesh Shah' },
  '2025-01-31',
);

describe('the employee whom a row means', () => {
  test('is found by id before number, and by number before code', () => {
    const employees = known(HETAL, ASHA);
    expect(employees.find(row({ id: 2, number: '9811111111', code: 'A1' }))).toEqual({ employee: ASHA, by: 'id' });
    expect(employees.find(row({ number: '9811111111', code: 'A2' }))).toEqual({ employee: HETAL, by: 'number' });
    expect(employees.find(row({ number: '9899999999', code: 'A2' }))).toEqual({ employee: ASHA, by: 'code' });
    expect(employees.find(row({ id: 9, number: '9811111111' }))).toBeUndefined();
    expect(employees.find(row({}))).toBeUndefined();
  });

  test('is nobody by a code that two have', () => {
    const other = person(5, { mobile_number: '9855555555', biometric_id: 'A1', full_name: 'Riya Shah' });
    expect(known(HETAL, other).find(row({ code: 'A1' }))).toBeUndefined();
  });

  test('is a present one before a former one, and of those the one who left last', () => {
    const back = person(6, { mobile_number: '9833333333', full_name: 'Mitesh Shah' });
    for (const order of [
      [LEFT_EARLY, LEFT_LATE],
      [LEFT_LATE, LEFT_EARLY],
    ]) {
      expect(known(...order).find(row({ number: '9833333333' }))).toEqual({ employee: LEFT_LATE, by: 'number' });
      expect(known(...order).find(row({ code: 'A3' }))).toEqual({ employee: LEFT_LATE, by: 'code' });
      expect(known(...order, back).find(row({ number: '9833333333' }))?.employee).toBe(back);
    }
  });

  test('has the values that were read last', () => {
    const renamed = person(1, { mobile_number: '9811111111', biometric_id: 'A1', full_name: 'Hetal Shah' });
    expect(known(HETAL, renamed).find(row({ code: 'A1' }))?.employee).toBe(renamed);
  });

  test('is nobody once all are forgotten', () => {
    const employees = known(HETAL, LEFT_LATE);
    employees.clear();
    const keys = [{ id: 1 }, { number: '9811111111' }, { code: 'A1' }, { number: '9833333333' }, { code: 'A3' }];
    expect(keys.map((each) => employees.find(row(each)))).toEqual(keys.map(() => undefined));
    expect(employees.idsOf('Hetal Desai')).toEqual([]);
  });
});

test('a text names employees by id, else by code, else by name', () => {
  const employees = known(HETAL, ASHA, person(7, { biometric_id: '2', full_name: 'hetal  DESAI' }));
  expect(employees.idsOf('#1')).toEqual([1]);
  expect(employees.idsOf('૧')).toEqual([1]);
  expect(employees.idsOf('2'), 'an id before a code').toEqual([2]);
  expect(employees.idsOf('A2')).toEqual([2]);
  expect(employees.idsOf('Hetal Desai')).toEqual([1, 7]);
  expect(employees.idsOf('99'), 'an id that is not known yet').toEqual([99]);
  expect(employees.idsOf('Nobody')).toEqual([]);
  expect([employees.isCurrent(1), known(LEFT_LATE).isCurrent(4), employees.isCurrent(99)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('texts are asked for as what they may be', () => {
  const [aboveCode, aboveName] = ['x'.repeat(101), 'x'.repeat(201)];
  expect(personKeys(['#12', '૩', 'A2', 'Hetal Desai', aboveCode, aboveName])).toEqual({
    ids: [12, 3],
    numbers: [],
    codes: ['#12', '૩', 'A2', 'Hetal Desai'],
    names: ['A2', 'Hetal Desai', aboveCode],
  });
});

test('rows are asked for by each key once, and by none that nobody can have', () => {
  const rows = [row({ id: 3, number: '9811111111', code: 'A1' }), row({ id: 3, number: '9811111111', code: 'A1' })];
  expect(rowKeys([...rows, row({ number: '123', code: 'x'.repeat(200) }), row({ number: 'x9811111111' })])).toEqual({
    ids: [3],
    numbers: ['9811111111'],
    codes: ['A1'],
  });
});
