import { contradictingNames } from '@seamline/shared/contract/employees/employee-names';
import { constantFrom, property, record, assert as satisfied, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followingNames, missingNames } from './followingNames.ts';

describe('missingNames', () => {
  test.each([
    [{ first_name: 'Jignesh', last_name: 'Chaudhary' }, { full_name: 'Jignesh Chaudhary' }],
    [{ full_name: 'Asha Ben Patel' }, { first_name: 'Asha', last_name: 'Ben Patel' }],
    [{ full_name: 'Asha Ben Patel', first_name: 'Asha Ben' }, { last_name: 'Patel' }],
    [{ full_name: 'Asha Ben Patel', last_name: 'Patel' }, { first_name: 'Asha Ben' }],
    [{ full_name: 'Asha Patel', first_name: 'Asha', last_name: 'Patel' }, {}],
    [{ first_name: 'Asha' }, {}],
  ])('of %j are %j', (given, missing) => {
    expect(missingNames(given)).toEqual(missing);
  });

  test('of a full name of one word cannot be found', () => {
    expect(missingNames({ full_name: 'Asha' }).last_name).toBeUndefined();
  });
});

describe('followingNames', () => {
  const mitesh = { full_name: 'Mitesh Vekariya', first_name: 'Mitesh', last_name: 'Vekariya' };
  const middle = { full_name: 'Mitesh R. Vekariya', first_name: 'Mitesh', last_name: 'Vekariya' };

  test.each([
    ['a full name with another last word', mitesh, { full_name: 'Mitesh Patel' }, ['Mitesh', 'Patel']],
    ['a full name with another first word', mitesh, { full_name: 'Hiren Vekariya' }, ['Hiren', 'Vekariya']],
    ['another full name', mitesh, { full_name: 'Hetal Ben Shah' }, ['Hetal', 'Ben Shah']],
    [
      'a full name and a first name',
      mitesh,
      { full_name: 'Hetal Ben Shah', first_name: 'Hetal Ben' },
      ['Hetal Ben', 'Shah'],
    ],
  ])('first and last name follow %s', (_, stored, changed, [first, last]) => {
    const after = { ...mitesh, ...changed, ...followingNames(stored, changed) };
    expect(after).toMatchObject({ first_name: first, last_name: last });
  });

  test('first and last name stay where the full name has them', () => {
    expect(followingNames(mitesh, { full_name: 'Mitesh Ramesh Vekariya' })).toEqual({});
    expect(followingNames(mitesh, { full_name: 'મિતેશ વેકરિયા' })).toEqual({});
  });

  test('the full name follows first and last name, with what stands between them', () => {
    expect(followingNames(mitesh, { last_name: 'Patel' })).toEqual({ full_name: 'Mitesh Patel' });
    expect(followingNames(middle, { last_name: 'Patel' })).toEqual({ full_name: 'Mitesh R. Patel' });
    expect(followingNames(middle, { first_name: 'Hiren', last_name: 'Patel' })).toEqual({
      full_name: 'Hiren R. Patel',
    });
  });

  test('nothing follows where no sensible name would', () => {
    expect(followingNames(mitesh, { full_name: 'Hetal' })).toEqual({});
    expect(followingNames({ ...mitesh, full_name: 'Hetal Shah' }, { last_name: 'Patel' })).toEqual({});
    expect(followingNames(mitesh, { full_name: 'Hetal Shah', first_name: 'Asha' })).toEqual({});
  });

  test('what follows never contradicts', () => {
    const name = string({ unit: constantFrom('a', 'B', 'ક', 'ા', ' ', '.', 'é'), minLength: 1, maxLength: 9 })
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const names = record({ full_name: name, first_name: name, last_name: name });
    satisfied(
      property(
        names,
        record({ full_name: name, first_name: name, last_name: name }, { requiredKeys: [] }),
        (old, changed) => {
          const followed = followingNames(old, changed);
          if (Object.keys(followed).length === 0) return;
          expect(contradictingNames({ ...old, ...changed, ...followed }, ['full_name'])).toEqual([]);
          expect(Object.values(followed)).not.toContain('');
        },
      ),
    );
  });
});
