import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestBrowser } from './browser.mjs';
import { buildAll } from './build.mjs';
import { capture } from './processes.mjs';
import { fromPlaywright, fromVitest, single } from './reports.mjs';
import { packages, root, trustedKeysFile } from './root.mjs';

const tools = join(root, 'scripts', 'node_modules');
const results = join(root, '.cache', 'test');
const MINUTE = 60_000;

/**
 * All stages in the order in which they begin. The server's tests take longest, so they go first;
 * `alone` marks the stage that must have the machine for itself.
 */
export function allStages() {
  const tested = packages().filter(hasUnitTests);
  const order = ['server', ...tested.filter((name) => name !== 'server')].filter((name) => tested.includes(name));
  return [
    ...order.slice(0, 1).map(unitStage),
    { name: 'lint', run: lint },
    { name: 'types', run: types },
    { name: 'unused', run: unused },
    ...order.slice(1).map(unitStage),
    ...(existsSync(join(root, 'e2e', 'playwright.config.ts'))
      ? [{ name: 'browser', tests: true, alone: true, run: browser }]
      : []),
  ];
}

function hasUnitTests(name) {
  // Only the scripts have no src folder.
  const source = join(root, name, 'src');
  const files = readdirSync(existsSync(source) ? source : join(root, name), { recursive: existsSync(source) });
  return files.some((file) => /\.test\.(?:tsx?|mjs)$/.test(file));
}

function unitStage(name) {
  return { name, tests: true, run: (options) => vitest(name, options) };
}

async function lint() {
  const biome = await tool('@biomejs/biome/bin/biome', ['check', '.', '--max-diagnostics=20', '--colors=off']);
  const boundaries = await capture(process.execPath, [join(root, 'scripts', 'boundaries.mjs')], { cwd: root });
  const problems = [biome, boundaries].filter(({ code }) => code !== 0).map(({ output }) => output);
  return single('lint', problems.length > 0 ? problems.join('\n') : undefined);
}

async function types() {
  // All packages as one program: what they share is read and checked once.
  const { code, output } = await tool('typescript/bin/tsc', ['-p', '.', '--pretty', 'false']);
  return single('types', code === 0 ? undefined : output);
}

async function unused() {
  const { code, output } = await tool('knip/bin/knip.js', ['--no-progress']);
  return single('unused', code === 0 ? undefined : output);
}

function tool(path, args) {
  return capture(process.execPath, [join(tools, path), ...args], { cwd: root, timeout: 5 * MINUTE });
}

async function vitest(name, { filter }) {
  const report = reportOf(name);
  // For tests that hang: five seconds, which Vitest gives, are short for what reads every file on a busy machine.
  const limits = ['--testTimeout=120000', '--hookTimeout=120000'];
  const args = [
    'run',
    `--reporter=${join(tools, '../vitestReporter.mjs')}`,
    `--outputFile=${report}`,
    '--passWithNoTests',
    ...limits,
  ];
  if (filter) args.push('-t', filter);
  // In any order, so that each can be run alone; every seed has another.
  if (process.env.SEAMLINE_SOAK) args.push('--sequence.shuffle.tests', `--sequence.seed=${process.env.SEAMLINE_SEED}`);
  const folder = join(root, name);
  const own = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const timeout = (process.env.SEAMLINE_SOAK ? 25 : 10) * MINUTE;
  return await withOwnTemporaryFolder(async (TMPDIR) => {
    const env = { ...process.env, TMPDIR };
    const run = await capture(process.execPath, [own, ...args], { cwd: folder, env, timeout });
    return fromVitest(report, run);
  });
}

async function browser({ filter }) {
  const executable = await ensureTestBrowser();
  // A store of its own: what somebody disabled or rolled back while trying must not fail the tests.
  const store = join(results, 'remotes');
  rmSync(store, { recursive: true, force: true });
  await buildAll({ store });
  const report = reportOf('browser');
  const timeout = (process.env.SEAMLINE_SOAK ? 70 : 13) * MINUTE;
  // Half a minute before the whole is ended by force, so that a run that hangs still tells what it knows.
  const args = ['test', '--reporter=json', '--pass-with-no-tests', `--global-timeout=${timeout - MINUTE / 2}`];
  if (filter) args.push('-g', filter);
  const playwright = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const env = {
    ...process.env,
    REMOTES_DIR: store,
    TRUSTED_KEYS: trustedKeysFile(),
    // Whoever names a test wants it, whatever the sample, and all that a trace can hold.
    ...(filter || process.env.SEAMLINE_SOAK ? {} : { SEAMLINE_SAMPLE: process.env.SEAMLINE_SEED }),
    ...(filter ? { SEAMLINE_NAMED_TEST: filter } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(executable ? { CHROMIUM_PATH: executable } : {}),
  };
  const run = await capture(process.execPath, [playwright, ...args], {
    cwd: join(root, 'e2e'),
    env,
    timeout,
  });
  return fromPlaywright(report, run);
}

/** What tests leave behind, and what those that were ended by force could not tidy up, goes with the folder. */
async function withOwnTemporaryFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-test-'));
  // PostgreSQL does not run as root, so that a user of its own must get through.
  chmodSync(folder, 0o711);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function reportOf(name) {
  mkdirSync(results, { recursive: true });
  const path = join(results, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}
