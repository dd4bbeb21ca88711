import { existsSync } from 'node:fs';
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
// The port before that of the shell.
process.env.PORT = String(Number(process.env.DEV_PORT || 3100) - 1);
process.env.DATA_DIR ??= join(DATA, 'development');
process.env.REMOTES_DIR ??= join(DATA, 'remotes');
process.env.TRUSTED_KEYS ??= join(DATA, 'trusted-keys.json');

// Under --watch a server that cannot start would wait for a change.
if (process.argv.includes('--check')) await check();
else await import('./main.ts');

async function check(): Promise<void> {
  const { checkStart } = await import('./checkStart.ts');
  try {
    await checkStart('DEV_PORT=? pnpm dev');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
