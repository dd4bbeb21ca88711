import { fileHashes } from '@seamline/shared/contract/releases/registry';
import * as z from 'zod';
import { DeliveryFailure } from '../failure.ts';
import { FILE_LIST, hasIntegrity, type ReleaseFile } from '../files.ts';
import { openStore } from './openStore.ts';

const AT_ONCE = 8;
const fileList = z.object({ integrity: fileHashes });

/** The hashes of the files in a folder of the store; undefined for a folder without a list. */
export async function listedFiles(store: string, folder: string): Promise<Record<string, string> | undefined> {
  const path = `${folder}/${FILE_LIST}`;
  const list = await openStore(store).read(path);
  if (list === undefined) return undefined;
  const hashes = hashesIn(list);
  if (hashes) return hashes;
  throw new DeliveryFailure(
    `${path} is not a list of released files: it is not JSON, or it has a path or a hash that no release has. Find out who changed it.`,
  );
}

/** Reads the list of a folder's files, as it is stored beside them; undefined where it is none. */
export function hashesIn(list: Buffer): Record<string, string> | undefined {
  try {
    return fileList.parse(JSON.parse(String(list))).integrity;
  } catch {
    return undefined;
  }
}

/** The files of a folder of the store, each with the bytes that its hash promises. */
export async function filesIn(
  store: string,
  folder: string,
  integrity: Record<string, string>,
): Promise<ReleaseFile[]> {
  const place = openStore(store);
  const paths = Object.keys(integrity);
  const files: ReleaseFile[] = [];
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const batch = paths.slice(start, start + AT_ONCE);
    files.push(...(await Promise.all(batch.map((path) => fileIn(path)))));
  }
  return files;

  async function fileIn(path: string): Promise<ReleaseFile> {
    const bytes = await place.read(`${folder}/${path}`);
    if (bytes && hasIntegrity(bytes, integrity[path])) return { path, bytes };
    const what = bytes ? 'has other bytes than were published' : 'is missing';
    throw new DeliveryFailure(`${place.address}/${folder}/${path} ${what}.`);
  }
}
