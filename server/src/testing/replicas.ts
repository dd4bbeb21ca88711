import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Replica {
  readonly ask: (method: string, path: string, question?: Question) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

interface Question {
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: FormData;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly bytes: Buffer;
}

/** Starts a server process of its own, with a data folder of its own, and waits until it is ready. */
export async function startReplica(variables: Readonly<Record<string, string>>): Promise<Replica> {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-replica-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, SEED: 'none', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  return { ask: (method, path, question) => ask(origin, method, path, question ?? {}), stop };
}

async function ask(origin: string, method: string, path: string, question: Question): Promise<Answer> {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(question.query ?? {})) url.searchParams.set(name, value);
  if (question.token !== undefined) url.searchParams.set('token', question.token);
  const answer = await fetch(url, { method, ...(question.body ? { body: question.body } : {}) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, body: parsed(bytes), bytes };
}

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return {};
  }
}
