import { expect, test } from 'vitest';
import { filterIn } from '../directory/directoryParams.ts';
import { countOf, EVERYBODY, isSelected, listKey, NOBODY, sentSelection, toggled } from './selection.ts';

const filterOf = (search: string) => filterIn(new URLSearchParams(search));

test('an employee is selected one by one, and left out of everybody one by one', () => {
  const some = toggled(toggled(NOBODY, 7), 8);
  expect([7, 8, 9].map((id) => isSelected(some, id))).toEqual([true, true, false]);
  expect(countOf(some, 412)).toBe(2);
  expect(countOf(toggled(some, 7), 412)).toBe(1);

  const most = toggled(EVERYBODY, 7);
  expect([7, 8].map((id) => isSelected(most, id))).toEqual([false, true]);
  expect(countOf(most, 412)).toBe(411);
  expect(countOf(toggled(most, 7), 412)).toBe(412);
});

test('a call has the ids, or the filter with those left out, and the number that was seen', () => {
  const filter = filterOf('branch=3&q=shah');
  expect(sentSelection(toggled(NOBODY, 7), filter, 412)).toEqual({ ids: [7], count: 1 });
  expect(sentSelection(toggled(EVERYBODY, 7), filter, 412)).toMatchObject({
    filter: { branch_id: 3, q: 'shah' },
    except: [7],
    count: 411,
  });
});

test('a selection holds for a list in any order, and not for one with another filter', () => {
  expect(listKey(filterOf('branch=3&sort=-joined'))).toBe(listKey(filterOf('branch=3')));
  expect(listKey(filterOf('branch=3&q=shah'))).not.toBe(listKey(filterOf('branch=3')));
});
