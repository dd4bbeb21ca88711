import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, ask, type Question, startServer } from './serverProcess.ts';

export interface Replica {
  readonly ask: (method: string, path: string, question?: Question) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Starts a server process of its own, with a data folder of its own, and waits until it is ready. */
export async function startReplica(variables: Readonly<Record<string, string>>): Promise<Replica> {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-replica-'));
  const { child, ready, exit } = startServer({ DATA_DIR: folder, ...variables });
  const origin = await ready;
  return {
    ask: (method, path, question) => ask(origin, method, path, question),
    async stop() {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
