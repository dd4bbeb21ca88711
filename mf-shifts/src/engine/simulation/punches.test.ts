import { expect, test } from 'vitest';
import { readLines, readPunches } from './punches.ts';

test('punches: times and dates may have Devanagari or Gujarati digits', () => {
  const day = { isHoliday: false, isOnLeave: false };
  expect(readPunches('९:३०-१८:००', undefined)).toEqual({ punches: [570, 1080], ...day });
  expect(readPunches('૯:૩૦ am ૬ pm', undefined)).toEqual({ punches: [570, 1080], ...day });
  expect(readLines('१७/११/२०२६\t९:३०', '2026-11-16')).toEqual([{ date: '2026-11-17', text: '9:30' }]);
});
