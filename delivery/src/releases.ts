import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegisteredRemote, Release } from '@seamline/shared/contract/registry';
import { DeliveryFailure } from './failure.ts';
import {
  DESCRIPTOR,
  decoded,
  integrityOf,
  isTwin,
  type ReleaseFile,
  readFiles,
  syncFolder,
  writeDurably,
} from './files.ts';
import { readUsage, seenWithin } from './usage.ts';

/** Open tabs go on loading from the release they began with: so many stay in any case, */
const KEPT = 5;
/** and longer those that somebody has had open within so many days. */
const KEPT_DAYS = 7;

const DRAFT = '.incoming-';

export function folderOf(store: string, name: string, release: Pick<Release, 'id'>): string {
  return join(store, name, release.id);
}

/** Copies the files beside and renames the folder, so that a release is there completely or not at all. */
export async function storeRelease(folder: string, files: ReleaseFile[]): Promise<void> {
  if (await isFolder(folder)) {
    await refuseOtherBytes(folder, files);
    await utimes(folder, new Date(), new Date());
    return;
  }
  const parent = dirname(folder);
  const draft = join(parent, `${DRAFT}${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  const folders = new Set(files.map((file) => dirname(join(draft, file.path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(files.map((file) => writeDurably(join(draft, file.path), file.bytes)));
  for (const each of folders) await syncFolder(each);
  await rename(draft, folder);
  await syncFolder(parent);
}

async function refuseOtherBytes(folder: string, files: ReleaseFile[]): Promise<void> {
  const stored = new Map((await readFiles(folder)).map((file) => [file.path, file.bytes]));
  const paths = new Set(files.map((file) => file.path));
  const other = files.filter(({ path, bytes }) => !isTwin(path, paths) && !stored.get(path)?.equals(bytes));
  if (other.length === 0) return;
  throw new DeliveryFailure(
    `${folder} already exists with other bytes in ${other.map((file) => file.path).join(', ')}. A release is never overwritten: find out who changed it, remove the folder if nobody uses it, and publish again.`,
  );
}

/** Removes what interrupted copies left and old releases, but never one that is offered or was lately in use. */
export async function prune(store: string, name: string, remote: RegisteredRemote): Promise<void> {
  const parent = join(store, name);
  const entries = await readdir(parent, { withFileTypes: true });
  const ids = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(DRAFT))
    .map((entry) => entry.name);
  const aged = await Promise.all(ids.map(async (id) => ({ id, time: (await stat(join(parent, id))).mtimeMs })));
  const old = aged.sort((one, other) => other.time - one.time).slice(KEPT);
  const inUse = seenWithin(await readUsage(store), name, KEPT_DAYS, new Date());
  const needed = [remote.release.id, remote.previous?.id, remote.canary?.release.id, ...inUse];
  const removed = old.map((each) => each.id).filter((id) => !needed.includes(id));
  const drafts = entries.filter((entry) => entry.name.startsWith(DRAFT)).map((entry) => entry.name);
  await Promise.all([...removed, ...drafts].map((each) => rm(join(parent, each), { recursive: true, force: true })));
}

/** What is wrong with the stored files of a release, one sentence each. */
export async function faultsOf(folder: string, release: Release): Promise<string[]> {
  if (!(await isFolder(folder))) return [`The folder ${folder} is missing.`];
  const files = await readFiles(folder);
  const paths = new Set(files.map((file) => file.path));
  const missing = Object.keys(release.integrity).filter((path) => !paths.has(path));
  return [
    ...missing.map((path) => `${path} is missing.`),
    ...files.flatMap((file) => faultOf(file, paths, release) ?? []),
  ];
}

function faultOf(file: ReleaseFile, paths: ReadonlySet<string>, release: Release): string | undefined {
  if (file.path === DESCRIPTOR) return undefined;
  const twin = isTwin(file.path, paths);
  const original = twin ? file.path.slice(0, -3) : file.path;
  if (original === DESCRIPTOR) return undefined;
  const expected = release.integrity[original];
  if (!expected) return `${file.path} is not part of the release.`;
  const bytes = twin ? decoded(file) : file.bytes;
  return bytes && integrityOf(bytes) === expected ? undefined : `${file.path} has other bytes than were published.`;
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
