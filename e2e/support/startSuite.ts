import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createKey } from '@seamline/delivery/keys';
import { startMapService } from './mapService.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Longest wait for a first start, which seeds the demo company, in milliseconds. */
const START_TIMEOUT = 120_000;

/** What the server of the last run said, for whoever looks into a failure. */
const SERVER_LOG = join(root, '.cache/test/server.log');

/** Where the tests pretend that a development server stands. */
const OVERRIDE_ORIGINS = 'http://localhost:3999';

/**
 * Starts the real thing, with a data folder of its own: the remotes published from their built files, and the
 * server with the demo company, its map drawn on this machine. `SEAMLINE_BASE_URL` names another address to test instead.
 */
export default async function startSuite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SEAMLINE_BASE_URL) return undefined;
  // What the tests publish on the way is looked at by the tests themselves.
  process.env.SEAMLINE_WITHOUT_BROWSER = 'published by a test';
  const data = await mkdtemp(join(tmpdir(), 'seamline-e2e-'));
  const store = process.env.REMOTES_DIR ?? join(data, 'remotes');
  const map = await startMapService();
  const stop = async (server?: ChildProcess) => {
    if (server) await stopped(server);
    await map.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const trustFile = join(data, 'trusted-keys.json');
    if (process.env.TRUSTED_KEYS) await cp(process.env.TRUSTED_KEYS, trustFile);
    const key = await suiteKey(data, trustFile);
    if (!process.env.REMOTES_DIR) await publishAll(store, key);
    // A copy: a build that runs beside the tests must not take the shell away from under them.
    const shell = join(data, 'shell');
    await cp(process.env.SHELL_DIR ?? join(root, 'shell/dist'), shell, { recursive: true });
    const settings = {
      DATA_DIR: data,
      REMOTES_DIR: store,
      SHELL_DIR: shell,
      TRUSTED_KEYS: trustFile,
      OVERRIDE_ORIGINS,
      ...map.settings,
    };
    const server = await startServer(settings);
    process.env.SEAMLINE_BASE_URL = server.address;
    return () => stop(server.process);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A key that may ship everything; the tests sign with it what they change in the registry. */
async function suiteKey(data: string, trustFile: string): Promise<string> {
  const file = join(data, 'keys', 'suite.pem');
  await createKey({ file, trustFile, remotes: ['*'] });
  process.env.SEAMLINE_SUITE_KEY = file;
  return file;
}

/** The way a team ships: through the delivery command, one remote after the other. */
async function publishAll(store: string, key: string): Promise<void> {
  const remotes = (await readdir(root)).filter((name) => name.startsWith('mf-'));
  for (const name of remotes) {
    if (!existsSync(join(root, name, 'dist', 'remote.json'))) continue;
    await run(process.execPath, [join(root, 'delivery/src/cli.ts'), 'publish', name, '--store', store, '--key', key]);
  }
}

function startServer(settings: Record<string, string>): Promise<{ process: ChildProcess; address: string }> {
  const { SEAMLINE_BASE_URL: _, DATABASE_URL: __, ...inherited } = process.env;
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: { ...inherited, PORT: '0', HOST: '127.0.0.1', SEED: 'demo', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mkdirSync(dirname(SERVER_LOG), { recursive: true });
  rmSync(SERVER_LOG, { force: true });
  return new Promise((resolve, reject) => {
    let output = '';
    let address: string | undefined;
    const give = (problem: string) => {
      server.kill('SIGKILL');
      reject(new Error(`${problem}\n${output}`));
    };
    const timer = setTimeout(() => give('The server did not start in time.'), START_TIMEOUT);
    const read = (chunk: Buffer) => {
      appendFileSync(SERVER_LOG, chunk);
      if (address) return;
      output += chunk;
      address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve({ process: server, address });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code, signal) => {
      clearTimeout(timer);
      appendFileSync(SERVER_LOG, `The server ended with ${code ?? signal}.\n`);
      reject(new Error(`The server ended with ${code ?? signal} instead of starting.\n${output}`));
    });
  });
}

function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGKILL'), 5_000);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGTERM');
  });
}
