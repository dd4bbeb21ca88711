import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { alone } from './lock.mjs';
import { inTurns } from './pool.mjs';
import { capture } from './processes.mjs';
import { publishLocally } from './publishLocally.mjs';
import { isProduction, makeDataDirectory, remotes, root, storeDirectory } from './root.mjs';
import { Failure, say, size, stopwatch } from './say.mjs';
import { buildFingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs';
import { underToolchain } from './toolchain.mjs';

const AT_ONCE = 2;
const TIME_LIMIT = 300_000;
const NAMES = ['shell', ...remotes()];

/** Builds the shell and the remotes where something changed, and publishes them to the artifact store of this machine. */
export async function buildAll({ names = NAMES, store = storeDirectory(), publishes = true } = {}) {
  return alone(join(root, '.cache', 'build.lock'), 'building', async () => {
    const elapsed = stopwatch();
    if (publishes) makeDataDirectory();
    const results = await inTurns(names.filter(hasSources), AT_ONCE, build);
    const failed = results.filter((result) => result.problem);
    for (const { name, problem } of failed) process.stderr.write(`\nThe build of ${name} failed:\n${problem}\n`);
    // One at a time: all change the one registry.
    for (const { name, problem } of results) {
      if (problem || !publishes) continue;
      if (name === 'shell') await keepLocally(store);
      else await publishLocally(name, store);
    }
    if (failed.length > 0)
      throw new Failure(`Not built: ${failed.map(({ name }) => name).join(', ')}. The reasons are above.`);
    if (!results.some(({ built }) => built)) say('Build', `unchanged, checked in ${elapsed()}`);
  });
}

function hasSources(name) {
  return existsSync(join(root, name, 'src', name === 'shell' ? 'main.ts' : 'routes.tsx'));
}

async function build(name) {
  const fingerprint = buildFingerprint(name);
  const folder = join(root, name);
  const dist = join(folder, 'dist');
  if (readStamp(name) === fingerprint && existsSync(dist)) return { name, built: false };
  removeStamp(name);
  const elapsed = stopwatch();
  const rsbuild = join(folder, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js');
  const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' };
  const { code, output, timedOut } = await capture(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    env,
    timeout: TIME_LIMIT,
  });
  if (timedOut) return { name, problem: 'It did not end within five minutes.' };
  if (code !== 0) return { name, problem: plain(output) };
  writeStamp(name, fingerprint);
  say(name, `built in ${elapsed()}, ${size(travelling(dist))} compressed`);
  return { name, built: true };
}

/** The bytes that browsers fetch of a build: of each file the copy that the build compressed. */
function travelling(dist) {
  const files = readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.br'));
  return files.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0);
}

/** The bundler's own words, without colours and without the stack of the bundler itself. */
function plain(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines
    .filter((line) => !/^\s+at .*node_modules|^info /.test(line))
    .join('\n')
    .trim();
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
    await ensureDependencies();
    await buildAll({ names: chosen(process.argv.slice(2)), publishes: !isProduction });
  });
}
