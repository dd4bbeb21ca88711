import { msg } from '@lingui/core/macro';
import { describe, expect, test } from 'vitest';
import { COLUMNS, type Target } from '../columns/importColumns.ts';
import type { CellContext } from '../columns/kinds.ts';
import { type DateOrder, suggestDateOrder } from './dates.ts';

const today = '2026-11-23';
const read = (text: string, dateOrder: DateOrder = 'day', field: Target = 'birth_date') =>
  COLUMNS[field].kind.read(text, { options: { dateOrder, today } } as CellContext);

describe('readDate', () => {
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
    expect(read(text)).toEqual({ wire: date });
  });

  test.each(['soon', '2020', '1/2', '98765 43210', '31-Foo-2020', '31/02/2020', '2019-02-29', '03/14/1990'])(
    'refuses “%s”',
    (text) => {
      expect(read(text)).toEqual({
        problem: msg`No such date. Write it as 29/02/2020 (day first), 2020-02-29 or 29 Feb 2020.`,
      });
    },
  );

  test('reads dates in numbers in the order of the file, and any other as before', () => {
    expect(read('04/05/1991', 'day')).toEqual({ wire: '1991-05-04' });
    expect(read('04/05/1991', 'month')).toEqual({ wire: '1991-04-05' });
    expect(read('03/14/1990', 'month')).toEqual({ wire: '1990-03-14' });
    expect(read('०३/१४/१९९०', 'month')).toEqual({ wire: '1990-03-14' });
    expect(read('91-05-04', 'year')).toEqual({ wire: '1991-05-04' });
    expect(read('04/05/1991', 'year')).toEqual({ wire: '1991-05-04' });
    for (const text of ['1991-05-04', '4 May 1991', 'May 4, 91', '33362']) {
      for (const order of ['day', 'month', 'year'] as const) expect(read(text, order)).toEqual({ wire: '1991-05-04' });
    }
  });

  test.each([
    ['birth_date', '01-01-45', '1945-01-01'],
    ['birth_date', '01-01-26', '2026-01-01'],
    ['birth_date', '01-01-27', '1927-01-01'],
    ['joining_date', '01-04-27', '2027-04-01'],
    ['joining_date', '01-04-28', '1928-04-01'],
    ['training_completion_date', '01-04-36', '2036-04-01'],
    ['insurance_expiry_date', '31-03-45', '2045-03-31'],
    ['insurance_expiry_date', '31-03-97', '1997-03-31'],
  ] as const)('completes the year of %s %s to %s', (field, text, date) => {
    expect(read(text, 'day', field)).toEqual({ wire: date });
  });
});

describe('suggestDateOrder', () => {
  test.each([
    [['04/05/1991', '25/12/1990'], 'day', 'clear'],
    [['04/05/1991', '03/14/1990'], 'month', 'clear'],
    [['04/05/1991', '2020-02-29', '43890'], 'day', 'open'],
    [['25/12/1990', '03/14/1990'], 'day', 'mixed'],
    [['91-05-04', '85-12-31'], 'year', 'clear'],
    [['91-05-04', '04/25/1991'], 'year', 'mixed'],
    [['०४/०५/१९९१', '०३/१४/१९९०'], 'month', 'clear'],
  ] as const)('of %j is %s first, which is %s', (cells, order, evidence) => {
    expect(suggestDateOrder(cells)).toMatchObject({ order, evidence });
  });

  test('offers the year first only where each part has two digits, and nothing where no date depends on it', () => {
    expect(suggestDateOrder(['01-02-03'])).toMatchObject({ mayBeginWithYear: true });
    expect(suggestDateOrder(['1-2-03', '01/02/2003'])).toMatchObject({ mayBeginWithYear: false });
    expect(suggestDateOrder(['2020-02-29', '29 Feb 2020', '43890', '', 'soon'])).toBeUndefined();
  });
});
