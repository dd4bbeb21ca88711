import { release as releaseSchema } from '@seamline/shared/contract/registry';
import * as z from 'zod';
import { DeliveryFailure } from './failure.ts';
import { FILE_LIST, hasIntegrity, parseJson, type ReleaseFile } from './files.ts';
import { openStore } from './stores/openStore.ts';

const AT_ONCE = 8;
const fileList = z.object({ integrity: releaseSchema.shape.integrity });

/** The hashes of the files in a folder of the store; undefined for a folder without a list. */
export async function listedFiles(store: string, folder: string): Promise<Record<string, string> | undefined> {
  const text = await openStore(store).read(`${folder}/${FILE_LIST}`);
  return text && fileList.parse(parseJson(String(text), `${folder}/${FILE_LIST}`)).integrity;
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
