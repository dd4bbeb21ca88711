import { expect, test } from 'vitest';
import { isMinorAtJoining, isOddLength } from './advice.ts';

test('an Indian number of other than ten digits is worth a look', () => {
  expect(isOddLength('982401234', '+91')).toBe(true);
  expect(isOddLength('98240123456', '+91')).toBe(true);
  expect(isOddLength('98240 12-345', '+91')).toBe(false);
  expect(isOddLength('', '+91')).toBe(false);
  expect(isOddLength('501234567', '+971')).toBe(false);
});

test('an employee is a minor at joining from the fourteenth to the eighteenth birthday', () => {
  expect(isMinorAtJoining('2000-03-08', '2018-03-07')).toBe(true);
  expect(isMinorAtJoining('2000-03-08', '2018-03-08')).toBe(false);
  expect(isMinorAtJoining('2000-03-08', '2014-03-08')).toBe(true);
  expect(isMinorAtJoining('2000-03-08', '2014-03-07')).toBe(false);
  expect(isMinorAtJoining('2000-02-29', '2018-02-28')).toBe(true);
  expect(isMinorAtJoining('', '2018-03-08')).toBe(false);
  expect(isMinorAtJoining('2000-03-08', '')).toBe(false);
});
