import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepShell, readShellBuild } from '../delivery/src/compose/shellBuild.ts';
import { publishLocally } from './publishLocally.mjs';
import { Failure, remotes, root, runCommand, runProgram } from './root.mjs';

const NAMES = ['shell', ...remotes()];
const DATA = resolve(root, process.env.DATA_DIR || '.data');
/** The folder of the registry and the releases, which the server reads. */
const STORE = resolve(root, process.env.REMOTES_DIR || join(DATA, 'remotes'));

/**
 * Builds the shell and the remotes with Turborepo, and publishes the remotes to the artifact store of this machine. A
 * production machine serves releases that teams published from elsewhere: nothing is published from it.
 */
export async function buildAll({ names = NAMES, store = STORE } = {}) {
  const filters = names.map((name) => `--filter=./${name}`);
  const code = await runCommand('pnpm', ['exec', 'turbo', 'run', 'build', ...filters, '--continue=always'], {
    env: { ...process.env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Failure('The build failed. The reasons are above.');
  if (process.env.NODE_ENV === 'production') return;
  // For this user alone, before anything is written there: it will hold the database and the session secret.
  mkdirSync(DATA, { recursive: true, mode: 0o700 });
  for (const name of names) await (name === 'shell' ? keepLocally(store) : publishLocally(name, store));
}

/** The compositions of this store can be served again even after the next build of the shell. */
async function keepLocally(store) {
  const build = await readShellBuild();
  if (!existsSync(join(store, 'shell', build.id))) await keepShell(store, build);
}

if (import.meta.main) {
  // The parts that `npm run build -- shell mf-leave` names; without a name all of them.
  await runProgram(async () => {
    const names = process.argv.slice(2);
    const unknown = names.find((name) => !NAMES.includes(name));
    if (unknown)
      throw new Failure(`There is nothing to build that is called ${unknown}. There are: ${NAMES.join(', ')}.`);
    await buildAll(names.length > 0 ? { names } : {});
  });
}
