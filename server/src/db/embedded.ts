import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FolderInUse, type FolderLock, lockFolder } from '@seamline/delivery/storage/lock';
import type { EmbeddedTask } from './embeddedWorker.ts';
import { explainStart } from './storageFailure.ts';

/** Clients of PostgreSQL look for a socket of this name where the host is a path. */
const SOCKET = '/.s.PGSQL.5432';

/** The worker's message once it accepts connections. */
const READY = 'ready';

export interface EmbeddedEngine {
  /** Host of the connection, to which the driver adds `/.s.PGSQL.5432` to find the socket. */
  readonly host: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder of the data; without one they are lost when the engine stops. */
  readonly dataDir: string | undefined;
  /** An archive that a new database begins with: tests have no time to make one each. */
  readonly template: string | undefined;
}

/** Starts the database engine in a thread of its own, so that a heavy list does not hold up every other request. */
export async function startEmbedded({ dataDir, template }: EmbeddedOptions): Promise<EmbeddedEngine> {
  const lock = dataDir === undefined ? undefined : lockDataDir(dataDir);
  const localSocket = createLocalSocket();
  const folder = dataDir === undefined ? undefined : join(dataDir, 'database');
  const task: EmbeddedTask = { folder, socket: localSocket.socket, template };
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), { workerData: task, execArgv: [] });
  const release = () => {
    lock?.release();
    localSocket.remove();
  };
  try {
    await ready(worker);
  } catch (error) {
    release();
    const failed = new Error(`The embedded database${folder ? ` in ${folder}` : ''} does not start.`, { cause: error });
    throw explainStart(failed, folder ?? 'this machine');
  }
  return {
    host: localSocket.host,
    async stop() {
      const ended = once(worker, 'exit');
      worker.postMessage('stop');
      await ended;
      release();
    },
  };
}

/** Waits for the worker's own message: with --watch Node sends other messages over the same channel. */
async function ready(worker: Worker): Promise<void> {
  const failed = once(worker, 'exit').then(([code]) => Promise.reject(new Error(`its thread ended with code ${code}`)));
  failed.catch(() => undefined);
  for (;;) {
    const [message] = (await Promise.race([once(worker, 'message'), failed])) as [unknown];
    if (message === READY) return;
  }
}

/**
 * Takes a data folder for this process, or throws a sentence that names the folder and who has it: two engines on one
 * folder silently lose rows.
 */
export function lockDatabase(folder: string): FolderLock {
  try {
    return lockFolder(folder, 'database');
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const who = error.holder ? `process ${error.holder.pid} since ${error.holder.since}` : 'another process';
    throw new Error(
      `The database in ${folder} is already in use by ${who}. Stop that process first, or choose another folder with DATA_DIR.`,
    );
  }
}

function lockDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return lockDatabase(dataDir);
  } catch (error) {
    throw explainStart(error, dataDir);
  }
}

/**
 * A socket that only this user can reach: a connection of another user would need no password and break ours.
 * It lies in the temporary folder because the system allows a socket's path about a hundred characters and a data
 * folder may lie deeper.
 */
function createLocalSocket() {
  if (process.platform === 'win32') {
    const host = `//./pipe/seamline-${process.pid}-${crypto.randomUUID()}`;
    return { host, socket: `${host}${SOCKET}`, remove() {} };
  }
  const host = mkdtempSync(join(shortTemporaryFolder(), 'seamline-'));
  return { host, socket: `${host}${SOCKET}`, remove: () => rmSync(host, { recursive: true, force: true }) };
}

function shortTemporaryFolder(): string {
  const LONGEST = 60;
  return tmpdir().length <= LONGEST ? tmpdir() : '/tmp';
}
