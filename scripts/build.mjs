import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBuild } from '../delivery/src/build.ts';
import { candidateOf, layOut, liveComposition } from '../delivery/src/compose/composition.ts';
import { keepShell, readShellBuild, shellFrom } from '../delivery/src/compose/shellBuild.ts';
import { FILE_LIST } from '../delivery/src/files.ts';
import { readRegistry } from '../delivery/src/registryOperations.ts';
import { defaultStore } from '../delivery/src/workspace.ts';
import { publishLocally } from './publishLocally.mjs';
import { Failure, remotes, root, runCommand, runProgram } from './root.mjs';

const NAMES = ['shell', ...remotes()];

/**
 * Builds the shell and the remotes, and publishes the remotes to the artifact store of this machine. A production machine
 * serves releases that teams published from elsewhere: nothing is published from it.
 */
export async function buildAll(names = NAMES) {
  await build(names);
  if (process.env.NODE_ENV === 'production') return;
  const data = resolve(root, process.env.DATA_DIR || '.data');
  // The folder of the registry and the releases, which the server reads.
  const store = resolve(root, process.env.REMOTES_DIR || join(data, 'remotes'));
  // For this user alone, before anything is written there: it will hold the database and the session secret.
  mkdirSync(data, { recursive: true, mode: 0o700 });
  for (const name of names) await (name === 'shell' ? keepLocally(store) : publishLocally(name, store));
}

/**
 * Builds the suite into a folder as a server reads it, published nowhere: every remote as built, or one candidate beside
 * the live releases of `SEAMLINE_STORE`, in the shell of `SEAMLINE_SHELL`; without these, those of this machine.
 */
export async function buildInto(folder, candidate) {
  const { SEAMLINE_SHELL: deployed, SEAMLINE_STORE: store = defaultStore() } = candidate ? process.env : {};
  const names = candidate ? [candidate] : remotes();
  await build(deployed ? names : ['shell', ...names]);
  const parts = await Promise.all(
    names.map(async (name) => [name, candidateOf(await readBuild(name, join(root, name, 'dist')))]),
  );
  const live = candidate ? await readRegistry(store) : { remotes: {} };
  const shell = await shellFrom(deployed, store);
  const composed = await liveComposition(store, shell, live, Object.fromEntries(parts));
  const laidOut = await layOut(composed, folder);
  // Its compositions can be served again, as those of a store that teams published to.
  await keepShell(laidOut.remotesDir, shell);
  for (const [name, { entry }] of Object.entries(composed.remotes)) {
    const { id, integrity } = entry.release;
    writeFileSync(join(laidOut.remotesDir, name, id, FILE_LIST), JSON.stringify({ integrity }));
  }
  return laidOut;
}

/** Builds with Turborepo what has changed. */
async function build(names) {
  const filters = names.map((name) => `--filter=./${name}`);
  const code = await runCommand('pnpm', ['exec', 'turbo', 'run', 'build', ...filters, '--continue=always'], {
    env: { ...process.env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Failure('The build failed. The reasons are above.');
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
    await buildAll(names.length > 0 ? names : NAMES);
  });
}
