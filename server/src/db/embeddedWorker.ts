import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** What the worker is started with. */
export interface EmbeddedTask {
  /** The folder of the engine's files; without one everything stays in memory. */
  readonly folder: string | undefined;
  /** Where the one connection is awaited. */
  readonly socket: string;
  /** An archive to begin with when the folder is still empty. */
  readonly template: string | undefined;
}

const { folder, socket, template } = workerData as EmbeddedTask;
const database = await PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm },
  loadDataDir: template === undefined ? undefined : new Blob([await readFile(template)]),
});
const server = new PGLiteSocketServer({ db: database, path: socket });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  process.exit();
});
parentPort?.postMessage('ready');
