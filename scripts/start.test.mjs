import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { capture } from './processes.mjs';
import { readJson, root } from './root.mjs';

const NAME = 'mf-leave';
const MINUTE = 60_000;

let checkout;
let stores = 0;

/** A copy of the workspace whose files the tests change; packages that are not named come without their sources. */
beforeAll(async () => {
  checkout = mkdtempSync(join(realpathSync(tmpdir()), 'seamline-checkout-'));
  const copied = /^(?:[^/]+|.*\/package\.json|(?:scripts|delivery|shared|server|mf-leave)\/.*)$/;
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter((each) => copied.test(each) && existsSync(join(root, each)))) {
    mkdirSync(dirname(at(file)), { recursive: true });
    cpSync(join(root, file), at(file));
  }
  symlinkSync(join(root, '.toolchain'), at('.toolchain'));
  const { code, output } = await run([at('scripts/run.mjs'), at('scripts/root.mjs')]);
  expect(code, output).toBe(0);
}, 2 * MINUTE);

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const at = (...path) => join(checkout, ...path);

/** An artifact store that no other test uses. */
function newStore() {
  stores += 1;
  return at('stores', String(stores));
}

function run(args, env) {
  const { REMOTES_DIR: _, TRUSTED_KEYS: __, SEAMLINE_SIGNING_KEY: ___, NODE_ENV: ____, ...inherited } = process.env;
  const without = { SEAMLINE_WITHOUT_BROWSER: 'a test', SEAMLINE_WITHOUT_SERVER: 'a test' };
  const own = { DATA_DIR: at('.data'), ...without, SEAMLINE_ACTOR: 'anita', INIT_CWD: '' };
  return capture(process.execPath, args, {
    cwd: checkout,
    env: { ...inherited, ...own, ...env },
    timeout: MINUTE,
  });
}

async function build(store, env = {}) {
  const { code, output } = await run([at('scripts/build.mjs'), NAME], { REMOTES_DIR: store, ...env });
  expect(code, output).toBe(0);
  return output;
}

async function deliver(store, ...args) {
  const { code, output } = await run([at('delivery/src/cli.ts'), ...args], { REMOTES_DIR: store });
  expect(code, output).toBe(0);
}

/** The folder of a shell that has all that the built remote needs. */
function fittingShell() {
  const { shared } = readJson(at(NAME, 'dist/mf-stats.json'));
  const provided = ({ name, version, usedExports }) => [name, { version, exports: usedExports }];
  const provides = Object.fromEntries(shared.map(provided));
  mkdirSync(at('fitting-shell'), { recursive: true });
  writeFileSync(at('fitting-shell/shell.json'), JSON.stringify({ version: '1.0.0', provides }));
  return at('fitting-shell');
}

let changes = 0;

/** Versions of `shared`: no test needs more at once, and the build of each is in Turborepo's cache after the first. */
const VERSIONS = 4;

/** Changes a line of `shared` that every remote has in its build. */
function changeShared() {
  changes = (changes + 1) % VERSIONS;
  const path = at('shared/src/contract/wire/fields.ts');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/invalid_id\d*/, `invalid_id${changes}`));
}

const registryIn = (store) => readFileSync(join(store, 'registry.json'), 'utf8');
const liveIn = (store) => JSON.parse(registryIn(store)).remotes[NAME].release.id;

describe('npm start in development', { timeout: 2 * MINUTE }, () => {
  test('publishes a remote without a release, and replaces what it published itself when a line of shared has changed', async () => {
    const store = newStore();
    expect(await build(store)).toContain('is live');
    const first = liveIn(store);
    changeShared();
    expect(await build(store)).toContain('is live');
    expect(liveIn(store)).not.toBe(first);
    const log = readFileSync(join(store, 'audit.jsonl'), 'utf8').trim().split('\n').map(JSON.parse);
    expect(log.map(({ command, reason }) => [command, reason])).toEqual([
      ['publish', 'built by npm start'],
      ['publish', 'built by npm start'],
    ]);
  });

  test.each([
    ['a release of delivery publish', (store) => deliver(store, 'publish', NAME, '--shell', fittingShell())],
    ['a canary', (store) => deliver(store, 'canary', NAME, '--from', at(NAME, 'dist'), '--shell', fittingShell())],
    ['a rollback', (store) => deliver(store, 'rollback', NAME, '--reason', 'Dates are wrong.')],
    ['a disabled remote', (store) => deliver(store, 'disable', NAME, '--reason', 'Saves twice.')],
  ])('leaves %s alone when a line of shared has changed, and names the command', async (_what, decide) => {
    const store = newStore();
    await build(store);
    changeShared();
    await build(store);
    changeShared();
    await build(newStore());
    await decide(store);
    const decided = registryIn(store);
    const live = liveIn(store);
    changeShared();
    const sentence = `left alone: ${live} is live, by another command than this one. To publish this build: npm run delivery -- publish mf-leave`;
    expect(await build(store)).toContain(sentence);
    expect(registryIn(store)).toBe(decided);
  });

  test('signs nothing that was changed after signing', async () => {
    const store = newStore();
    await build(store);
    writeFileSync(join(store, 'registry.json'), registryIn(store).replace('"state": "live"', '"state": "disabled"'));
    const tampered = registryIn(store);
    expect(await build(store)).toContain('The signature of mf-leave does not fit its entry');
    changeShared();
    expect(await build(store)).toContain('left alone: The signature of mf-leave does not fit its entry');
    expect(registryIn(store)).toBe(tampered);
  });
});

