import { errorText } from '@seamline/shared/http';
import { describe, expect, test } from 'vitest';
import { findDateProblems as find } from './problems.ts';

const now = new Date('2026-11-23T18:29:00Z');
const findDateProblems = (...given: Parameters<typeof find>) =>
  find(...given).map(({ path, message }) => ({ path, message: errorText(message) }));
const born2035 = { birth_date: '2035-01-01', joining_date: '2036-01-01', retirement_age: 5 };

describe('problems of the dates in a form', () => {
  test('of a new employee: every impossible date at its field', () => {
    expect(findDateProblems(born2035, {}, now)).toEqual([
      { path: ['birth_date'], message: 'The birth date cannot be in the future.' },
      { path: ['joining_date'], message: 'The joining date cannot be more than one year ahead.' },
      { path: ['retirement_age'], message: 'Enter a retirement age from 18 to 100.' },
    ]);
  });

  test('of a stored employee: only changed dates', () => {
    expect(findDateProblems(born2035, born2035, now)).toEqual([]);
    expect(findDateProblems({ ...born2035, retirement_age: 6 }, born2035, now)).toEqual([
      { path: ['retirement_age'], message: 'Enter a retirement age from 18 to 100.' },
    ]);
  });

  test('of a stored employee: a joining date is compared with a last day that the form does not have', () => {
    const stored = { birth_date: '1990-01-01', joining_date: '2020-01-01', company_last_day: '2026-02-01' };
    expect(findDateProblems({ birth_date: '1990-01-01', joining_date: '2026-03-01' }, stored, now)).toEqual([
      { path: ['joining_date'], message: 'The joining date cannot be after the last day.' },
    ]);
  });

  test('an emptied value is no problem', () => {
    expect(findDateProblems({ ...born2035, retirement_age: undefined }, born2035, now)).toEqual([]);
  });

  test('the day ends at midnight in India', () => {
    expect(findDateProblems({ birth_date: '2026-11-24' }, {}, now)).toHaveLength(1);
    expect(findDateProblems({ birth_date: '2026-11-24' }, {}, new Date('2026-11-23T18:30:00Z'))).toEqual([]);
  });
});
