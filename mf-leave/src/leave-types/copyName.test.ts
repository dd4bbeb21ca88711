import { expect, test } from 'vitest';
import { leaveMessages } from '../messages.ts';
import { copyName } from './copyName.ts';

const text = leaveMessages.current().leaveTypes;

test('a copy says so in its name', () => {
  expect(copyName('Sick Leave', ['Sick Leave'], text)).toBe('Sick Leave (copy)');
});

test('the second copy gets a number, whatever the case of the first', () => {
  expect(copyName('Sick Leave', ['SICK LEAVE (COPY)'], text)).toBe('Sick Leave (copy 2)');
  expect(copyName('Sick Leave', ['Sick Leave (copy)', 'Sick Leave (copy 2)'], text)).toBe('Sick Leave (copy 3)');
});

test('a long name is shortened by whole characters', () => {
  const copy = copyName('🧵'.repeat(100), [], text);
  expect([...copy]).toHaveLength(100);
  expect(copy.endsWith('🧵 (copy)')).toBe(true);
  expect(copy.isWellFormed()).toBe(true);
});
