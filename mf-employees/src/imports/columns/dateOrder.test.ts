import { describe, expect, test } from 'vitest';
import { suggestDateOrder } from './dateOrder.ts';

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
