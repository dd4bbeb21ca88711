import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Calls `end` after the current test, or after the file when no test is running.
 * Vitest ignores an `afterAll` inside a test without an error. In a `beforeAll` it ignores both.
 */
export function registerCleanup(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