test('npm start and pnpm dev: read .env in the root, and variables of the environment win', async () => {
  writeFileSync(at('.env'), 'TRUST_PROXY=10\nHSTS=perhaps\n');
  onTestFinished(() => rmSync(at('.env')));
  for (const program of [[at('scripts/start.mjs')], [at('server/src/development.ts'), '--check']]) {
    const { code, output } = await run(program, { HSTS: 'on' });
    expect(output).toContain('TRUST_PROXY=10 is more than 9 proxies.');
    expect(output).not.toContain('HSTS');
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  }
});

test('npm start and pnpm dev: name a taken port and another one, before anything is built', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const { port } = server.address();
  const start = await run([at('scripts/start.mjs')], { PORT: String(port) });
  expect(start.output).toMatch(new RegExp(`Port ${port} is taken; .* PORT=\\d+ npm start`));
  expect(start.output).not.toContain('turbo');
  const check = await run([at('server/src/development.ts'), '--check'], { API_PORT: String(port) });
  expect(check.output).toMatch(new RegExp(`Port ${port} is taken; .* API_PORT=\\d+ pnpm dev`));
  expect([start.code, check.code]).toEqual([1, 1]);
});

describe('npm start in production', { timeout: 2 * MINUTE }, () => {
  const settings = (store, values) => ({
    NODE_ENV: 'production',
    DATA_DIR: at('production-data'),
    EMBEDDED_DATABASE: 'allow-in-production',
    SESSION_SECRET: '4f1c9d0e7b2a86535d8e0c1f9a7b34e2',
    UPLOADS_KEY: '4f1c9d0e7b2a86535d8e0c1f9a7b34e24f1c9d0e7b2a86535d8e0c1f9a7b34e2',
    OTP_WEBHOOK_URL: 'https://sms.example.com/otp',
    PORT: '0',
    REMOTES_DIR: store,
    ...values,
  });

  test('serves the releases of the teams after a line of shared has changed, and makes no private key', async () => {
    const store = newStore();
    await build(store);
    const published = registryIn(store);
    changeShared();
    mkdirSync(at('built-shell'), { recursive: true });
    writeFileSync(at('built-shell/index.html'), '<!doctype html><title>Seamline HR</title>');
    const env = settings(store, { SHELL_DIR: at('built-shell'), TRUSTED_KEYS: at('.data/trusted-keys.json') });
    const address = await started(env);
    expect(await (await fetch(`${address}/remotes/registry.json`)).json()).toEqual(JSON.parse(published));
    expect((await (await fetch(`${address}/trusted-keys.json`)).json()).keys).toHaveLength(1);
    expect(registryIn(store)).toBe(published);
    expect(existsSync(at('production-data/keys'))).toBe(false);
  });

  test('says in sentences what is missing: the shell, the registry, the public keys', async () => {
    const env = settings(newStore(), { SHELL_DIR: at('no-shell'), DATA_DIR: at('empty-data') });
    const { code, output } = await run([at('scripts/start.mjs')], env);
    expect(code).toBe(1);
    expect(output).toMatch(/^The deployment is not complete:\n/m);
    expect(output).toContain(
      `  - There is no built shell in ${at('no-shell')}. Build it with "npm run build -- shell"`,
    );
    expect(output).toContain(`  - ${at('empty-data/trusted-keys.json')} is not a list of trusted keys`);
    expect(output).toMatch(/ {2}- There is no registry of remotes at .*\/registry\.json\. Publish the remotes/);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(at('empty-data/keys'))).toBe(false);
  });

  test('npm run build publishes nothing and makes no key', async () => {
    const store = newStore();
    changeShared();
    await build(store, { NODE_ENV: 'production', DATA_DIR: at('build-data') });
    expect(existsSync(store)).toBe(false);
    expect(existsSync(at('build-data'))).toBe(false);
  });
});

/** Starts the suite as a service manager does, until the test is over; its address. */
function started(env) {
  const child = spawn(process.execPath, [at('scripts/start.mjs')], {
    cwd: checkout,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(
    () =>
      new Promise((done) => {
        child.once('exit', done);
        process.kill(-child.pid, 'SIGTERM');
      }),
  );
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}
