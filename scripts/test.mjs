import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestBrowser } from './browser.mjs';
import { countTests } from './countTests.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runInForeground } from './processes.mjs';
import { root } from './root.mjs';
import { say, stopwatch } from './say.mjs';
import { pnpm, underToolchain } from './toolchain.mjs';

const results = join(root, '.cache', 'test');

/** `npm test` installs the test tools, then runs checks, unit tests and browser tests; `-t` runs tests by name only. */
await underToolchain(import.meta.url, async () => {
  const { t: name } = parseArgs({ options: { t: { type: 'string', short: 't' } } }).values;
  const elapsed = stopwatch();
  await ensureDependencies();
  const browser = await ensureTestBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  // The tests start hundreds of servers and commands, which would each compile the same files.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
  process.env.SEAMLINE_SEED ??= commitSeed();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const runs = [];
  if (!name) runs.push(await runChecks());
  runs.push(await runUnitTests(name), await runBrowserTests(name));

  const [passed, failed] = ['passed', 'failed'].map((key) => runs.reduce((sum, run) => sum + run[key], 0));
  if (passed + failed === 0) {
    say(`\nNo test has a name that contains ${JSON.stringify(name)}.`);
    return 1;
  }
  if (failed > 0) say(`\nSEAMLINE_SEED=${process.env.SEAMLINE_SEED} repeats this sample.`);
  say(`\nIn ${elapsed()}:\n${passed} passed, ${failed} failed`);
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
  const code = await run(['exec', 'turbo', 'run', 'lint', 'typecheck', 'unused', '--filter=//', '--continue=always'], {
    TURBO_TELEMETRY_DISABLED: '1',
  });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runUnitTests(name) {
  const report = join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(['vitest', 'run', '--silent=passed-only', ...reporters, ...(name ? ['-t', name] : [])]);
  return countTests(report, code, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
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
  return countTests(report, code, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
}

async function run(args, settings = {}) {
  return runInForeground(await pnpm(), args, { cwd: root, env: { ...process.env, ...settings } });
}
