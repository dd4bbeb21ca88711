import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installFailure } from './installFailure.mjs';
import { capture } from './processes.mjs';
import { packages, root } from './root.mjs';
import { say, stopwatch } from './say.mjs';
import { pnpm } from './toolchain.mjs';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache', 'seamline-install');
// Appears when npm has written over pnpm's work.
const npmsMark = join(modules, '.package-lock.json');

/** Installs the packages when one of their inputs has changed since the last successful installation. */
export async function ensureDependencies() {
  if (!isCurrent()) await install('--frozen-lockfile');
}

/** Installs the packages of a new package.json, which the lockfile does not have yet. */
export function addDependencies() {
  return install('--no-frozen-lockfile');
}

async function install(lockfile) {
  const elapsed = stopwatch();
  say('Installing the packages.');
  if (existsSync(npmsMark)) rmSync(modules, { recursive: true });
  rmSync(stamp, { force: true });
  await installPackages(root, 'the packages', lockfile);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
  say('Packages', `installed in ${elapsed()}`);
}

/** Installs what the lockfile of a folder says; `--no-frozen-lockfile` completes the lockfile first. */
export async function installPackages(folder, what, lockfile = '--frozen-lockfile') {
  const registry = process.env.npm_config_registry;
  const result = await capture(await pnpm(), ['install', lockfile, '--prefer-offline', '--reporter=append-only'], {
    cwd: folder,
    timeout: 900_000,
    env: {
      // npm's variable for the registry has another name in pnpm.
      ...(registry && { pnpm_config_registry: registry }),
      ...process.env,
      // pnpm then replaces a node_modules of another program without asking.
      CI: 'true',
      pnpm_config_fetch_retries: '3',
      pnpm_config_fetch_retry_factor: '2',
      pnpm_config_fetch_retry_mintimeout: '400',
    },
  });
  if (result.code !== 0) throw installFailure(result, what);
}

function isCurrent() {
  const isPnpms = existsSync(join(modules, '.modules.yaml')) && !existsSync(npmsMark);
  return isPnpms && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...packages().map((name) => join(name, 'package.json')),
  ];
  for (const file of files) hash.update(`${file}\0${readFileSync(join(root, file))}\0`);
  return hash.digest('hex');
}
