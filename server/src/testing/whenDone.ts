import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Calls `end` when who opened something is done with it: the test that runs, or else the file.
 * An `afterAll` inside a test is heard by nobody, without a word. In a `beforeAll` neither is heard.
 */
export function whenDone(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
