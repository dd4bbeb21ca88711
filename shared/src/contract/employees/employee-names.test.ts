import { describe, expect, test } from 'vitest';
import { contradictingNames, mayBeAnotherPerson } from './employee-names.ts';

const ALL = ['full_name', 'first_name', 'last_name'];
const names = (full: string, first: string, last: string, alias = '') => ({
  full_name: full,
  first_name: first,
  last_name: last,
  alias_name: alias,
});

describe('contradictingNames', () => {
  test.each([
    ['a middle name', names('Mitesh Ramesh Vekariya', 'Mitesh', 'Vekariya')],
    ['another order', names('Vekariya, Mitesh', 'Mitesh', 'Vekariya')],
    ['case and marks', names('MITESH VEKARIYA', 'Mitesh', 'Vekariya')],
    ['an initial in the full name', names('M. Vekariya', 'Mitesh', 'Vekariya')],
    ['an initial in the last name', names('Mitesh Vekariya', 'Mitesh', 'V.')],
    ['two words written as one', names('Hetal Ben D’Souza', 'Hetalben', 'DSouza')],
    ['another script', names('મિતેશ વેકરિયા', 'Mitesh', 'Vekariya')],
    ['an alias', names('Mitesh Vekariya', 'Mitu', 'Vekariya', 'Mitu')],
    ['a joiner inside of a word', names('क्‍षमा शाह', 'क्षमा', 'शाह')],
    ['no full name', names('', 'Mitesh', 'Vekariya')],
    ['words in the middle written as one', names('Asha Hetal Ben Shah', 'Hetalben', 'Shah')],
    ['a title in Devanagari', names('Mitesh Vekariya', 'श्री Mitesh', 'Vekariya')],
    ['a part in Gujarati', names('मितेश वेकरिया', 'મિતેશ', 'वेकरिया')],
    ['a part in a script that has no name here', names('Mitesh Vekariya', 'Μιτές', 'Vekariya')],
  ])('accepts %s', (_, given) => {
    expect(contradictingNames(given, ALL)).toEqual([]);
  });

  test('finds the parts that the full name does not contain', () => {
    expect(contradictingNames(names('Hetal Shah', 'Mitesh', 'Vekariya'), ALL)).toEqual(['first_name', 'last_name']);
    expect(contradictingNames(names('मितेश शाह', 'हेतल', 'शाह'), ALL)).toEqual(['first_name']);
    expect(contradictingNames(names('મિતેશ શાહ', 'હેતલ', 'શાહ'), ALL)).toEqual(['first_name']);
    expect(contradictingNames(names('Mitesh Patel', 'Mitesh', 'Vekariya'), ['full_name'])).toEqual(['last_name']);
    expect(contradictingNames(names('મિતેશ શાહ', 'Mitesh', 'વેકરિયા'), ALL)).toEqual(['last_name']);
  });

  test('takes an initial for a word, and no longer beginning', () => {
    expect(contradictingNames(names('Mitesh Vekariya', 'Mit', 'Vekariya'), ALL)).toEqual(['first_name']);
    expect(contradictingNames(names('Hetal Ben Shah', 'Hetalb', 'Shah'), ALL)).toEqual(['first_name']);
  });

  test('knows no contradiction in names that are missing', () => {
    expect(contradictingNames({ first_name: 'Mitesh' }, ALL)).toEqual([]);
    expect(contradictingNames({ full_name: 'Mitesh Vekariya' }, ALL)).toEqual([]);
    expect(contradictingNames({ full_name: 'Mitesh', first_name: 'Hetal', alias_name: null }, ALL)).toEqual([
      'first_name',
    ]);
  });

  test('does not examine what was not changed', () => {
    const stored = names('Hetal Shah', 'Mitesh', 'Vekariya');
    expect(contradictingNames(stored, ['grade'])).toEqual([]);
    expect(contradictingNames(stored, ['last_name'])).toEqual(['last_name']);
  });
});

describe('mayBeAnotherPerson', () => {
  const stored = { ...names('Mitesh Vekariya', 'Mitesh', 'Vekariya'), birth_date: '1991-05-04' };

  test.each([
    [{ full_name: 'Hetal Shah', birth_date: '1992-03-08' }, true],
    [{ first_name: 'Hetal', birth_date: '1992-03-08' }, true],
    [{ full_name: 'Hetal Shah', birth_date: '1991-05-04' }, false],
    [{ full_name: 'Hetal Shah' }, false],
    [{ birth_date: '1992-03-08' }, false],
    [{ full_name: 'MiteshVekariya', birth_date: '1992-03-08' }, false],
    [{ full_name: 'vekariya MITESH', birth_date: '1992-03-08' }, false],
    [{ first_name: 'Mitesh', last_name: 'Vekariya', birth_date: '1992-03-08' }, false],
  ])('of %j is %s', (change, is) => {
    expect(mayBeAnotherPerson(stored, change)).toBe(is);
  });
});
