import type { DateOrder } from '@seamline/shared/contract/employees/import-preview';
import { describe, expect, test } from 'vitest';
import { readDate } from './sheetDates.ts';

const read = (text: string, order: DateOrder = 'day', yearsAhead = 0) =>
  readDate(text, { order, yearsAhead, today: '2026-11-23' });

describe('a date of a sheet', () => {
  test.each([
    ['2020-02-29', '2020-02-29'],
    ['2020/2/9', '2020-02-09'],
    ['29/02/2020', '2020-02-29'],
    ['9-2-20', '2020-02-09'],
    ['1.12.1985', '1985-12-01'],
    ['01/06/85', '1985-06-01'],
    ['29 Feb 2020', '2020-02-29'],
    ['3rd March 1999', '1999-03-03'],
    ['Mar 3, 1999', '1999-03-03'],
    ['43890', '2020-02-29'],
    ['2020-02-29T00:00:00', '2020-02-29'],
    ['29/02/2020 00:00:00', '2020-02-29'],
    ['२९/०२/२०२०', '2020-02-29'],
  ])('reads %s as %s', (text, date) => {
    expect(read(text)).toBe(date);
  });

  test.each(['soon', '2020', '1/2', '98765 43210', '31-Foo-2020', '31/02/2020', '2019-02-29', '03/14/1990'])(
    'refuses “%s”',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  test('reads dates in numbers in the order of the file, and any other as before', () => {
    expect(read('04/05/1991', 'day')).toBe('1991-05-04');
    expect(read('04/05/1991', 'month')).toBe('1991-04-05');
    expect(read('03/14/1990', 'month')).toBe('1990-03-14');
    expect(read('०३/१४/१९९०', 'month')).toBe('1990-03-14');
    expect(read('91-05-04', 'year')).toBe('1991-05-04');
    expect(read('04/05/1991', 'year')).toBe('1991-05-04');
    for (const text of ['1991-05-04', '4 May 1991', 'May 4, 91', '33362']) {
      for (const order of ['day', 'month', 'year'] as const) expect(read(text, order)).toBe('1991-05-04');
    }
  });

  test.each([
    [0, '01-01-45', '1945-01-01'],
    [0, '01-01-26', '2026-01-01'],
    [0, '01-01-27', '1927-01-01'],
    [1, '01-04-27', '2027-04-01'],
    [1, '01-04-28', '1928-04-01'],
    [10, '01-04-36', '2036-04-01'],
    [70, '31-03-45', '2045-03-31'],
    [70, '31-03-97', '1997-03-31'],
  ])('completes the year of a date at most %i years ahead: %s is %s', (yearsAhead, text, date) => {
    expect(read(text, 'day', yearsAhead)).toBe(date);
  });
});
