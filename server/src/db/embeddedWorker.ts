import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Start parameters of the worker. */
export interface EmbeddedTask {
  /** The folder of the engine's files; without one everything stays in memory. */
  readonly folder: string | undefined;
  /** Path of the socket for the only connection. */
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
  return PGlite.create({ fs: privateFiles(folder), extensions: { pg_trgm } });
}

/** Creates the files in another folder and renames it, so that an interrupted first start leaves no half database. */
async function prepare(folder: string) {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await (await create(unfinished)).close();
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

async function create(dataDir: string | undefined): Promise<PGlite> {
  const loadDataDir = template === undefined ? undefined : new Blob([await readFile(template)]);
  const files = dataDir === undefined ? {} : { fs: privateFiles(dataDir) };
  return PGlite.create({ ...files, loadDataDir, extensions: { pg_trgm } });
}

/** Sets the attributes of a file, by which the engine changes its mode. */
type SetAttributes = (file: unknown, attributes: { readonly mode?: number }) => void;

interface EngineModule {
  readonly NODEFS: Readonly<Record<'node_ops' | 'stream_ops', { setattr: SetAttributes }>>;
}

/**
 * Returns a folder whose files belong to this user alone. The engine sets the mode of each file after creating it, often
 * to 0666, which a umask does not reach.
 */
function privateFiles(folder: string): NodeFS {
  const files = new NodeFS(folder);
  const init = files.init.bind(files);
  files.init = async (engine, options) => {
    const { emscriptenOpts } = await init(engine, options);
    const restrict = (module: unknown) => restrictModes(module as EngineModule);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [restrict, ...(emscriptenOpts.preRun ?? [])] } };
  };
  return files;
}

function restrictModes({ NODEFS }: EngineModule): void {
  for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (file, attributes) => {
      const { mode } = attributes;
      setattr(file, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
    };
  }
}
