import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installFailure } from './installFailure.mjs';
import { alone } from './lock.mjs';
import { capture } from './processes.mjs';
import { packages, root } from './root.mjs';
import { say, stopwatch } from './say.mjs';
import { pnpm } from './toolchain.mjs';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache', 'seamline-install');
// Appears when npm has written over pnpm's work.
const npmsMark = join(modules, '.package-lock.json');

/** Installs the packages when anything that decides about them has changed since the last good installation. */
export async function ensureDependencies() {
  if (isCurrent()) return;
  await alone(join(root, '.cache', 'install.lock'), 'installing packages', async () => {
    if (isCurrent()) return;
    const elapsed = stopwatch();
    say('Installing the packages.');
    const wanted = fingerprint();
    if (existsSync(npmsMark)) rmSync(modules, { recursive: true });
    rmSync(stamp, { force: true });
    await installPackages(root, 'the packages');
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
    say('Packages', `installed in ${elapsed()}`);
  });
}

/** Installs exactly what the lockfile of a folder says. */
export async function installPackages(folder, what) {
  const result = await capture(
    await pnpm(),
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    {
      cwd: folder,
      timeout: 900_000,
      // CI: pnpm then replaces a node_modules of another program without asking.
      env: {
        ...registryForPnpm(),
        ...process.env,
        CI: 'true',
        pnpm_config_fetch_retries: '3',
        pnpm_config_fetch_retry_factor: '2',
        pnpm_config_fetch_retry_mintimeout: '400',
      },
    },
  );
  if (result.code !== 0) throw installFailure(result, what);
}

function isCurrent() {
  const isPnpms = existsSync(join(modules, '.modules.yaml')) && !existsSync(npmsMark);
  return isPnpms && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** npm's variable for the registry has another name in pnpm. */
function registryForPnpm() {
  const registry = process.env.npm_config_registry;
  return registry ? { pnpm_config_registry: registry } : {};
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...packages().map((name) => join(name, 'package.json')),
  ];
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
