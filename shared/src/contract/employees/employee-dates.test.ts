import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textInEnglish } from '../errors/english.ts';
import { dateInIndia } from '../wire/dates.ts';
import { DATED_FIELDS, type DatedField, type DatedValues, findImpossibleDates } from './employee-dates.ts';

const today = '2026-11-23';
const inEnglish = (problems: ReturnType<typeof findImpossibleDates>) =>
  problems.map(({ field, message }) => ({ field, message: textInEnglish(message) }));
const added = (values: DatedValues, day = today) =>
  inEnglish(findImpossibleDates(values, { today: day, changed: DATED_FIELDS }));
const changedOnly = (changed: DatedField, values: DatedValues) =>
  inEnglish(findImpossibleDates(values, { today, changed: [changed] }));

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const laterDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('impossible dates: a new employee', () => {
  test.each([
    ['born tomorrow', { birth_date: '2026-11-24' }, 'birth_date', 'The birth date cannot be in the future.'],
    [
      'joins a year and a day from today',
      { joining_date: '2027-11-24' },
      'joining_date',
      'The joining date cannot be more than one year ahead.',
    ],
    [
      'joined a day before turning 14',
      { birth_date: '2000-05-02', joining_date: '2014-05-01' },
      'birth_date',
      'The birth date must be at least 14 years before the joining date.',
    ],
    [
      'resigned a day before joining',
      { joining_date: '2026-05-02', resignation_date: '2026-05-01' },
      'resignation_date',
      'The resignation date cannot be before the joining date.',
    ],
    [
      'has a last day before joining',
      { joining_date: '2026-05-02', company_last_day: '2026-05-01' },
      'company_last_day',
      'The last day cannot be before the joining date.',
    ],
    [
      'has a settlement before joining',
      { joining_date: '2026-05-02', settled_on: '2026-05-01' },
      'settled_on',
      'The final settlement cannot be before the joining date.',
    ],
    ['has a settlement tomorrow', { settled_on: '2026-11-24' }, 'settled_on', 'This date cannot be in the future.'],
    ['retires at 17', { retirement_age: 17 }, 'retirement_age', 'Enter a retirement age from 18 to 100.'],
    ['retires at 101', { retirement_age: '101' }, 'retirement_age', 'Enter a retirement age from 18 to 100.'],
  ])('%s: refused at the field', (_case, values, field, message) => {
    expect(added(values)).toEqual([{ field, message }]);
  });

  test.each<DatedValues>([
    { birth_date: '2026-11-23' },
    { joining_date: '2027-11-23' },
    { birth_date: '2000-05-02', joining_date: '2014-05-02' },
    { joining_date: '2026-05-02', resignation_date: '2026-05-02', company_last_day: '2026-05-02' },
    { joining_date: '2026-05-02', settled_on: '2026-05-02' },
    { settled_on: '2026-11-23' },
    { joining_date: '2026-05-02', resignation_date: '2026-08-01', company_last_day: '2026-06-01' },
    { retirement_age: 18 },
    { retirement_age: '100' },
    { birth_date: '', joining_date: null, retirement_age: undefined },
    { birth_date: '2035-13-45', joining_date: 'soon', retirement_age: 'five' },
    { retirement_age: '5 years' },
    { retirement_age: 'at 5' },
  ])('%j: accepted', (values) => {
    expect(added(values)).toEqual([]);
  });

  test('born 2035, joined 2036: one problem at each field', () => {
    expect(added({ birth_date: '2035-01-01', joining_date: '2036-01-01' }).map(({ field }) => field)).toEqual([
      'birth_date',
      'joining_date',
    ]);
  });
});

