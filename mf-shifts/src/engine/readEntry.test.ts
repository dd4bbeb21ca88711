import { timeOfDay } from '@seamline/shared/contract/shifts/shift-time';
import { describe, expect, test } from 'vitest';
import { readDuration, readMinutes, readTime } from './readEntry.ts';

describe('a time', () => {
  test.each([
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9,30', '09:30'],
    ['9h30', '09:30'],
    ['9 30', '09:30'],
    ['0930', '09:30'],
    ['09:30:00', '09:30'],
    ['9', '09:00'],
    ['21', '21:00'],
    ['9p', '21:00'],
    ['9 pm', '21:00'],
    ['9:30 PM', '21:30'],
    ['9.30p.m.', '21:30'],
    ['930p', '21:30'],
    ['12a', '00:00'],
    ['12:15 am', '00:15'],
    ['12p', '12:00'],
    ['21:30', '21:30'],
    ['2130', '21:30'],
    ['1230', '12:30'],
    ['0', '00:00'],
    ['24:00', '00:00'],
    [' 9:30 ', '09:30'],
    ['९:३०', '09:30'],
    ['૧૮.૩૦', '18:30'],
  ])('%j means %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  test.each(['', 'nine', '25', '9:60', '960', '13p', '0p', '24:01', '9.5', '-9', '9:30 x', '99999', '9::30'])(
    '%j has no meaning',
    (text) => {
      expect(readTime(text)).toBeUndefined();
    },
  );

  test('is read back from every spelling of every minute of a day', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      const time = timeOfDay(minutes);
      const [hours = '', rest = ''] = time.split(':');
      const spellings = [time, `${Number(hours)}.${rest}`, hours + rest, `${time}:00`];
      spellings.push(`${Number(hours) % 12 || 12}:${rest}${Number(hours) < 12 ? 'a' : ' PM'}`);
      for (const spelling of spellings) expect([spelling, readTime(spelling)]).toEqual([spelling, time]);
    }
  });
});

describe('a duration', () => {
  test.each([
    ['9', '09:00:00'],
    ['9:30', '09:30:00'],
    ['9.30', '09:30:00'],
    ['930', '09:30:00'],
    ['49', '49:00:00'],
    ['49:00:00', '49:00:00'],
    ['4900', '49:00:00'],
    ['9h', '09:00:00'],
    ['9h 30m', '09:30:00'],
    ['90 min', '01:30:00'],
    ['1d', '24:00:00'],
    ['3 days', '72:00:00'],
    ['2 दिन', '48:00:00'],
    ['2 દિવસ', '48:00:00'],
    ['P1D', 'P1D'],
    ['pt9h', 'PT9H'],
  ])('%j means %s', (text, duration) => {
    expect(readDuration(text)).toBe(duration);
  });

  test.each(['', 'long', '9:60', 'P', 'h', '-1', '1.5h'])('%j has no meaning', (text) => {
    expect(readDuration(text)).toBeUndefined();
  });
});

test.each([
  ['15', 15],
  ['15 Min', 15],
  ['0', 0],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('the minutes %j mean %s', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
