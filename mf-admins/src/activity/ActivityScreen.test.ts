import { expect, test } from 'vitest';
import { filterIn } from './ActivityScreen.tsx';

test.each([
  ['', {}],
  [
    'q=%20vesu%20&who=7&record=leave-type&action=remove&from=2026-03-05&to=2026-03-06',
    {
      q: 'vesu',
      who: 7,
      record: 'leave-type',
      action: 'remove',
      from: '2026-03-05',
      to: '2026-03-06',
    },
  ],
  ['who=me&record=password&action=drop&from=yesterday&to=&q=%20', {}],
  ['who=0&who=3', {}],
  ['sort=name&page=2', {}],
])('activity filter: ?%s becomes %j', (parameters, filter) => {
  expect(filterIn(new URLSearchParams(parameters))).toEqual(filter);
});

test('activity filter: cuts a text that is longer than the server accepts', () => {
  expect(filterIn(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(200);
});
