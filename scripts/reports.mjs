import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson, root } from './root.mjs';

/** A failing test says what matters in few lines; a linter may find many things. */
const TEST_LINES = 25;
const TOOL_LINES = 120;

/** The result of a stage that passes or fails as a whole. */
export function single(name, problem) {
  return problem === undefined
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [{ name, message: shorten(problem, TOOL_LINES) }] };
}

/** Reads the report of Vitest; what broke outside a test counts as one failed test. */
export function fromVitest(path, run) {
  if (!existsSync(path)) return single('the run itself', run.timedOut ? 'It did not end in time.' : run.output);
  const report = readJson(path);
  const failures = report.testResults.flatMap((file) => {
    const where = relative(root, file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && tests.length === 0) return [{ name: where, message: shorten(file.message) }];
    return tests.map((test) => ({
      name: `${where} › ${test.fullName}`,
      message: shorten(test.failureMessages.join('\n')),
    }));
  });
  if (failures.length === 0 && run.code !== 0)
    failures.push({ name: 'outside the tests', message: shorten(run.output) });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** Reads the report of Playwright. A test that passed only when repeated counts as passed and is named. */
export function fromPlaywright(path, run) {
  if (!existsSync(path)) return single('the run itself', run.timedOut ? 'It did not end in time.' : run.output);
  const report = readJson(path);
  const specs = report.suites.flatMap((suite) => specsOf(suite, []));
  const failures = specs.flatMap(({ name, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => ({ name, message: [shorten(errorsOf(test).join('\n')), ...leftBy(test)].join('\n') })),
  );
  failures.push(
    ...report.errors.map((error) => ({ name: 'outside the tests', message: shorten(error.message ?? '') })),
  );
  if (failures.length === 0 && run.code !== 0)
    failures.push({ name: 'outside the tests', message: shorten(run.output) });
  const flaky = specs.filter(({ tests }) => tests.some((test) => test.status === 'flaky')).map(({ name }) => name);
  return { passed: report.stats.expected + report.stats.flaky, failed: failures.length, failures, flaky };
}

function specsOf(suite, above) {
  const titles = [...above, suite.title];
  const own = suite.specs.map((spec) => ({
    name: [...titles, spec.title].filter(Boolean).join(' › '),
    tests: spec.tests,
  }));
  return own.concat((suite.suites ?? []).flatMap((each) => specsOf(each, titles)));
}

function errorsOf(test) {
  return (test.results.at(-1)?.errors ?? []).map((error) => error.message ?? String(error.value));
}

/** Where the screenshot and the trace of a failure lie. */
function leftBy(test) {
  const attachments = test.results.at(-1)?.attachments ?? [];
  return attachments
    .filter(({ name, path }) => path && ['screenshot', 'trace'].includes(name))
    .map(({ name, path }) => `${name}: ${relative(root, path)}`);
}

function shorten(text, limit = TEST_LINES) {
  const lines = stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:internal)/.test(line));
  if (lines.length <= limit) return lines.join('\n');
  // The end of a tool's output says more than its beginning; the beginning of a comparison more than its end.
  return [...lines.slice(0, limit - 6), '…', ...lines.slice(-5)].join('\n');
}
