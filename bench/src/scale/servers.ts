import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../builds.ts';
import type { Suite } from '../suites.ts';
import type { HeldByServer } from './meter.ts';

export interface Measurable extends Suite {
  /** CPU time of all threads of the server so far, in microseconds. */
  readonly used: () => Promise<number>;
  /** Memory, files and timers of the server now. */
  readonly held: () => Promise<HeldByServer>;
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
  async function ask<Answer>(question: 'used' | 'held'): Promise<Answer> {
    const answered = once(child, 'message') as Promise<[Answer]>;
    child.send(question);
    return (await answered)[0];
  }
  return {
    origin,
    used: async () => (await ask<{ microseconds: number }>('used')).microseconds,
    held: () => ask<HeldByServer>('held'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
