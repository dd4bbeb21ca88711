import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../builds.ts';
import type { Suite } from '../suites.ts';

/** Starts a program of the workspace that tells on its standard output where it listens. */
export async function startServer(program: string, variables: Record<string, string>): Promise<Suite> {
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', SHELL_DIR: '/nowhere', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} instead of starting.`)));
  });
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
