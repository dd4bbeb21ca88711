import { expect, test } from 'vitest';
import { readSeedArguments } from './addEmployees.ts';

test('the number of employees is optional, and a separating -- is ignored', () => {
  expect(readSeedArguments([])).toEqual({ employees: undefined });
  expect(readSeedArguments(['--employees', '100000'])).toEqual({ employees: 100_000 });
  expect(readSeedArguments(['--', '--employees=250'])).toEqual({ employees: 250 });
  expect(readSeedArguments(['-h'])).toBe('help');
});

test.each([
  [['--employees', 'many'], '--employees takes a whole number from 1 to 50,00,000, not "many".'],
  [['--employees', '0'], '--employees takes a whole number from 1 to 50,00,000, not "0".'],
  [['--employees', '1.5'], '--employees takes a whole number from 1 to 50,00,000, not "1.5".'],
  [['--employees', '5000001'], '--employees takes a whole number from 1 to 50,00,000, not "5000001".'],
  [['--staff', '5'], "Unknown option '--staff'"],
  [['100'], "Unexpected argument '100'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readSeedArguments(args)).toThrow(sentence);
});
