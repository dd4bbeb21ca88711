import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestBrowser } from './browser.mjs';
import { readJson, root, runCommand, runProgram, say } from './root.mjs';

const results = join(root, '.cache', 'test');

/** `npm test` installs the test tools, then runs checks, unit tests and browser tests; `-t` runs tests by name only. */
await runProgram(async () => {
  const { t: name } = parseArgs({ options: { t: { type: 'string', short: 't' } } }).values;
  const start = Date.now();
  const browser = ensureTestBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  // The tests start hundreds of servers and commands, which would each compile the same files.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
  process.env.SEAMLINE_SEED ??= commitSeed();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const runs = name ? [] : [await runChecks()];
  runs.push(await runUnitTests(name), await runBrowserTests(name));

  const [passed, failed] = ['passed', 'failed'].map((key) => runs.reduce((sum, run) => sum + run[key], 0));
  if (passed + failed === 0) {
    say(`\nNo test has a name that contains ${JSON.stringify(name)}.`);
    return 1;
  }
  if (failed > 0) say(`\nSEAMLINE_SEED=${process.env.SEAMLINE_SEED} repeats this sample.`);
  say(`\nIn ${Math.round((Date.now() - start) / 1000)} s:\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

/** A seed that is the same for the same commit, so that every commit tests another sample. */
function commitSeed() {
  try {
    return String(Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root }), 16));
  } catch {
    return '2026';
  }
}

/** Linter, types and unused files, which count as one. */
async function runChecks() {
  const tasks = ['lint', 'typecheck', 'unused'];
  const code = await run(['exec', 'turbo', 'run', ...tasks, '--filter=//', '--continue=always'], {
    TURBO_TELEMETRY_DISABLED: '1',
  });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runUnitTests(name) {
  const report = join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(['vitest', 'run', '--silent=passed-only', ...reporters, ...(name ? ['-t', name] : [])]);
  return count(report, code, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
}

async function runBrowserTests(name) {
  const report = join(results, 'browser.json');
  const options = ['--reporter=dot,json', '--pass-with-no-tests', ...(name ? ['-g', name] : [])];
  const isSample = !name && process.env.CI !== 'true';
  const code = await run(['exec', 'playwright', 'test', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(name && { SEAMLINE_NAMED_TEST: name }),
    ...(isSample && { SEAMLINE_SAMPLE: process.env.SEAMLINE_SEED }),
  });
  return count(report, code, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
}

function run(args, settings = {}) {
  return runCommand('pnpm', args, { env: { ...process.env, ...settings } });
}

/** A run that ends with an error without a failed test counts as one failure: its tests may never have started. */
function count(report, code, read) {
  const [passed, failed] = existsSync(report) ? read(readJson(report)) : [0, 1];
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
