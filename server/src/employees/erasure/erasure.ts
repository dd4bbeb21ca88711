import type { FileStore } from '../../files/fileRecords.ts';
import { type UploadStore, uploadPath } from '../../files/uploads.ts';
import type { ErasureStore } from './eraseEmployees.ts';

interface Stores {
  readonly employees: ErasureStore;
  readonly files: FileStore;
  readonly uploads: UploadStore;
}

/**
 * Erases the data of a former employee, the bytes of their files included. False when there is nothing to erase. What
 * a failing upload store keeps has no row any more, so that the next sweep removes it.
 */
export async function eraseEmployee({ employees, files, uploads }: Stores, id: number, now: Date): Promise<boolean> {
  const hashes = await employees.erase(id, now);
  if (hashes === undefined) return false;
  const known = await files.known(hashes);
  for (const hash of hashes) {
    if (known.has(hash)) continue;
    for (const isThumbnail of [false, true]) await uploads.remove(uploadPath(hash, isThumbnail));
  }
  return true;
}
