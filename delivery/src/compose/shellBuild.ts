import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { shellDescriptor } from '@seamline/shared/contract/releases/builds';
import { SHELL_DOCUMENT, shellContent } from '@seamline/shared/contract/releases/composition';
import { DeliveryFailure } from '../failure.ts';
import {
  FILE_LIST,
  integrityOfAll,
  isTwin,
  isUrl,
  parseAs,
  type ReleaseFile,
  readFiles,
  readSourceMaps,
} from '../files.ts';
import { readShell } from '../shell.ts';
import { removeSourceMaps, storeSourceMaps } from '../sourceMaps.ts';
import { openStore } from '../storage/openStore.ts';
import { filesIn, listedFiles } from '../storage/storedFiles.ts';
import { DELIVERY, root, typedPath } from '../workspace.ts';

const FOLDER = 'shell';
/** Builds of the shell that stay in the store, */
const KEPT = 10;
/** and how long older ones do, in milliseconds: some page may still be of them, and tell of an error. */
const KEPT_MS = 30 * 86_400_000;

const DESCRIPTOR = 'shell.json';

/** The build of a shell, whole. */
export interface ShellBuild {
  id: string;
  files: ReleaseFile[];
  /** Source maps, of a build that was read from a folder. */
  maps?: ReleaseFile[];
}

/** A built shell in a folder; without one, that of this workspace. */
export async function readShellBuild(where?: string): Promise<ShellBuild> {
  const folder = where === undefined ? join(root, 'shell/dist') : typedPath(where);
  const files = await readFiles(folder).catch(() => []);
  const text = files.find(({ path }) => path === DESCRIPTOR)?.bytes;
  if (!text || !files.some(({ path }) => path === SHELL_DOCUMENT)) {
    throw new DeliveryFailure(
      `${folder} does not hold the build of a shell. Build it, or name its folder with --shell.`,
    );
  }
  const path = join(folder, DESCRIPTOR);
  const { build } = parseAs(shellDescriptor, String(text), path);
  if (!build) throw new DeliveryFailure(`${path} has no name of the build. Build the shell again.`);
  return { id: build, files, maps: await readSourceMaps(folder) };
}

/**
 * Refuses files that are not those of the build: the list of a kept shell's files is not signed, and the smoke test may
 * be signed in to a deployed service. `sha256` is the whole hash, of which the id has twelve digits.
 */
function asNamed(shell: ShellBuild, where: string, sha256 = ''): ShellBuild {
  const hash = createHash('sha256');
  const paths = new Set(shell.files.map((file) => file.path));
  const built = shell.files.filter(({ path }) => path !== DESCRIPTOR && !isTwin(path, paths));
  for (const part of shellContent(built, shell.id)) hash.update(part);
  const digits = hash.digest('hex');
  if (shell.id.endsWith(`-${digits.slice(0, 12)}`) && digits.startsWith(sha256)) return shell;
  throw new DeliveryFailure(
    `The files in ${where} are not those of the shell ${shell.id}: their hash is ${digits.slice(0, 12)}. Find out who changed them, and build and archive that shell again.`,
  );
}

/** A shell for a composition: a folder's, or the kept build of the one that is deployed at an address. */
export async function shellFrom(where: string | undefined, store: string): Promise<ShellBuild> {
  if (!where || !isUrl(where)) return await readShellBuild(where);
  const { build, sha256 } = await readShell(where);
  if (!build)
    throw new DeliveryFailure(`The shell at ${where} does not say which build it is. Name its folder instead.`);
  return await keptShell(store, build, sha256);
}

/** Puts the build of a shell into the store, so that the compositions it is part of can be served again. */
export async function keepShell(store: string, shell: ShellBuild): Promise<void> {
  const { id, files, maps = [] } = asNamed(shell, 'this build');
  const place = openStore(store);
  const paths = new Set(files.map((file) => file.path));
  const integrity = integrityOfAll(files.filter(({ path }) => !isTwin(path, paths)));
  const list = { path: FILE_LIST, bytes: Buffer.from(`${JSON.stringify({ integrity }, null, 2)}\n`) };
  await place.addFolder(`${FOLDER}/${id}`, [...files, list]);
  await storeSourceMaps(store, FOLDER, id, maps);
  const old = (await place.listFolders(FOLDER)).slice(KEPT);
  for (const { name, writtenAt } of old) {
    if (Date.now() - writtenAt <= KEPT_MS) continue;
    await place.removeFolder(`${FOLDER}/${name}`);
    await removeSourceMaps(store, FOLDER, name);
  }
}

/** A build of the shell that was kept. */
export async function keptShell(store: string, id: string, sha256?: string): Promise<ShellBuild> {
  const folder = `${FOLDER}/${id}`;
  const integrity = await listedFiles(store, folder);
  if (!integrity) {
    throw new DeliveryFailure(
      `The shell ${id} is not in ${store}. \`${DELIVERY} archive shell\` puts a build there; do it whenever one is deployed.`,
    );
  }
  return asNamed({ id, files: await filesIn(store, folder, integrity) }, `${store}/${folder}`, sha256);
}
