import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

export interface PostgresqlServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a temporary PostgreSQL, which also ends when this process is killed. */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-postgresql-'));
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const program = join(import.meta.dirname, 'postgresqlProcess.ts');
  const child = spawn(process.execPath, [program, folder, String(port), password], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error('PostgreSQL for the tests did not start; see its output above.');
    }),
  ]);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
