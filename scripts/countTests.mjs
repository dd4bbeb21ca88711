import { existsSync } from 'node:fs';
import { readJson } from './root.mjs';

/**
 * Returns the counts of a report. A run that ends with an error without a failed test counts as one failure: tests that
 * never started must not look like tests that passed. Both runners end without one where no test has the asked name.
 */
export function countTests(report, code, read) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const [passed, failed] = read(readJson(report));
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
