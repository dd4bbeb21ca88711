import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest } from './reports.mjs';
import { root } from './root.mjs';

function reportFile(content) {
  const path = join(mkdtempSync(join(tmpdir(), 'seamline-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const run = { code: 1, output: 'boom', timedOut: false };

test('a report of Vitest gives the counts and the failing tests by name', () => {
  const path = reportFile({
    numPassedTests: 3,
    testResults: [
      {
        name: join(root, 'shared/src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ],
  });
  expect(fromVitest(path, run)).toEqual({
    passed: 3,
    failed: 1,
    failures: [{ name: 'shared/src/a.test.ts › two', message: 'expected 1 to be 2' }],
  });
});

test('a test file that cannot be loaded counts as one failed test', () => {
  const path = reportFile({
    numPassedTests: 0,
    testResults: [{ name: join(root, 'a.test.ts'), status: 'failed', message: 'Cannot find x', assertionResults: [] }],
  });
  expect(fromVitest(path, run).failures).toEqual([{ name: 'a.test.ts', message: 'Cannot find x' }]);
});

test('a run that fails without a failing test, or leaves no report, counts as one failed test', () => {
  expect(fromVitest(reportFile({ numPassedTests: 2, testResults: [] }), run)).toMatchObject({ passed: 2, failed: 1 });
  expect(fromVitest('/nowhere.json', run)).toMatchObject({ failed: 1, failures: [{ message: 'boom' }] });
  expect(fromVitest('/nowhere.json', { ...run, timedOut: true }).failures[0]?.message).toBe('It did not end in time.');
});

test('a report of Playwright gives failing and repeated tests with their full names, and what a failure leaves', () => {
  const path = (file) => join(root, '.cache/test/browser', file);
  const attachments = [
    { name: 'screenshot', path: path('a/test-failed-1.png') },
    { name: 'trace', path: path('a/trace.zip') },
    { name: 'error-context', path: path('a/error-context.md') },
  ];
  const spec = (title, status, errors = []) => ({ title, tests: [{ status, results: [{ errors, attachments }] }] });
  const report = reportFile({
    stats: { expected: 4, flaky: 1, unexpected: 1 },
    errors: [],
    suites: [
      {
        title: 'branches.spec.ts',
        specs: [spec('a branch is added', 'unexpected', [{ message: '\u001b[31mno row\u001b[39m' }])],
        suites: [{ title: 'on a phone', specs: [spec('the list scrolls', 'flaky')] }],
      },
    ],
  });
  const message = 'no row\nscreenshot: .cache/test/browser/a/test-failed-1.png\ntrace: .cache/test/browser/a/trace.zip';
  expect(fromPlaywright(report, run)).toEqual({
    passed: 5,
    failed: 1,
    failures: [{ name: 'branches.spec.ts › a branch is added', message }],
    flaky: ['branches.spec.ts › on a phone › the list scrolls'],
  });
});
