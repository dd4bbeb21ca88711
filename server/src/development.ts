import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const DATA = join(REPOSITORY, '.data');

/*
 * The server of `pnpm dev`. It has a port and a data folder of its own, so that `npm start` can run beside it; the
 * releases that `npm start` has published are served here too.
 */
const settings = join(REPOSITORY, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
// Folders in `.env` are relative to it.
process.chdir(REPOSITORY);
const { API_PORT = '3099', HOST = '127.0.0.1' } = process.env;
process.env.PORT = API_PORT;
process.env.DATA_DIR ??= join(DATA, 'development');
process.env.REMOTES_DIR ??= join(DATA, 'remotes');
process.env.TRUSTED_KEYS ??= join(DATA, 'trusted-keys.json');

if (process.argv.includes('--check')) await check();
else await import('./main.ts');

/** Ends with a sentence where the server could not start: under --watch it would wait for a change instead. */
async function check(): Promise<void> {
  try {
    await listens(Number(API_PORT));
    const { readEnv } = await import('./env.ts');
    const { lockFolder } = await import('./db/folderLock.ts');
    const env = readEnv(process.env);
    if (env.databaseUrl === undefined) lockFolder(env.dataDir).release();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

function listens(port: number): Promise<void> {
  const server = createServer();
  return new Promise((done, fail) => {
    const sentence = `Port ${port} is taken; does "pnpm dev" run already? Otherwise choose another port: API_PORT=${port - 1} pnpm dev`;
    server.once('error', () => fail(new Error(sentence)));
    server.listen(port, HOST, () => server.close(() => done()));
  });
}
