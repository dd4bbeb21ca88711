import { spawnSync } from 'node:child_process';
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
  // The same for the same commit, so that every commit tests another sample.
  const commit = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;
  process.env.SEAMLINE_SEED ??= String(Number.parseInt(commit, 16) || 2026);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const runs = [...(name ? [] : [await runChecks()]), await runUnitTests(name), await runBrowserTests(name)];
  const [passed, failed] = [0, 1].map((index) => runs.reduce((sum, counts) => sum + counts[index], 0));
  if (passed + failed === 0) {
    say(`\nNo test has a name that contains ${JSON.stringify(name)}.`);
    return 1;
  }
  if (failed > 0) say(`\nSEAMLINE_SEED=${process.env.SEAMLINE_SEED} repeats this sample.`);
  say(`\nIn ${Math.round((Date.now() - start) / 1000)} s:\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

/** Linter, types and unused files, which count as one. Every run returns how many passed and how many failed. */
async function runChecks() {
  const args = ['exec', 'turbo', 'run', 'lint', 'typecheck', 'unused', '--filter=//', '--continue=always'];
  return (await run(args, { TURBO_TELEMETRY_DISABLED: '1' })) === 0 ? [1, 0] : [0, 1];
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
  return [passed, failed === 0 && code !== 0 ? 1 : failed];
}
