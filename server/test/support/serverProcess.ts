import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** The output so far. */
  readonly output: () => string;
  /** Resolves with the URL that the server prints; rejects when the process ends before. */
  readonly ready: Promise<string>;
  readonly exit: Promise<number | null>;
}

const WORKSPACE = join(import.meta.dirname, '../../..');

/** Starts the server of a workspace as an operator does, on a port of its own. */
export function startServer(variables: Readonly<Record<string, string>>, workspace = WORKSPACE): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(workspace, 'server/src/main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2', SEED: 'none', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, exit };
}

export interface Question {
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: FormData | string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, in place of a body. */
  readonly json?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  readonly bytes: Buffer;
}

/** Asks a server over the network. */
export async function ask(origin: string, method: string, path: string, question: Question = {}): Promise<Answer> {
  const { token, query = {}, json, headers } = question;
  const body = json === undefined ? question.body : JSON.stringify(json);
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (token !== undefined) url.searchParams.set('token', token);
  const answer = await fetch(url, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body: parsed(bytes), bytes };
}

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return {};
  }
}
