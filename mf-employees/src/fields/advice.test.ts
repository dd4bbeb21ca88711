import { expect, test } from 'vitest';
import { dateAdvice, isOddLength } from './advice.ts';

test('an Indian number of other than ten digits is worth a look', () => {
  expect(isOddLength('982401234', '+91')).toBe(true);
  expect(isOddLength('98240123456', '+91')).toBe(true);
  expect(isOddLength('98240 12-345', '+91')).toBe(false);
  expect(isOddLength('', '+91')).toBe(false);
  expect(isOddLength('501234567', '+971')).toBe(false);
});

test('two dates tell of somebody unborn or too young on the day of joining', () => {
  expect(dateAdvice('1992-03-08', '1992-03-08')).toBe('before');
  expect(dateAdvice('1992-03-08', '1991-01-01')).toBe('before');
  expect(dateAdvice('2000-03-08', '2014-03-07')).toBe(14);
  expect(dateAdvice('2000-03-08', '2014-03-08')).toBe(18);
  expect(dateAdvice('2000-03-08', '2018-03-07')).toBe(18);
  expect(dateAdvice('2000-03-08', '2018-03-08')).toBeUndefined();
  expect(dateAdvice('2000-02-29', '2018-02-28')).toBe(18);
  expect(dateAdvice('', '2018-03-08')).toBeUndefined();
});
