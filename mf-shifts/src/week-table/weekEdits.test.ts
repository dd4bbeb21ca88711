import { EMPTY_DAY, MISSING_DAY, sameWeek, type WeekRules } from '@seamline/shared/contract/shifts/shift';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choicesOf, ROWS } from './cells.ts';
import {
  blockOf,
  cellsOf,
  cleared,
  copied,
  copiedDay,
  filledDown,
  filledRight,
  flexible,
  keepsHours,
  pasted,
  withoutChange,
} from './weekEdits.ts';

const WEEK = sameWeek(MISSING_DAY);
const EMPTY = sameWeek(EMPTY_DAY);
const at = (row: number, column: number) => ({ row, column });
const WHOLE = blockOf(at(0, 0), at(18, 6));
const rowOf = (rule: string) => ROWS.findIndex((row) => row.rule === rule);

test('undoing a change keeps what was typed after it', () => {
  const after = copiedDay({ ...WEEK, monday: EMPTY_DAY }, 'monday', DAYS);
  const typed: WeekRules = { ...after, friday: { ...after.friday, shift_start_time: '11:00' } };

  expect(withoutChange(after, WEEK, after)).toEqual(WEEK);
  expect(withoutChange(typed, WEEK, after)).toEqual({
    ...WEEK,
    friday: { ...WEEK.friday, shift_start_time: '11:00' },
  });
});

