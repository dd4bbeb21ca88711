import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
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
  /** An archive that a new database begins with. */
  readonly template: string | undefined;
}

const { folder, socket, template } = workerData as EmbeddedTask;
const database = await open();
const server = new PGLiteSocketServer({ db: database, path: socket });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  process.exit();
});
parentPort?.postMessage('ready');

async function open(): Promise<PGlite> {
  if (folder === undefined) return create(undefined);
  if (!existsSync(folder) || readdirSync(folder).length === 0) await prepare(folder);
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
}

/** Makes the files beside their place, so that whoever stops the first start halfway does not leave half a database. */
async function prepare(place: string) {
  const unfinished = `${place}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await (await create(unfinished)).close();
  await rm(place, { recursive: true, force: true });
  await rename(unfinished, place);
}

async function create(dataDir: string | undefined): Promise<PGlite> {
  const loadDataDir = template === undefined ? undefined : new Blob([await readFile(template)]);
  return PGlite.create({ dataDir, loadDataDir, extensions: { pg_trgm } });
}
