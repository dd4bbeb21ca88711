import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { STATS_FILE } from '@seamline/shared/contract/releases/builds';
import { releasedPath } from '@seamline/shared/contract/releases/registry';
import * as z from 'zod';
import { DeliveryFailure } from './failure.ts';

/** Files that describe a build to tools. No page loads them, so the registry lists no hash of them. */
export const DESCRIPTIONS: ReadonlySet<string> = new Set([STATS_FILE, 'mf-manifest.json']);
/** The list of a stored release's files and hashes, next to the release, for clients that cannot list a folder. */
export const FILE_LIST = 'files.json';

export interface ReleaseFile {
  /** Relative to the folder of the release, with forward slashes. */
  path: string;
  bytes: Buffer;
}

/** Returns the files of a folder that belong to a release, in a fixed order. Source maps, which are private, do not. */
export async function readFiles(folder: string): Promise<ReleaseFile[]> {
  return await readListed(folder, (path) => !path.endsWith('.map'));
}

/** Returns the source maps of a build. */
export async function readSourceMaps(folder: string): Promise<ReleaseFile[]> {
  return await readListed(folder, (path) => path.endsWith('.map'));
}

async function readListed(folder: string, isWanted: (path: string) => boolean): Promise<ReleaseFile[]> {
  const paths = (await listFiles(folder, '')).filter(isWanted);
  return Promise.all(paths.sort().map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })));
}

async function listFiles(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (!releasedPath.safeParse(path).success) {
        throw new DeliveryFailure(
          `The file name ${JSON.stringify(path)} cannot be part of a URL. Use letters, digits and . _ ~ @ + - only.`,
        );
      }
      if (entry.isDirectory()) return listFiles(folder, path);
      if (!entry.isFile()) {
        throw new DeliveryFailure(`${path} is a link or a device. A release holds files only: copy what it points to.`);
      }
      return [path];
    }),
  );
  return found.flat();
}

/** True for the compressed copy of a file that is in the same list. */
export function isTwin(path: string, paths: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3));
}

/**
 * The Subresource Integrity value of a file. The entry of a remote states SHA-256 for its chunks as well: a browser uses
 * a preloaded file only if both values are the same.
 */
export function integrityOf(bytes: Buffer, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** True for the bytes of an integrity value, which may be the SHA-384 of an earlier release. */
export function hasIntegrity(bytes: Buffer, integrity: string | undefined): boolean {
  const [algorithm = ''] = integrity?.split('-') ?? [];
  return ['sha256', 'sha384'].includes(algorithm) && integrityOf(bytes, algorithm) === integrity;
}

/** The Subresource Integrity values of several files, by path. */
export function integrityOfAll(files: readonly ReleaseFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, bytes }) => [path, integrityOf(bytes)]));
}

/** Decodes a compressed copy as a browser does; undefined when it cannot be decoded. */
export function decoded({ path, bytes }: ReleaseFile): Buffer | undefined {
  try {
    return path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file of a release below a folder. A store may be written to by people whom this machine does not trust, so
 * a path that could lead out of the folder is refused, wherever its list came from.
 */
export async function writeBelow(
  folder: string,
  { path, bytes }: ReleaseFile,
  write: (file: string, bytes: Buffer) => Promise<void> = writeFile,
): Promise<void> {
  const file = resolve(folder, path);
  if (!releasedPath.safeParse(path).success || !isBelow(folder, file)) {
    throw new DeliveryFailure(`${JSON.stringify(path)} is not the path of a released file. Nothing was written there.`);
  }
  await mkdir(dirname(file), { recursive: true });
  await write(file, bytes);
}

/** Returns whether a path is that of a folder or leads to something inside it. */
export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** Writes a file and waits until the disk has it. */
export async function writeDurably(path: string, bytes: Buffer | string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Makes renames inside a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch {
    // Some file systems cannot sync a folder; the rename itself is still atomic.
  } finally {
    await folder.close();
  }
}

/** Parses JSON that people may have edited. */
export function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DeliveryFailure(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The same, checked by a schema; `fault` says what the file is not. */
export function parseAs<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
  path: string,
  fault = 'is not valid',
): z.output<Schema> {
  const checked = z.safeParse(schema, parseJson(text, path));
  if (checked.success) return checked.data;
  throw new DeliveryFailure(`${path} ${fault}:\n${z.prettifyError(checked.error)}`);
}

/** Returns whether a location is a URL and not a folder. */
export function isUrl(where: string): boolean {
  return /^https?:\/\//.test(where);
}

/** Reads the text of a file, or of a URL. The message of its error has no full stop. */
export async function readText(where: string): Promise<string> {
  if (!isUrl(where)) return await readFile(where, 'utf8');
  const response = await fetch(where, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return await response.text();
}
