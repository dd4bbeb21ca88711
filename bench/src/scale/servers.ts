import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../builds.ts';
import type { Suite } from '../suites.ts';

export interface Measurable extends Suite {
  /** CPU time of all threads of the server so far, in microseconds. */
  readonly used: () => Promise<number>;
}

const METER = pathToFileURL(join(import.meta.dirname, 'meter.ts')).href;

/** Starts a program of the workspace that prints its URL on the standard output. */
export async function startServer(program: string, variables: Record<string, string>): Promise<Measurable> {
  const child = spawn(process.execPath, ['--import', METER, join(root, program)], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', SHELL_DIR: '/nowhere', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} instead of starting.`)));
  });
  return {
    origin,
    async used() {
      const answered = once(child, 'message') as Promise<[{ microseconds: number }]>;
      child.send('used');
      const [{ microseconds }] = await answered;
      return microseconds;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
