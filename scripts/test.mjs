import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestBrowser } from './browser.mjs';
import { readJson, root, runCommand, runProgram, say } from './root.mjs';

const results = join(root, '.cache', 'test');
const isBrowserTest = (file) => /\.spec\b/.test(file);

/**
 * `npm test` installs the test tools, then runs checks, unit tests and browser tests. `npm test -- -t <name> [file …]`
 * runs the tests of that name, or of those files, only.
 */
await runProgram(async () => {
  const { values, positionals } = parseArgs({ options: { t: { type: 'string', short: 't' } }, allowPositionals: true });
  const name = values.t;
  const start = Date.now();
  const browser = ensureTestBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  // The tests start hundreds of servers and commands, which would each compile the same files.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
  // The same for the same commit, so that every commit tests another sample.
  const commit = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;
  process.env.SEAMLINE_SEED ??= String(Number.parseInt(commit, 16) || 2026);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const { passed, failed, crashed } = await runTests(name, positionals);
  if (passed + failed === 0) {
    say(`\nNo test was found for ${[name, ...positionals].filter(Boolean).join(', ')}. Put the file behind the name.`);
    return 1;
  }
  if (failed > 0) say(`\nSEAMLINE_SEED=${process.env.SEAMLINE_SEED} repeats this sample.`);
  if (crashed.length > 0) say(`\nOf the failures, ${crashed.length} are workers that crashed: ${crashed.join(', ')}`);
  say(`\nIn ${Math.round((Date.now() - start) / 1000)} s:\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

/**
 * Runs all tests, or those that were asked for. All files are never looked through for a name: a file of which every test
 * is skipped starts its server and does not end it, so that the memory runs out.
 */
async function runTests(name, paths) {
  const choices = paths.length > 0 ? [paths] : name ? filesWith(name) : [undefined];
  for (const files of choices) {
    const runs = [
      ...(files || name ? [] : [await runChecks()]),
      await runUnitTests(
        name,
        files?.filter((file) => !isBrowserTest(file)),
      ),
      await runBrowserTests(name, files?.filter(isBrowserTest)),
    ];
    const [passed, failed] = [0, 1].map((index) => runs.reduce((sum, counts) => sum + counts[index], 0));
    if (passed + failed > 0) return { passed, failed, crashed: runs.flatMap(([, , names = []]) => names) };
  }
  return { passed: 0, failed: 0, crashed: [] };
}

/** Linter, types and unused files, which count as one. Every run returns how many passed and how many failed. */
async function runChecks() {
  const args = ['exec', 'turbo', 'run', 'lint', 'typecheck', 'unused', '--filter=//', '--continue=always'];
  return (await run(args, { TURBO_TELEMETRY_DISABLED: '1' })) === 0 ? [1, 0] : [0, 1];
}

async function runUnitTests(name, files) {
  if (files?.length === 0) return [0, 0];
  const report = newReport('unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = ['--silent=passed-only', ...reporters, ...(name ? ['-t', name] : []), ...(files ?? [])];
  const code = await run(['vitest', 'run', ...options], name && { SEAMLINE_NAMED_TEST: '1' });
  return count(report, code, ({ numPassedTests, numFailedTests, testResults }) => {
    // A worker that dies leaves a file without a failed test and without a message.
    const crashed = testResults.filter(
      ({ status, message, assertionResults }) =>
        status === 'failed' && !message && assertionResults.every((each) => each.status !== 'failed'),
    );
    return [numPassedTests, numFailedTests + crashed.length, crashed.map((file) => relative(root, file.name))];
  });
}

async function runBrowserTests(name, files) {
  if (files?.length === 0) return [0, 0];
  const report = newReport('browser.json');
  const options = ['--reporter=dot,json', '--pass-with-no-tests', ...(name ? ['-g', name] : []), ...(files ?? [])];
  const isSample = !files && !name && process.env.CI !== 'true';
  const code = await run(['exec', 'playwright', 'test', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...((files || name) && { SEAMLINE_NAMED_TEST: '1' }),
    ...(isSample && { SEAMLINE_SAMPLE: process.env.SEAMLINE_SEED }),
  });
  return count(report, code, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
}

/** The path of a report; that of an earlier run must not pass for the next one's. */
function newReport(file) {
  const report = join(results, file);
  rmSync(report, { force: true });
  return report;
}

function run(args, settings = {}) {
  return runCommand('pnpm', args, { env: { ...process.env, ...settings } });
}

/** A run that ends with an error without a failed test counts as one failure: its tests may never have started. */
function count(report, code, read) {
  const [passed, failed, crashed] = existsSync(report) ? read(readJson(report)) : [0, 1];
  return [passed, failed === 0 && code !== 0 ? 1 : failed, crashed];
}

/** The files that may hold a test of a name: those that have it as it is, and those that have every word of it. */
function filesWith(name) {
  const args = ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts'];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const files = paths.filter((path) => !path.startsWith('template/record/') && existsSync(join(root, path)));
  const texts = files.map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  const having = (...words) =>
    texts.flatMap(([path, text]) => (words.every((each) => text.includes(each)) ? [path] : []));
  return [having(name), having(...name.split(/\s+/))].filter(({ length }) => length > 0);
}