describe('copying and pasting', () => {
  test('the whole table makes the way through a spreadsheet', () => {
    const week: WeekRules = {
      ...WEEK,
      tuesday: { ...EMPTY_DAY, shift_start_time: '22:00', take_tea_before_minute: 30 },
    };
    expect(pasted(EMPTY, WHOLE, copied(week, WHOLE))).toEqual({
      ...week,
      // What a spreadsheet gives back has the spelling of the choices.
      ...Object.fromEntries(
        DAYS.filter((day) => day !== 'tuesday').map((day) => [
          day,
          { ...MISSING_DAY, max_punch_out_hours: '24:00:00' },
        ]),
      ),
    });
  });

  test('what is pasted over itself stays what it is', () => {
    expect(pasted(WEEK, WHOLE, copied(WEEK, WHOLE))).toEqual(WEEK);
  });

  test('days are separated by tabs and rules by lines', () => {
    expect(copied(WEEK, blockOf(at(2, 2), at(0, 1)))).toBe('09:00\t09:00\n17:00\t17:00\n13:00\t13:00');
  });

  test.each([
    [
      '9:00\t10:00\r\n17:00\t18:00\r\n',
      [
        ['9:00', '10:00'],
        ['17:00', '18:00'],
      ],
    ],
    ['9:00', [['9:00']]],
    ['\t9:00', [['', '9:00']]],
    ['"9:00"\t"a ""b"""\n', [['9:00', 'a "b"']]],
    ['"two\nlines"\tx', [['two\nlines', 'x']]],
    ['', [['']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('the text %j has the cells %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test('times of every spelling are understood', () => {
    const week = pasted(EMPTY, blockOf(at(0, 0), at(0, 0)), '9:00 AM\t0930\n5p\t18.30');
    expect(week.monday).toMatchObject({ shift_start_time: '09:00', shift_end_time: '17:00' });
    expect(week.tuesday).toMatchObject({ shift_start_time: '09:30', shift_end_time: '18:30' });
    expect(week.wednesday).toEqual(EMPTY_DAY);
  });

  test('one cell fills a block, a block that fits repeats, another one goes once', () => {
    const starts = (week: WeekRules) => DAYS.map((day) => week[day].shift_start_time);
    expect(starts(pasted(EMPTY, blockOf(at(0, 0), at(0, 6)), '8'))).toEqual(Array(7).fill('08:00'));
    expect(starts(pasted(EMPTY, blockOf(at(0, 0), at(0, 3)), '8\t9'))).toEqual([
      '08:00',
      '09:00',
      '08:00',
      '09:00',
      null,
      null,
      null,
    ]);
    expect(starts(pasted(EMPTY, blockOf(at(0, 0), at(0, 2)), '8\t9'))).toEqual([
      '08:00',
      '09:00',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('what hangs over the edge is left out, and what means nothing stays to be corrected', () => {
    const week = pasted(EMPTY, blockOf(at(18, 6), at(18, 6)), 'often\t9\n1\t2');
    expect(week.sunday.max_punch_out_hours).toBe('often');
    expect({ ...week.sunday, max_punch_out_hours: null }).toEqual(EMPTY_DAY);
  });

  test('any text whatsoever is taken without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(18), fc.nat(6), (text, row, column) => {
        const week = pasted(WEEK, blockOf(at(row, column), at(row, column)), text);
        expect(Object.keys(week)).toEqual([...DAYS]);
      }),
    );
  });
});

test('emptying a block leaves no time, and no minutes', () => {
  const week = cleared({ ...WEEK, monday: { ...MISSING_DAY, take_tea_before_minute: 9 } }, WHOLE);
  expect(week).toEqual(EMPTY);
});

test('filling to the right repeats the first day of the block', () => {
  const row = rowOf('lunch_start_time');
  const before = { ...WEEK, tuesday: { ...MISSING_DAY, lunch_start_time: '12:15' } };
  const week = filledRight(before, blockOf(at(row, 1), at(row, 3)));
  expect(DAYS.map((day) => week[day].lunch_start_time)).toEqual([
    '13:00',
    '12:15',
    '12:15',
    '12:15',
    '13:00',
    '13:00',
    '13:00',
  ]);
});

test('filling down repeats the first row where the others hold the same kind', () => {
  const week = filledDown(EMPTY_WITH_START, blockOf(at(0, 0), at(4, 0)));
  expect(week.monday).toMatchObject({
    shift_end_time: '09:00',
    lunch_start_time: '09:00',
    lunch_end_time: '09:00',
    take_lunch_before_minute: 0,
  });
});
const EMPTY_WITH_START = { ...EMPTY, monday: { ...EMPTY_DAY, shift_start_time: '09:00' } };

test('a day is copied to the chosen days only', () => {
  const week = copiedDay(EMPTY_WITH_START, 'monday', ['wednesday', 'sunday']);
  expect(DAYS.map((day) => week[day].shift_start_time)).toEqual(['09:00', null, '09:00', null, null, null, '09:00']);
});

test('flexible hours go from 00:00 to 23:59 on every day and leave the rest', () => {
  const week = flexible(WEEK);
  expect(DAYS.map((day) => week[day].shift_end_time)).toEqual(Array(7).fill('23:59'));
  expect(week.friday).toEqual({ ...MISSING_DAY, shift_start_time: '00:00', shift_end_time: '23:59' });
});

test('a week keeps its hours unless a day starts or ends at another time', () => {
  const friday = (changes: object) => ({ ...WEEK, friday: { ...MISSING_DAY, ...changes } });
  expect(keepsHours(WEEK, friday({ lunch_start_time: '12:00' }))).toBe(true);
  expect(keepsHours(WEEK, friday({ shift_start_time: '10:00' }))).toBe(false);
  expect(keepsHours(WEEK, friday({ shift_end_time: null }))).toBe(false);
});

describe('the choices', () => {
  test('of the hours until a punch-out are 193, from 01:00:00 to 49:00:00', () => {
    const choices = choicesOf('max_punch_out_hours', undefined);
    expect(choices).toHaveLength(193);
    expect([choices[0], choices[1], choices.at(-1)]).toEqual(['01:00:00', '01:15:00', '49:00:00']);
  });

  test('of minimum hours go in steps of ten minutes up to the length of the shift', () => {
    const choices = choicesOf('min_half_day_hours', { start: 1200, end: 1800 });
    expect(choices).toHaveLength(60);
    expect([choices[0], choices.at(-1)]).toEqual(['00:10:00', '10:00:00']);
    expect(choicesOf('min_half_day_hours', undefined)).toEqual([]);
  });
});
