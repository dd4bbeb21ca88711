import { expect, test } from 'vitest';
import { isMalformed, parsePairs } from './query.ts';

test('pairs are decoded, plus signs are spaces, and text of any script survives', () => {
  const text = 'name=%E0%AA%B5%E0%AB%87%E0%AA%B8%E0%AB%81+%F0%9F%A7%B5&code=A%26B%3D%23%2B';

  expect({ ...parsePairs(text) }).toEqual({ name: 'વેસુ 🧵', code: 'A&B=#+' });
});

test('a name given twice becomes a list, so that no check for a text lets it pass', () => {
  expect(parsePairs('id=1&id=2&id=3')).toMatchObject({ id: ['1', '2', '3'] });
});

test('a name without a value is an empty text', () => {
  expect({ ...parsePairs('a&b=&=c') }).toEqual({ a: '', b: '', '': 'c' });
});

test.each(['a=%zz', 'a=%', '%E0%A4=1', 'a=%C3%28'])('%s is remembered as malformed instead of throwing', (text) => {
  expect(isMalformed(parsePairs(text))).toBe(true);
});

test('names that JavaScript knows are names like any other', () => {
  const pairs = parsePairs('__proto__=x&constructor=y&toString=z');

  expect(Object.getPrototypeOf(pairs)).toBeNull();
  expect(Object.entries(pairs)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['toString', 'z'],
  ]);
  expect(({} as { x?: string }).x).toBeUndefined();
});
