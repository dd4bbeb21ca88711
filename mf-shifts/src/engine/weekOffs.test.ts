import { WEEKS } from '@seamline/shared/contract/shifts/shift-time';
import { weeksOff } from '@seamline/shared/contract/shifts/week-offs';
import { describe, expect, test } from 'vitest';
import { previewWeekOffs, weekOffOn } from './weekOffs.ts';

const DAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

type Rules = Parameters<typeof previewWeekOffs>[0];

const everySunday: Rules = {
  has_week_off_auto: false,
  week_off_days: ['SUNDAY'],
  has_alternate_week_off: false,
  week_off_alternate_week: [],
  alternate_week_off_days: [],
};
const secondAndFourthSaturday: Rules = {
  ...everySunday,
  week_off_days: ['SATURDAY', 'SUNDAY'],
  has_alternate_week_off: true,
  week_off_alternate_week: [2, 4],
  alternate_week_off_days: ['SATURDAY'],
};

function offDates(rules: Rules, from: string, weeks: number): string[] {
  return previewWeekOffs(rules, from, weeks).flatMap((week) => week.filter((day) => day.isOff).map((day) => day.date));
}

describe('the preview of week offs', () => {
  test('has thirteen whole weeks from Monday, across the turn of the year', () => {
    const weeks = previewWeekOffs(everySunday, '2026-11-21', 13);
    expect(weeks).toHaveLength(13);
    expect(weeks[0]?.[0]?.date).toBe('2026-11-16');
    expect(weeks[12]?.[6]?.date).toBe('2027-02-14');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  test('shows every Sunday', () => {
    expect(offDates(everySunday, '2026-11-16', 3)).toEqual(['2026-11-22', '2026-11-29', '2026-12-06']);
  });

  test('shows the second and the fourth Saturday, and works on the fifth', () => {
    expect(offDates(secondAndFourthSaturday, '2027-01-04', 5)).toEqual([
      '2027-01-09',
      '2027-01-10',
      '2027-01-17',
      '2027-01-23',
      '2027-01-24',
      '2027-01-31',
      '2027-02-07',
    ]);
    expect(weekOffOn(secondAndFourthSaturday, '2027-01-30')).toEqual({
      date: '2027-01-30',
      isOff: false,
      occurrence: 5,
      isAlternate: true,
    });
  });

  test('gives a fifth Saturday off where the fifth week is chosen', () => {
    const fifth: Rules = { ...secondAndFourthSaturday, week_off_alternate_week: [5] };
    expect(offDates(fifth, '2027-01-25', 1)).toEqual(['2027-01-30', '2027-01-31']);
  });

  test('names the weeks of a month in which a weekday is off', () => {
    expect(weeksOff(secondAndFourthSaturday, 'SATURDAY')).toEqual([2, 4]);
    expect(weeksOff(secondAndFourthSaturday, 'SUNDAY')).toEqual(WEEKS);
    expect(weeksOff(secondAndFourthSaturday, 'MONDAY')).toEqual([]);
  });

  test('has no dates where week offs are automatic, whatever days are left over', () => {
    expect(offDates({ ...secondAndFourthSaturday, has_week_off_auto: true }, '2027-01-04', 13)).toEqual([]);
  });

  test('does not mind alternate settings that are switched off', () => {
    const off = { ...secondAndFourthSaturday, has_alternate_week_off: false };
    expect(offDates(off, '2027-01-25', 1)).toEqual(['2027-01-30', '2027-01-31']);
  });

  test('agrees with counting through the calendar from 2020 to 2035, for every weekday and every choice of weeks', () => {
    const first = Date.UTC(2020, 0, 1) / 86_400_000;
    const last = Date.UTC(2035, 11, 31) / 86_400_000;
    for (let choice = 0; choice < 32; choice += 1) {
      const chosen = WEEKS.filter((week) => choice & (1 << (week - 1)));
      const rules: Rules = { ...everySunday, has_alternate_week_off: true, week_off_alternate_week: chosen };
      const seen = new Map<string, number>();
      for (let number = first; number <= last; number += 1) {
        const instant = new Date(number * 86_400_000);
        const date = instant.toISOString().slice(0, 10);
        const day = DAYS[instant.getUTCDay()] ?? 'SUNDAY';
        const month = `${date.slice(0, 7)} ${day}`;
        const nth = (seen.get(month) ?? 0) + 1;
        seen.set(month, nth);
        const alternate: Rules = { ...rules, week_off_days: [day], alternate_week_off_days: [day] };
        const found = weekOffOn(alternate, date);
        if (found.occurrence !== nth || found.isOff !== chosen.includes(nth)) {
          expect.fail(`${date}, ${day} number ${nth}, weeks ${chosen}: ${JSON.stringify(found)}`);
        }
        const others: Rules = {
          ...rules,
          week_off_days: DAYS.filter((other) => other !== day),
          alternate_week_off_days: [],
        };
        if (weekOffOn(others, date).isOff) expect.fail(`${date} is off without being chosen`);
      }
    }
  });
});
