import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { runInForeground } from './processes.mjs';
import { publishLocally } from './publishLocally.mjs';
import { isProduction, makeDataDirectory, readEnvFile, remotes, root, storeDirectory } from './root.mjs';
import { Failure } from './say.mjs';
import { pnpm, underToolchain } from './toolchain.mjs';

const NAMES = ['shell', ...remotes()];

/** Builds the shell and the remotes with Turborepo, and publishes the remotes to the artifact store of this machine. */
export async function buildAll({ names = NAMES, store = storeDirectory(), publishes = true } = {}) {
  const filters = names.map((name) => `--filter=./${name}`);
  const code = await runInForeground(await pnpm(), ['exec', 'turbo', 'run', 'build', ...filters, '--continue=always'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Failure('The build failed. The reasons are above.');
  if (!publishes) return;
  makeDataDirectory();
  for (const name of names) await (name === 'shell' ? keepLocally(store) : publishLocally(name, store));
}

/** The compositions of this store can be served again even after the next build of the shell. */
async function keepLocally(store) {
  const { keepShell, readShellBuild } = await import('../delivery/src/compose/shellBuild.ts');
  const build = await readShellBuild();
  if (!existsSync(join(store, 'shell', build.id))) await keepShell(store, build);
}

/** The parts that `npm run build -- shell mf-leave` names; without a name all of them. */
function chosen(names) {
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown)
    throw new Failure(`There is nothing to build that is called ${unknown}. There are: ${NAMES.join(', ')}.`);
  return names.length > 0 ? names : NAMES;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await underToolchain(import.meta.url, async () => {
    readEnvFile();
    await ensureDependencies();
    await buildAll({ names: chosen(process.argv.slice(2)), publishes: !isProduction() });
  });
}
