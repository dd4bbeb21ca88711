import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { ReleaseFile } from './files.ts';
import { openStore } from './storage/openStore.ts';

/** Beside the releases and not in them: no server and no bucket rule gives out this folder. */
const FOLDER = 'source-maps';

/** Stores the source maps of a release, or of a build of the shell. Those of the same code are stored once. */
export async function storeSourceMaps(store: string, name: string, id: string, maps: ReleaseFile[]): Promise<void> {
  const place = openStore(store);
  const folder = `${FOLDER}/${name}/${id}`;
  const [first] = maps;
  if (first && !(await place.read(`${folder}/${first.path}`))) await place.addFolder(folder, maps);
}

export async function removeSourceMaps(store: string, name: string, id: string): Promise<void> {
  await openStore(store).removeFolder(`${FOLDER}/${name}/${id}`);
}

/** Returns the text of the source map of a built file; undefined where there is none. */
export async function readSourceMap(
  store: string,
  name: string,
  id: string,
  path: string,
): Promise<string | undefined> {
  return (await openStore(store).read(`${FOLDER}/${name}/${id}/${path}.map`))?.toString();
}

/** Returns where a position in a built file comes from: a path beside that of the built file, and a line from 1. */
export function originalPosition(
  map: string,
  builtFile: string,
  line: number,
  column: number,
): { file: string; line: number } | undefined {
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(line - 1, column - 1);
  // A bundler names its own runtime by a URL: that is no file.
  if (!('originalSource' in entry) || entry.originalSource.includes(':')) return undefined;
  return { file: resolve(dirname(builtFile), entry.originalSource), line: entry.originalLine + 1 };
}