describe('impossible dates: 29 February', () => {
  test.each([
    ['2008-02-29', '2022-02-28', false],
    ['2008-02-29', '2022-03-01', true],
    ['2010-02-28', '2024-02-29', true],
    ['2010-03-01', '2024-02-29', false],
  ])('born %s, joined %s: 14 years old is %s', (birth_date, joining_date, isOldEnough) => {
    expect(added({ birth_date, joining_date }).length === 0).toBe(isOldEnough);
  });

  test('one year from 29 February ends on 28 February', () => {
    expect(added({ joining_date: '2025-02-28' }, '2024-02-29')).toEqual([]);
    expect(added({ joining_date: '2025-03-01' }, '2024-02-29')).toHaveLength(1);
  });
});

describe('impossible dates: a changed employee', () => {
  const impossible = {
    birth_date: '2035-01-01',
    joining_date: '2036-01-01',
    retirement_age: 5,
    resignation_date: '2034-01-01',
    company_last_day: '2034-01-01',
    settled_on: '2034-01-01',
  };

  test('stored values that are not changed are never refused', () => {
    expect(findImpossibleDates(impossible, { today, changed: [] })).toEqual([]);
    expect(findImpossibleDates(impossible, { today, changed: ['full_name'] })).toEqual([]);
  });

  test('a changed field is refused alone', () => {
    fc.assert(
      fc.property(fc.subarray([...DATED_FIELDS]), (changed) => {
        const fields = findImpossibleDates(impossible, { today, changed }).map(({ field }) => field);
        expect(changed).toEqual(expect.arrayContaining(fields));
      }),
    );
  });

  test.each<[DatedField, DatedValues, string]>([
    [
      'joining_date',
      { birth_date: '2000-05-02', joining_date: '2010-01-01' },
      'The joining date must be at least 14 years after the birth date.',
    ],
    [
      'joining_date',
      { joining_date: '2026-05-02', resignation_date: '2026-05-01' },
      'The joining date cannot be after the resignation date.',
    ],
    [
      'joining_date',
      { joining_date: '2026-05-02', company_last_day: '2026-05-01' },
      'The joining date cannot be after the last day.',
    ],
    [
      'joining_date',
      { joining_date: '2026-05-02', settled_on: '2026-05-01' },
      'The joining date cannot be after the final settlement.',
    ],
    [
      'settled_on',
      { joining_date: '2026-05-02', settled_on: '2026-05-01' },
      'The final settlement cannot be before the joining date.',
    ],
  ])('the sentence is at the changed field, %s', (field, values, message) => {
    expect(changedOnly(field, values)).toEqual([{ field, message }]);
  });
});

describe('impossible dates: any dates', () => {
  test('a last day is refused exactly when it is before the joining date', () => {
    fc.assert(
      fc.property(date, date, (joining_date, company_last_day) => {
        const problems = changedOnly('company_last_day', { joining_date, company_last_day });
        expect(problems.length > 0).toBe(company_last_day < joining_date);
      }),
    );
  });

  test('an employee is too young exactly before the fourteenth birthday', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 40 * 366 }), (birth_date, days) => {
        const isTooYoung = (joining_date: string) => changedOnly('birth_date', { birth_date, joining_date }).length > 0;
        fc.pre(birth_date <= today);
        const joining = laterDay(birth_date, days);
        if (!isTooYoung(joining)) expect(isTooYoung(laterDay(joining, 1))).toBe(false);
        expect(isTooYoung(joining)).toBe(days < daysOfYears(birth_date, 14));
      }),
    );
  });

  test('a retirement age is refused exactly outside of 18 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150 }), (retirement_age) => {
        expect(added({ retirement_age }).length > 0).toBe(retirement_age < 18 || retirement_age > 100);
      }),
    );
  });
});

test('the date in India is a day ahead of UTC from 18:30 UTC on', () => {
  expect(dateInIndia(new Date('2026-11-23T18:29:59.999Z'))).toBe('2026-11-23');
  expect(dateInIndia(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  expect(dateInIndia(new Date('2024-02-28T18:30:00Z'))).toBe('2024-02-29');
});

/** Days from a date to the same date some years later, or to 1 March where that year has no 29 February. */
function daysOfYears(from: string, years: number): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  return (Date.UTC(year + years, month - 1, day) - Date.parse(from)) / 86_400_000;
}
