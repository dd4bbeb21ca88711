import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DeliveryFailure } from '../failure.ts';
import { root } from '../workspace.ts';
import type { SuiteFolders } from './composition.ts';

/** Time limit of a first start, which seeds the demo company. */
const PATIENCE = 120_000;

export interface Suite {
  address: string;
  /** Ends when the server does. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Path of the server's program; undefined in a repository without the server, such as one team's own. */
export function serverProgram(): string | undefined {
  const program = join(root, 'server', 'src', 'main.ts');
  return existsSync(program) ? program : undefined;
}

/** Serves a composition with the server of this workspace, on the embedded database with the demo company. */
export async function startSuite(
  { shellDir, remotesDir, trustedKeys }: SuiteFolders,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Suite> {
  const program = serverProgram();
  if (!program) throw new DeliveryFailure('A composition is served by the server of the workspace, which is not here.');
  const { DATABASE_URL: _, REMOTES_BUCKET: __, S3_BUCKET: ___, NODE_ENV: ____, ...inherited } = process.env;
  const server = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: '0',
      SEED: 'demo',
      DATA_DIR: dataDir,
      SHELL_DIR: shellDir,
      REMOTES_DIR: remotesDir,
      TRUSTED_KEYS: trustedKeys,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    const timer = setTimeout(() => server.kill('SIGKILL'), 8_000);
    server.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
  };
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const give = (problem: string) => reject(new DeliveryFailure(`${problem}\n${output.trim()}`));
    const timer = setTimeout(() => give('The server of the composition did not start in time.'), PATIENCE);
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    ended.then((code) => {
      clearTimeout(timer);
      give(`The server of the composition ended with ${code} instead of starting.`);
    });
  }).catch(async (error) => {
    server.kill('SIGKILL');
    await ended;
    throw error;
  });
  return { address, ended, stop };
}
