import { STATS_FILE } from '@seamline/shared/contract/releases/builds';
import type { RegisteredRemote, Release } from '@seamline/shared/contract/releases/registry';
import { type Build, checkedDescriptor, contentHash, releaseOf } from './build.ts';
import { DeliveryFailure } from './failure.ts';
import { DESCRIPTIONS, decoded, FILE_LIST, hasIntegrity, integrityOfAll, isTwin, type ReleaseFile } from './files.ts';
import { removeSourceMaps } from './sourceMaps.ts';
import { openStore } from './storage/openStore.ts';
import { listedFiles } from './storage/storedFiles.ts';
import { readUsage, seenWithin } from './usage.ts';

/** Open tabs go on loading from the release they began with: so many stay in any case, */
const KEPT = 5;
/** and longer those that were open in a browser within so many days. */
const KEPT_DAYS = 7;
/** Another command may be about to name a release that was copied a moment ago. */
const YOUNG_MS = 3_600_000;

/** The folder of the smoke tests' results. */
const VERDICTS = 'verdicts';

/** Files that the store writes beside those of a release. */
const BESIDE: ReadonlySet<string> = new Set([...DESCRIPTIONS, FILE_LIST]);

function folderOf(name: string, { id }: Pick<Release, 'id'>): string {
  return `${name}/${id}`;
}

/** Copies the files of a build into the store, and the list of them beside it. */
export async function storeRelease(store: string, { descriptor, release, files }: Build): Promise<void> {
  const list = {
    path: FILE_LIST,
    bytes: Buffer.from(`${JSON.stringify({ integrity: release.integrity }, null, 2)}\n`),
  };
  await openStore(store).addFolder(folderOf(descriptor.name, release), [...files, list]);
}

/** Title, owner, paths and operations of a stored release, and the release itself, as it was published. */
export async function readRelease(store: string, name: string, id: string) {
  const place = openStore(store);
  const folder = folderOf(name, { id });
  const text = await place.read(`${folder}/${STATS_FILE}`);
  if (!text) {
    throw new DeliveryFailure(`${name} ${id} is not in ${place.address}: nobody had it open for ${KEPT_DAYS} days.`);
  }
  const descriptor = checkedDescriptor(String(text), `${folder}/${STATS_FILE}`);
  // A release that was stored before there was a list is hashed again.
  const integrity =
    (await listedFiles(store, folder)) ?? integrityOfAll(originals((await place.readFolder(folder)) ?? []));
  const { title, owner, paths, operations } = descriptor;
  return { title, owner, paths, operations, release: releaseOf(descriptor, id, integrity) };
}

/** The files that the hashes cover: neither compressed copies nor what the store has put beside them. */
function originals(files: readonly ReleaseFile[]): ReleaseFile[] {
  const paths = new Set(files.map((file) => file.path));
  return files.filter(({ path }) => !isTwin(path, paths) && !BESIDE.has(path));
}

/** Stores the result of a smoke test under the id of its composition. */
export async function storeVerdict(store: string, name: string, id: string, verdict: { composition: string }) {
  const path = `${VERDICTS}/${folderOf(name, { id })}/${verdict.composition}.json`;
  await openStore(store).write(path, `${JSON.stringify(verdict, null, 2)}\n`);
}

/** Removes interrupted copies and old releases, but never one that the registry names or that was recently in use. */
export async function prune(store: string, name: string, remote: RegisteredRemote): Promise<void> {
  const place = openStore(store);
  const now = Date.now();
  const old = (await place.listFolders(name)).slice(KEPT).filter(({ writtenAt }) => now - writtenAt > YOUNG_MS);
  const inUse = seenWithin(await readUsage(store), name, KEPT_DAYS, new Date(now));
  const needed = [remote.release.id, remote.previous?.id, remote.canary?.release.id, ...inUse];
  const removed = old.map((each) => each.name).filter((id) => !needed.includes(id));
  for (const id of removed) {
    await place.removeFolder(folderOf(name, { id }));
    await place.removeFolder(`${VERDICTS}/${folderOf(name, { id })}`);
    await removeSourceMaps(store, name, id);
  }
}

/** The faults of the stored files of a release, one sentence each; without any they are what was published. */
export async function faultsOf(store: string, name: string, release: Release): Promise<string[]> {
  const place = openStore(store);
  const folder = folderOf(name, release);
  const files = await place.readFolder(folder);
  if (!files) return [`The folder ${place.address}/${folder} is missing.`];
  const paths = new Set(files.map((file) => file.path));
  const missing = Object.keys(release.integrity).filter((path) => !paths.has(path));
  const faults = [
    ...missing.map((path) => `${path} is missing.`),
    ...files.flatMap((file) => faultOf(file, paths, release) ?? []),
  ];
  return faults.length > 0 || isAsNamed(files, paths, release)
    ? faults
    : [`${STATS_FILE} has other bytes than were published.`];
}

/** Returns whether the files match the hash at the end of the release id, which covers the description as well. */
function isAsNamed(files: readonly ReleaseFile[], paths: ReadonlySet<string>, { id }: Release): boolean {
  const own = files.filter(({ path }) => !isTwin(path, paths) && path !== FILE_LIST);
  return id.endsWith(`-${contentHash(own)}`);
}

function faultOf(file: ReleaseFile, paths: ReadonlySet<string>, release: Release): string | undefined {
  const twin = isTwin(file.path, paths);
  const original = twin ? file.path.slice(0, -3) : file.path;
  if (BESIDE.has(original)) return undefined;
  const expected = release.integrity[original];
  if (!expected) return `${file.path} is not part of the release.`;
  const bytes = twin ? decoded(file) : file.bytes;
  return bytes && hasIntegrity(bytes, expected) ? undefined : `${file.path} has other bytes than were published.`;
}
