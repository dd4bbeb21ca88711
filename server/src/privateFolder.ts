import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of all users but the owner. */
const OTHERS = 0o077;

/** Lets files and folders that this process makes from now on belong to its user alone. To be called first. */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Takes the rights of other users from a folder and everything in it. What symbolic links lead to stays as it is.
 * Returns a sentence when others could enter the folder until now.
 * @throws an error with a sentence when the rights cannot be changed
 */
export function makePrivate(folder: string): string | undefined {
  if (process.platform === 'win32' || !existsSync(folder)) return undefined;
  const wasOpen = (lstatSync(folder).mode & OTHERS) !== 0;
  const changed = takeRights(folder) + takeRightsBelow(folder);
  if (!wasOpen) return undefined;
  return `Other users of this machine could enter ${folder}. Files and folders that belong to this user alone now: ${changed}.`;
}

function takeRightsBelow(folder: string): number {
  let changed = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(folder, entry.name);
    changed += takeRights(path) + (entry.isDirectory() ? takeRightsBelow(path) : 0);
  }
  return changed;
}

function takeRights(path: string): 0 | 1 {
  try {
    const { mode } = lstatSync(path);
    if ((mode & OTHERS) === 0) return 0;
    chmodSync(path, mode & 0o7777 & ~OTHERS);
    return 1;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process has removed it since the folder was read.
    if (code === 'ENOENT') return 0;
    throw new Error(
      `Other users of this machine have rights to ${path}, and this user may not change them (${code}). Give DATA_DIR to the user that runs the server, or choose another folder.`,
    );
  }
}
