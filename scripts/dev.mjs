import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildAll } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { whenOrphaned } from './orphan.mjs';
import { checkPort, host, listenProblem, port } from './ports.mjs';
import { dataDirectory, remotes, root } from './root.mjs';
import { Failure, say } from './say.mjs';
import { underToolchain } from './toolchain.mjs';

const FIRST_PORT = 3101;
const FIRST_COMPILATION = 60_000;

const folder = join(root, '.cache', 'dev');
// Inside the shell's folder, or Rsbuild would not clear it; beside its dist, which `npm start` serves.
const shellFolder = join(root, 'shell', 'node_modules', '.cache', 'seamline-dev');
const store = join(folder, 'remotes');

const children = [];
let stopping = false;

/**
 * `pnpm dev` keeps everything fresh, `pnpm dev mf-leave` that remote only, with the others as built;
 * `pnpm dev mf-leave --into https://hr.example.com` serves it to a shell that is deployed.
 */
await underToolchain(import.meta.url, async () => {
  const { names, into } = asked(process.argv.slice(2));
  const hot = chosenRemotes(names);
  if (into) return serveInto(into, hot);
  await checkPort('npm run dev');
  await checkRemotePorts(hot);
  await ensureDependencies();
  for (const each of [folder, shellFolder]) rmSync(each, { recursive: true, force: true });
  await buildAll({ names: remotes().filter((name) => !hot.includes(name)), store });
  return new Promise((done) => {
    stopTogether(done);
    startAll(hot).catch((error) => {
      process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
      stop(1, done);
    });
  });
});

function asked(words) {
  const at = words.indexOf('--into');
  if (at === -1) return { names: words };
  const address = words[at + 1];
  if (!URL.canParse(address))
    throw new Failure('Say which shell: npm run dev mf-leave -- --into https://hr.example.com');
  return { names: words.toSpliced(at, 2), into: new URL(address).origin };
}

/** Nothing of the shell and nothing of the server runs here: the deployed ones take the remotes from this machine. */
async function serveInto(shell, hot) {
  if (hot.length !== 1)
    throw new Failure('One remote at a time: npm run dev mf-leave -- --into https://hr.example.com');
  const [name] = hot;
  await checkRemotePorts(hot);
  await ensureDependencies();
  return new Promise((done) => {
    stopTogether(done);
    startRemote(name, { SHELL_ORIGIN: shell });
    descriptionOf(name)
      .then(({ paths }) => {
        say(
          `Open ${shell}/dashboard/${paths[0]}?override=${name}@${originOf(name)}/ and reload it after a change. The shell has to list ${originOf(name)} in OVERRIDE_ORIGINS.`,
        );
      })
      .catch((error) => {
        process.stderr.write(`${error.message}\n`);
        stop(1, done);
      });
  });
}

function startRemote(name, env = {}) {
  return run(name, [join(root, 'scripts', 'devRemote.mjs'), join(root, name), String(portOf(name))], {
    cwd: join(root, name),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function chosenRemotes(names) {
  const all = remotes();
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Failure(`There is no remote ${unknown}. There are: ${all.join(', ')}.`);
  const withSources = all.filter((name) => existsSync(join(root, name, 'src', 'routes.tsx')));
  return names.length > 0 ? names : withSources;
}

/** Each remote has its port, whichever of them are started. */
function portOf(name) {
  return FIRST_PORT + remotes().indexOf(name);
}

async function checkRemotePorts(names) {
  for (const name of names) {
    if (await listenProblem(portOf(name), '127.0.0.1')) {
      throw new Failure(
        `Port ${portOf(name)} of ${name} is taken. Stop the other program; is \`npm run dev\` running already?`,
      );
    }
  }
}

async function startAll(hot) {
  run('shell', [rsbuild('shell'), 'build', '--watch', '--dist-path', shellFolder], { cwd: join(root, 'shell') });
  for (const name of hot) {
    startRemote(name).on('message', () => announce(name).catch(() => undefined));
  }
  await Promise.all(hot.map(announce));
  await waitUntil(() => existsSync(join(shellFolder, 'index.html')), 'The shell has not compiled yet');
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDirectory(),
    SHELL_DIR: shellFolder,
    REMOTES_DIR: store,
    REMOTE_ORIGINS: hot.map(originOf).join(','),
  };
  const watched = ['server/src', 'shared/src/contract'].map((path) => join(root, path));
  const program = join(root, 'server', 'src', 'main.ts');
  run('server', [join(root, 'scripts', 'restartOnChange.mjs'), program, ...watched], { cwd: root, env });
  say(
    `When the server is ready, open http://${host}:${port}. It reloads after a change of a hot remote; reload it yourself after one of the shell. Fresh: the server, the shell${hot.map((name) => `, ${name}`).join('')}.`,
  );
}

function rsbuild(name) {
  return join(root, name, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js');
}

function originOf(name) {
  return `http://localhost:${portOf(name)}`;
}

/** Puts a development server into the registry of this run in place of a release. */
async function announce(name) {
  const { title, owner, paths, entry, container, shared, uses, preload } = await descriptionOf(name);
  const { changeRemote } = await import('../delivery/src/store.ts');
  const { localSigner } = await import('../delivery/src/localSigner.ts');
  const release = {
    id: 'development',
    base: `${originOf(name)}/`,
    entry,
    container,
    integrity: {},
    shared,
    uses,
    preload,
    published_at: new Date().toISOString(),
    development: true,
  };
  await changeRemote({ store, name, signer: await localSigner(name) }, async () => ({
    remote: { title, owner, paths, state: 'live', release },
    change: { command: 'dev', to: release.base },
  }));
}

/** What a development server says of its remote, once it has compiled. */
async function descriptionOf(name) {
  let text;
  await waitUntil(async () => {
    const response = await fetch(`http://127.0.0.1:${portOf(name)}/remote.json`).catch(() => undefined);
    text = response?.ok ? await response.text() : undefined;
    return text !== undefined;
  }, `${name} has not compiled yet`);
  return JSON.parse(text);
}

async function waitUntil(condition, complaint) {
  const deadline = Date.now() + FIRST_COMPILATION;
  while (!(await condition())) {
    if (stopping) return;
    if (Date.now() > deadline) throw new Failure(`${complaint}; its own words stand above.`);
    await pause(150);
  }
}

/** Starts a program whose every line is marked with the name of its part. */
function run(name, args, options) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      for (const line of text.split('\n').filter((each) => each.trim())) say(name, line);
    });
  }
  children.push({ name, child });
  child.once('exit', (code) => {
    if (!stopping) process.emit('partEnded', name, code);
  });
  return child;
}

function stopTogether(done) {
  process.on('partEnded', (name, code) => {
    process.stderr.write(`${name} ended with exit code ${code}; the others are stopped.\n`);
    stop(1, done);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0, done));
  whenOrphaned(() => stop(0, done));
}

async function stop(code, done) {
  if (stopping) return;
  stopping = true;
  // Only the server has something to put away; bundlers take their time for nothing.
  const alive = children.filter(({ child }) => child.exitCode === null);
  const ended = alive.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
  for (const { name, child } of alive) child.kill(name === 'server' ? 'SIGTERM' : 'SIGKILL');
  await Promise.race([Promise.all(ended), pause(8_000)]);
  for (const { child } of alive) child.kill('SIGKILL');
  done(code);
}
