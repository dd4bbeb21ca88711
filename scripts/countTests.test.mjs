import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from './countTests.mjs';

const read = ({ passed, failed }) => [passed, failed];

function report(passed, failed) {
  const file = join(mkdtempSync(join(tmpdir(), 'seamline-report-')), 'report.json');
  writeFileSync(file, JSON.stringify({ passed, failed }));
  return file;
}

test.each([
  ['whose tests pass', { passed: 3, failed: 0 }, 0, 0],
  ['with failed tests', { passed: 3, failed: 2 }, 1, 2],
  ['that fails after its tests passed', { passed: 3, failed: 0 }, 1, 1],
  ['whose tests never start', { passed: 0, failed: 0 }, 1, 1],
  ['without a test of the asked name', { passed: 0, failed: 0 }, 0, 0],
])('npm test: a run %s has the right number of failures', (_what, { passed, failed }, code, expected) => {
  expect(countTests(report(passed, failed), code, read)).toEqual({ passed, failed: expected });
});

test('npm test: a run that leaves no report has a failure', () => {
  expect(countTests(join(tmpdir(), 'seamline-no-report.json'), 0, read)).toEqual({ passed: 0, failed: 1 });
});
