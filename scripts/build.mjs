import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { alone } from './lock.mjs';
import { inTurns } from './pool.mjs';
import { capture } from './processes.mjs';
import { makeDataDirectory, remotes, root, storeDirectory } from './root.mjs';
import { Failure, say, size, stopwatch } from './say.mjs';
import { buildFingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs';
import { underToolchain } from './toolchain.mjs';

const AT_ONCE = 2;
const TIME_LIMIT = 300_000;

/** Builds the shell and the remotes where something changed, and makes each changed remote live in the local store. */
export async function buildAll({ names = ['shell', ...remotes()], store = storeDirectory() } = {}) {
  return alone(join(root, '.cache', 'build.lock'), 'building', async () => {
    const elapsed = stopwatch();
    makeDataDirectory();
    const results = await inTurns(names.filter(hasSources), AT_ONCE, build);
    const failed = results.filter((result) => result.problem);
    for (const { name, problem } of failed) process.stderr.write(`\nThe build of ${name} failed:\n${problem}\n`);
    // One at a time: all change the one registry.
    for (const { name, built, problem } of results) {
      if (problem) continue;
      if (name === 'shell') await keepLocally(store);
      else await publishLocally(name, store, built);
    }
    if (failed.length > 0)
      throw new Failure(`Not built: ${failed.map(({ name }) => name).join(', ')}. The reasons stand above.`);
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

async function publishLocally(name, store, built) {
  // Imported late: an older Node cannot read these files, and packages may be missing before.
  const { readBuild } = await import('../delivery/src/build.ts');
  const { localSigner } = await import('../delivery/src/localSigner.ts');
  const from = join(root, name, 'dist');
  const signer = await localSigner(name);
  if (!built) {
    const { release } = await readBuild(name, from);
    // A release that is there and not live was rolled back on purpose.
    if (existsSync(join(store, name, release.id))) return await signAgain(name, store, signer);
  }
  const { publish } = await import('../delivery/src/publish.ts');
  const result = await publish({ name, from, store, signer });
  if (result.outcome === 'published')
    say(name, `${result.release} is live${result.state === 'disabled' ? ' but disabled' : ''}`);
}

/** The compositions of this store can be served again even after the next build of the shell. */
async function keepLocally(store) {
  const { keepShell, readShellBuild } = await import('../delivery/src/compose/shellBuild.ts');
  const build = await readShellBuild();
  if (!existsSync(join(store, 'shell', build.id))) await keepShell(store, build);
}

/** A store may be older than its keys, or than signing itself. */
async function signAgain(name, store, signer) {
  const { readTrustedKeys, signatureFault } = await import('../delivery/src/keys.ts');
  const { defaultTrustFile, readRegistry } = await import('../delivery/src/store.ts');
  const entry = (await readRegistry(store)).remotes[name];
  if (!entry || !signatureFault(name, entry, await readTrustedKeys(defaultTrustFile()))) return;
  const { resign } = await import('../delivery/src/switch.ts');
  await resign({ name, store, signer, reason: 'not signed with a key of this machine' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await underToolchain(import.meta.url, async () => {
    await ensureDependencies();
    await buildAll();
  });
}
