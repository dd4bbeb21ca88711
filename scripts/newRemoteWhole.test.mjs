import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../server/test/support/freePort.ts';
import { capture } from './processes.mjs';
import { readJson, root } from './root.mjs';
import { pnpm } from './toolchain.mjs';
import { isAsWritten, transcriptOf } from './transcript.mjs';

const MINUTES = 60_000;

/** From an empty folder to a screen in the composed shell takes minutes; every run has `newRemote` and `pack`. */
describe.skipIf(process.env.CI !== 'true')('a new remote, from nothing to the composed shell', () => {
  let folder;
  let copy;
  let server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'seamline-whole-'));
    copy = join(folder, 'workspace');
    const { output } = await capture('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
    for (const file of output.trim().split('\n')) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, '.toolchain'), join(copy, '.toolchain'));
  }, 5 * MINUTES);

  afterAll(() => {
    server?.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }, 5 * MINUTES);

  /** Runs a command, expects exit code 0, and returns its output. */
  async function done(command, args, cwd = copy, env = {}) {
    // Nothing of the run that this test belongs to: neither its servers nor its sample.
    const { SEAMLINE_BASE_URL: _, SEAMLINE_SAMPLE: __, DATA_DIR: ___, INIT_CWD: ____, ...inherited } = process.env;
    // Builds that are the same as in the workspace are shared; the first run builds them.
    const own = { TURBO_CACHE_DIR: join(root, '.cache', 'turbo'), ...env };
    const result = await capture(command, args, { cwd, env: { ...inherited, ...own }, timeout: 15 * MINUTES });
    expect(result.code, result.output).toBe(0);
    return result.output;
  }

  const script = (name, ...args) => done(process.execPath, [join(copy, 'scripts', `${name}.mjs`), ...args]);

  /** Follows the manual once, in the first test that needs it; the others use the result. */
  let followed;
  function followManual() {
    followed ??= follow();
    return followed;
  }

  async function follow() {
    await script('build');
    const page = readFileSync(join(copy, 'docs/ship-a-remote.md'), 'utf8');
    const steps = transcriptOf(page);
    expect(steps.length).toBeGreaterThan(15);
    // What the page calls `npm start`, at a port of its own: the commands find it by the same settings.
    const settings = { PORT: String(await freePort()), HOST: '127.0.0.1' };
    server = await startServer(settings);
    const path = `${join(copy, '.toolchain/node_modules/.bin')}${delimiter}${process.env.PATH}`;
    for (const { command, expected } of steps) {
      const output = (await done('bash', ['-c', command], copy, { ...settings, PATH: path })).replaceAll(
        `${copy}/`,
        '',
      );
      expect(isAsWritten(expected, output), `${command}\n${output}`).toBe(true);
    }
  }

  test(
    'the manual of shipping says what happens, from its first command to its last',
    {
      timeout: 25 * MINUTES,
    },
    followManual,
  );

  test('what was made in the workspace passes all checks, and its entry in the menu leads to it', {
    timeout: 25 * MINUTES,
  }, async () => {
    await followManual();
    // The manual has checked the types of the remote; the run that this test belongs to checks the other packages.
    await done(await pnpm(), ['exec', 'biome', 'check', 'mf-attendance']);
    await done(await pnpm(), ['unused']);
    const run = ['vitest', 'run', '--project', 'mf-attendance', '--project', 'scripts', 'src', 'texts.test'];
    expect(await done(await pnpm(), run)).toMatch(/Tests .*\d+ passed/);
    const browser = ['exec', 'playwright', 'test', '--project', 'mf-attendance', '-g', 'the menu leads to the area'];
    expect(await done(await pnpm(), browser)).toContain('1 passed');
  });

  test('what was made outside is tried in a live shell, published, and runs there', {
    timeout: 25 * MINUTES,
  }, async () => {
    await followManual();
    const own = join(folder, 'mf-holidays');
    const env = { SEAMLINE_SHELL: server.address };
    await done(await pnpm(), ['install', '--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile'], own);
    await done('npm', ['run', 'check'], own);
    expect(await done('npm', ['run', 'browser'], own, env)).toContain('1 passed');

    const deliver = (...args) => done('npm', ['run', '--silent', 'delivery', '--', ...args], own);
    await deliver('keys', 'mf-holidays', '--trust', join(copy, '.data/trusted-keys.json'));
    const shipping = {
      ...env,
      SEAMLINE_STORE: join(copy, '.data/remotes'),
      SEAMLINE_SIGNING_KEY: readFileSync(join(own, '.data/keys/mf-holidays.pem'), 'utf8'),
    };
    const ship = (...args) => done(join(own, 'ship.sh'), args, own, shipping);
    expect(await ship('publish')).toMatch(/^mf-holidays 1\.0\.0-\w+ is live now/m);
    expect(Object.keys(readJson(join(copy, '.data/remotes/registry.json')).remotes)).toContain('mf-holidays');
    const published = { SEAMLINE_BASE_URL: server.address };
    expect(await done('npm', ['run', 'browser'], own, published)).toContain('1 passed');
  });

  function startServer(settings) {
    const env = { ...process.env, ...settings, SEED: 'demo', DATA_DIR: join(copy, '.data') };
    const child = spawn(process.execPath, [join(copy, 'server/src/main.ts')], { cwd: copy, env });
    return new Promise((resolve, reject) => {
      let output = '';
      const read = (chunk) => {
        output += chunk;
        const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
        if (address) resolve({ process: child, address });
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(output)));
    });
  }
});
