import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
 * Takes the rights of other users from the data folder and everything of ours in it. What symbolic links lead to stays
 * as it is. Returns a sentence when others could enter the folder until now.
 * @throws an error with a sentence when the folder is shared with other things, or its rights cannot be changed
 */
export function makePrivate(folder: string): string | undefined {
  if (process.platform === 'win32' || !existsSync(folder)) return undefined;
  const names = readdirSync(folder);
  const wasOpen = (lstatSync(folder).mode & OTHERS) !== 0;
  const foreign = names.find((name) => !OURS.test(name) && !NEUTRAL.test(name));
  if (wasOpen && foreign !== undefined) {
    throw new Error(
      `Other users of this machine may enter ${folder}, which holds more than the data of Seamline (${foreign}). Choose a folder of its own with DATA_DIR, or take their rights: chmod go= ${folder}`,
    );
  }
  let changed = takeRights(folder);
  for (const name of names.filter((each) => OURS.test(each))) changed += takeRightsFrom(join(folder, name));
  if (!wasOpen) return undefined;
  return `Other users of this machine could enter ${folder}. Files and folders that belong to this user alone now: ${changed}.`;
}

function takeRightsFrom(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return 0;
  return takeRights(path) + (found.isDirectory() ? takeRightsBelow(path) : 0);
}

function takeRightsBelow(folder: string): number {
  let changed = 0;
  for (const name of readdirSync(folder)) changed += takeRightsFrom(join(folder, name));
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
