import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { STATS_FILE } from '@seamline/shared/contract/releases/builds';
import { DeliveryFailure, otherBytes } from '../failure.ts';
import { FILE_LIST, isTwin, type ReleaseFile } from '../files.ts';
import { type BucketClient, bucketClient } from './bucketClient.ts';
import { storedHeaders } from './headers.ts';
import type { Store } from './openStore.ts';
import type { BucketSettings } from './settings.ts';

/** Time limit for retries of a change that conflicts with other writers, in milliseconds. */
const PATIENCE = 120_000;
const UPLOADS_AT_ONCE = 8;
const AUDIT_LOG = 'audit/';
/** The files that describe a folder, in the order in which they are written after all others. A shell has the first. */
const LAST = [FILE_LIST, STATS_FILE];

type Condition = { IfMatch?: string; IfNoneMatch?: '*' };

/** The artifact store in a bucket, whose conditional writes detect concurrent changes. */
export function bucketStore(settings: BucketSettings, address: string): Store {
  const client = bucketClient(settings);
  const put = (path: string, bytes: Buffer, condition: Condition = {}) =>
    client.put(path, bytes, { ...storedHeaders(path), ...condition });

  /** Completes an interrupted upload: the description is written last, so where it exists all files do. */
  const addFile = async (folder: string, { path, bytes }: ReleaseFile, isFree: boolean): Promise<boolean> => {
    const whole = `${folder}/${path}`;
    if ((await put(whole, bytes, { IfNoneMatch: '*' })).isStored) return true;
    return isFree || (await client.get(whole))?.bytes.equals(bytes) === true;
  };

  const existing = async (path: string): Promise<Buffer> => {
    const found = await client.get(path);
    if (found) return found.bytes;
    throw new DeliveryFailure(`${address}/${path} was removed while it was read. Run the command again.`);
  };

  return {
    address,

    async read(path) {
      return (await client.get(path))?.bytes;
    },

    async write(path, text) {
      await put(path, Buffer.from(text));
    },

    async addFolder(folder, files) {
      const paths = new Set(files.map((file) => file.path));
      const last = LAST.flatMap((name) => files.filter(({ path }) => path === name));
      const first = files.filter((file) => !last.includes(file));
      const other: string[] = [];
      for (const each of [...batches(first), ...last.map((file) => [file])]) {
        // Compressed copies say nothing new and differ between zlib versions.
        const added = await Promise.all(each.map((file) => addFile(folder, file, isTwin(file.path, paths))));
        other.push(...each.filter((_, index) => !added[index]).map(({ path }) => path));
      }
      if (other.length > 0) throw otherBytes(`${address}/${folder}`, other);
      // Renews the time of the last change, which keeps the release or the shell from being cleaned up.
      for (const { path, bytes } of last) await put(`${folder}/${path}`, bytes);
    },

    async readFolder(folder) {
      const paths: string[] = [];
      for await (const { path } of client.list(`${folder}/`)) paths.push(path);
      if (paths.length === 0) return undefined;
      const files: ReleaseFile[] = [];
      for (const batch of batches(paths.sort())) {
        const read = batch.map(async (path) => ({ path: nameIn(folder, path), bytes: await existing(path) }));
        files.push(...(await Promise.all(read)));
      }
      return files;
    },

    async listFolders(parent) {
      const times = new Map<string, number>();
      for await (const { path, writtenAt } of client.list(`${parent}/`)) {
        const [name = '', ...below] = nameIn(parent, path).split('/');
        if (below.length > 0) times.set(name, Math.max(writtenAt.getTime(), times.get(name) ?? 0));
      }
      return [...times]
        .map(([name, writtenAt]) => ({ name, writtenAt }))
        .sort((one, two) => two.writtenAt - one.writtenAt);
    },

    async removeFolder(folder) {
      const paths: string[] = [];
      for await (const { path } of client.list(`${folder}/`)) paths.push(path);
      for (const batch of batches(paths)) await Promise.all(batch.map((path) => client.remove(path)));
    },

    async exchange(path, decide) {
      await checkConditionalWrites(client, settings);
      const deadline = Date.now() + PATIENCE;
      for (let attempt = 1; ; attempt += 1) {
        const before = await client.get(path);
        const next = await decide(before?.bytes);
        if (!next) return;
        const bytes = Buffer.from(next.text);
        const { isStored, isRepeated } = await put(
          path,
          bytes,
          before ? { IfMatch: before.etag } : { IfNoneMatch: '*' },
        );
        // The first response was lost, and the attempt after it met our own change.
        const isOurs = isRepeated && !isStored && (await client.get(path))?.bytes.equals(bytes);
        if (isStored || isOurs) return await next.afterwards();
        if (Date.now() > deadline) {
          throw new DeliveryFailure(`Others keep changing ${address}/${path}. Run the command again.`);
        }
        await pause(Math.random() * Math.min(2000, 100 * attempt));
      }
    },

    // Each line is an object of its own, so no line overwrites another; their names sort by revision.
    async note(revision, line) {
      const name = `${String(revision).padStart(9, '0')}-${Date.now()}-${randomUUID().slice(0, 8)}`;
      await put(`${AUDIT_LOG}${name}.json`, Buffer.from(`${line}\n`));
    },

    async auditLog() {
      const files = (await this.readFolder(AUDIT_LOG.slice(0, -1))) ?? [];
      return files.map(({ bytes }) => String(bytes).trim());
    },
  };
}

const PROBE = 'conditional-write';

/** Rejects a bucket that ignores write conditions: concurrent changes would overwrite each other. */
async function checkConditionalWrites(client: BucketClient, { bucket, endpoint }: BucketSettings): Promise<void> {
  const bytes = Buffer.from('This file is written under conditions that must not hold.\n');
  const once = { IfNoneMatch: '*' } as const;
  const isNew = (await client.put(PROBE, bytes, once)).isStored;
  const isStoredTwice = isNew && (await client.put(PROBE, bytes, once)).isStored;
  const { isStored: isForeignStored } = await client.put(PROBE, bytes, { IfMatch: `"${'0'.repeat(32)}"` });
  if (!isStoredTwice && !isForeignStored) return;
  throw new DeliveryFailure(
    `The bucket ${bucket} at ${endpoint} ignores conditional writes (If-Match, If-None-Match), so two teams could overwrite each other's change. Use a provider that has them, or a folder.`,
  );
}

function nameIn(folder: string, path: string): string {
  return path.slice(folder.length + 1);
}

function batches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / UPLOADS_AT_ONCE);
  return Array.from({ length: count }, (_, at) => all.slice(at * UPLOADS_AT_ONCE, (at + 1) * UPLOADS_AT_ONCE));
}
