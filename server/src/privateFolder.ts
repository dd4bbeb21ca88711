import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of all users but the owner. */
const OTHERS = 0o077;

/** Restricts new files and folders of this process to its user. Call it first. */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Names that the server, the seeds and `delivery` use in the data folder. */
const OURS = /^(?:database.*|uploads|remotes|keys|session-secret|uploads-key|trusted-keys\.json)$/;
/** Names that any folder may hold: hidden files, and those of a file system at its root. */
const NEUTRAL = /^(?:\..*|lost\+found)$/;

/**
 * Closes the data folder to other users, which closes everything in it. Returns a sentence when others could enter the
 * folder until now.
 * @throws an error with a sentence when the folder is shared with other things, or its rights cannot be changed
 */
export function makePrivate(folder: string): string | undefined {
  const found = process.platform === 'win32' ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0) return undefined;
  const foreign = readdirSync(folder).find((name) => !OURS.test(name) && !NEUTRAL.test(name));
  if (foreign !== undefined) {
    throw new Error(
      `Other users of this machine may enter ${folder}, which holds more than the data of Seamline (${foreign}). Choose a folder of its own with DATA_DIR, or take their rights: chmod go= ${folder}`,
    );
  }
  try {
    chmodSync(folder, found.mode & 0o7777 & ~OTHERS);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `Other users of this machine have rights to ${folder}, and this user may not change them (${code}). Give DATA_DIR to the user that runs the server, or choose another folder.`,
    );
  }
  return `Other users of this machine could enter ${folder}. It belongs to this user alone now.`;
}

/** Makes a secret at the first start and keeps it for this user alone, so that it outlives a restart. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
