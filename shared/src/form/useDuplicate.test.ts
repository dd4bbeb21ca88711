import { expect, test } from 'vitest';
import { copyName } from './useDuplicate.ts';

const compose = (name: string, number: number) => `${name} (copy${number === 1 ? '' : ` ${number}`})`;

test('name of a copy: says that it is a copy', () => {
  expect(copyName('Night', ['Night'], 100, compose)).toBe('Night (copy)');
});

test('name of a copy: has a number if the name is taken, whatever its case', () => {
  expect(copyName('Night', ['NIGHT (COPY)'], 100, compose)).toBe('Night (copy 2)');
  expect(copyName('Night', ['Night (copy)', 'Night (copy 2) '], 100, compose)).toBe('Night (copy 3)');
});

test('name of a copy: a long name is shortened by whole characters, and by more for a longer number', () => {
  const copy = copyName('🧵'.repeat(100), [], 100, compose);
  expect([...copy]).toHaveLength(100);
  expect(copy.endsWith('🧵 (copy)')).toBe(true);
  expect(copy.isWellFormed()).toBe(true);
  expect(copyName('Night shift', ['Night s (copy)'], 14, compose)).toBe('Night (copy 2)');
});
