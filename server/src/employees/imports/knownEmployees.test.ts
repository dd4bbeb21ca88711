import { describe, expect, test } from 'vitest';
import type { EmployeeRow } from '../record/employeeRecords.ts';
import { KnownEmployees, wantedKeys } from './knownEmployees.ts';

function person(id: number, number: string, code: string | null, name: string, lastDay?: string): EmployeeRow {
  const left = { left_at: lastDay === undefined ? null : new Date(lastDay), company_last_day: lastDay ?? null };
  return { id, mobile_number: number, biometric_id: code, full_name: name, ...left } as EmployeeRow;
}

const known = (...people: EmployeeRow[]) => new KnownEmployees(people);
const row = (keys: { id?: number; number?: string; code?: string }) => ({
  id: undefined,
  number: '',
  code: '',
  ...keys,
});

const HETAL = person(1, '9811111111', 'A1', 'Hetal Desai');
const ASHA = person(2, '9822222222', 'A2', 'Asha Patel');
const LEFT_EARLY = person(3, '9833333333', 'A3', 'Mitesh Shah', '2024-01-31');
const LEFT_LATE = person(4, '9833333333', 'A3', 'Mitesh Shah', '2025-01-31');

describe('the employee whom a row means', () => {
  test('is found by id before number, and by number before code', () => {
    const employees = known(HETAL, ASHA);
    expect(employees.find(row({ id: 2, number: '9811111111', code: 'A1' }))).toEqual({ employee: ASHA, by: 'id' });
    expect(employees.find(row({ number: '9811111111', code: 'A2' }))).toEqual({ employee: HETAL, by: 'number' });
    expect(employees.find(row({ number: '9899999999', code: 'A2' }))).toEqual({ employee: ASHA, by: 'code' });
    expect(employees.find(row({ id: 9, number: '9811111111' }))).toBeUndefined();
    expect(employees.find(row({}))).toBeUndefined();
  });

  test('is nobody by a code that two have, and by none that nobody has', () => {
    expect(known(HETAL, person(5, '9855555555', 'A1', 'Riya Shah')).find(row({ code: 'A1' }))).toBeUndefined();
    const uncoded = [person(6, '9866666666', null, 'Ravi Rana'), person(7, '9877777777', null, 'Left', '2025-01-31')];
    expect(known(...uncoded).find(row({}))).toBeUndefined();
  });

  test('is a present one before a former one, and of those the one who left last', () => {
    const back = person(6, '9833333333', null, 'Mitesh Shah');
    for (const order of [
      [LEFT_EARLY, LEFT_LATE],
      [LEFT_LATE, LEFT_EARLY],
    ]) {
      expect(known(...order).find(row({ number: '9833333333' }))).toEqual({ employee: LEFT_LATE, by: 'number' });
      expect(known(...order).find(row({ code: 'A3' }))).toEqual({ employee: LEFT_LATE, by: 'code' });
      expect(known(...order, back).find(row({ number: '9833333333' }))?.employee).toBe(back);
    }
  });
});

test('a text names employees by id, else by code, else by name', () => {
  const employees = known(HETAL, ASHA, person(7, '9877777777', '2', 'hetal  DESAI'));
  const named = (text: string) => employees.namedBy(text).map(({ id }) => id);
  expect(named('#1')).toEqual([1]);
  expect(named('૧')).toEqual([1]);
  expect(named('2'), 'an id before a code').toEqual([2]);
  expect(named('A2')).toEqual([2]);
  expect(named('Hetal Desai')).toEqual([1, 7]);
  expect(named('99')).toEqual([]);
  expect(named('Nobody')).toEqual([]);
});

test('employees are asked for by each key once, and by none that nobody can have', () => {
  const same = row({ id: 3, number: '9811111111', code: 'A1' });
  const odd = [row({ number: '123', code: 'x'.repeat(200) }), row({ number: 'x9811111111', code: 'a\0' })];
  const [aboveCode, aboveName] = ['x'.repeat(101), 'x'.repeat(201)];
  expect(wantedKeys([same, same, ...odd], ['#12', '૩', 'A2', 'Hetal Desai', aboveCode, aboveName, '\0'])).toEqual({
    ids: [3, 12],
    mobile_numbers: ['9811111111'],
    biometric_ids: ['A1', '#12', '૩', 'A2', 'Hetal Desai'],
    full_names: ['A2', 'Hetal Desai', aboveCode],
    with_former: true,
  });
  expect(wantedKeys([], ['Hetal  Desai', 'Hetal\u2009Desai']).full_names).toEqual(['Hetal Desai']);
});
