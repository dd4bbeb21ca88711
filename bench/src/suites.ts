import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Folders, root, settingsOf } from './builds.ts';

/** Longest wait for a first start, which seeds the demo company, in milliseconds. */
const START_TIMEOUT = 120_000;

/** A running server. */
export interface Suite {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the real server over a shell, with a data folder of its own and the demo company. */
export function serve(data: string, folders: Folders): Promise<Suite> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const settings = { DATA_DIR: data, ...settingsOf(folders) };
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: { ...inherited, NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', SEED: 'demo', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => server.kill('SIGKILL'), START_TIMEOUT);
    const read = (chunk: Buffer) => {
      output += chunk;
      const origin = /ready at (http:\/\/[^\s/]+)/.exec(output)?.[1];
      if (!origin) return;
      clearTimeout(timer);
      resolve({ origin, stop: () => stop(server) });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} instead of starting.\n${output}`)));
  });
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

/** A session of the demo company's owner. */
export async function ownersToken({ origin }: Suite): Promise<string> {
  const query = new URLSearchParams({ number: '9876500001', password: 'fitting-room-7' });
  const response = await fetch(`${origin}/data/verify-login?${query}`, { method: 'POST' });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`Signing in answered ${response.status}.`);
  return token;
}

/** Adds branches up to a count; their names sort after the existing ones. */
export async function addBranches({ origin }: Suite, token: string, wanted: number): Promise<void> {
  const response = await fetch(`${origin}/data/settings/branches?${new URLSearchParams({ token })}`);
  const { branches } = (await response.json()) as { branches: unknown[] };
  for (let number = branches.length + 1; number <= wanted; number += 1) {
    const query = new URLSearchParams({
      token,
      name: `Workroom ${number}`,
      code: `WR${number}`,
      branch_type: 'Factory',
    });
    const added = await fetch(`${origin}/data/settings/add-branches?${query}`, { method: 'POST' });
    if (!added.ok) throw new Error(`Adding a branch answered ${added.status}.`);
  }
}
