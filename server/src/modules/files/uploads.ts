import { join } from 'node:path';

/** Where the bytes of a file lie below the upload folder. */
export function uploadPath(sha256: string, thumbnail: boolean): string {
  return join(sha256.slice(0, 2), thumbnail ? `${sha256}-thumbnail` : sha256);
}
