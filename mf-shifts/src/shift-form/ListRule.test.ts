import { expect, test } from 'vitest';
import { readDays, readWeeks } from './ListRule.tsx';

test.each([
  ['SUNDAY', ['SUNDAY']],
  ['sunday, Monday', ['SUNDAY', 'MONDAY']],
  ['sat;sun', ['SATURDAY', 'SUNDAY']],
  ['sunday, SUNDAY,', ['SUNDAY', 'SUNDAY'].slice(1)],
  ['', []],
  ['su, holiday', ['SU', 'HOLIDAY']],
])('the days %j are %j', (text, days) => {
  expect([...new Set(readDays(text))]).toEqual(days);
});

test.each([
  ['2, 4', [2, 4]],
  ['Week 2, week4', [2, 4]],
  ['', []],
  ['2, last', [2, 'last']],
])('the weeks %j are %j', (text, weeks) => {
  expect(readWeeks(text)).toEqual(weeks);
});
