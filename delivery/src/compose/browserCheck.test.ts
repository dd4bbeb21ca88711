import { expect, test } from 'vitest';
import { browserOptions } from './browserCheck.ts';

test.each([
  ['a user', 1000, true],
  ['root, for whom Chromium has none', 0, false],
])('smoke test: the browser of %s has its sandbox where it can', (_who, user, hasSandbox) => {
  const { chromiumSandbox, args } = browserOptions('/usr/bin/chromium', user);
  expect(chromiumSandbox).toBe(hasSandbox);
  expect(args).not.toContain('--no-sandbox');
});
