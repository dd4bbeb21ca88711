import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { STATS_FILE } from '@seamline/shared/contract/registry';
import { DeliveryFailure, otherBytes } from '../failure.ts';
import { isTwin, type ReleaseFile } from '../files.ts';
import { type BucketClient, bucketClient } from './bucketClient.ts';
import { storedHeaders } from './headers.ts';
import type { BucketSettings } from './settings.ts';
import type { Store } from './store.ts';

/** How long a change is tried again while others are faster, in milliseconds. */
const PATIENCE = 120_000;
const UPLOADS_AT_ONCE = 8;
const JOURNAL = 'audit/';

/** The store in a bucket. What keeps two changes apart is the bucket's own conditional write. */
export function bucketStore(settings: BucketSettings, address: string): Store {
  const client = bucketClient(settings);
  const put = (path: string, bytes: Buffer, condition: Record<string, string> = {}) =>
    client.put(path, bytes, { ...storedHeaders(path), ...condition });

  /** Completes what an interrupted upload has left: the description comes last, so that it vouches for the rest. */
  const addFile = async (folder: string, { path, bytes }: ReleaseFile, isFree: boolean): Promise<boolean> => {
    const whole = `${folder}/${path}`;
    if ((await put(whole, bytes, { 'if-none-match': '*' })).status < 300) return true;
    return isFree || (await client.get(whole)).body.equals(bytes);
  };

  return {
    address,

    async read(path) {
      const answer = await client.get(path);
      return answer.status === 404 ? undefined : answer.body;
    },

    async write(path, text) {
      await put(path, Buffer.from(text));
    },

    async addFolder(folder, files) {
      const paths = new Set(files.map((file) => file.path));
      const first = files.filter(({ path }) => path !== STATS_FILE);
      const last = files.filter(({ path }) => path === STATS_FILE);
      const other: string[] = [];
      for (const each of [...batches(first), last]) {
        // Compressed copies say nothing new and differ between zlib versions.
        const added = await Promise.all(each.map((file) => addFile(folder, file, isTwin(file.path, paths))));
        other.push(...each.filter((_, index) => !added[index]).map(({ path }) => path));
      }
      if (other.length > 0) throw otherBytes(`${address}/${folder}`, other);
      // Young again, for whoever clears up.
      for (const { path, bytes } of last) await put(`${folder}/${path}`, bytes);
    },

    async readFolder(folder) {
      const paths: string[] = [];
      for await (const { path } of client.list(`${folder}/`)) paths.push(path);
      if (paths.length === 0) return undefined;
      const files: ReleaseFile[] = [];
      for (const batch of batches(paths.sort())) {
        const answers = await Promise.all(batch.map((path) => client.get(path)));
        files.push(...answers.map(({ body }, at) => ({ path: nameIn(folder, batch[at] ?? ''), bytes: body })));
      }
      return files;
    },

    async listFolders(parent) {
      const times = new Map<string, number>();
      for await (const { path, writtenAt } of client.list(`${parent}/`)) {
        const [name = '', ...below] = nameIn(parent, path).split('/');
        if (below.length > 0) times.set(name, Math.max(writtenAt, times.get(name) ?? 0));
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
      await refuseWithoutConditions(client, settings);
      const deadline = Date.now() + PATIENCE;
      for (let attempt = 1; ; attempt += 1) {
        const before = await client.get(path);
        const isThere = before.status !== 404;
        const next = await decide(isThere ? before.body : undefined);
        if (!next) return;
        const bytes = Buffer.from(next.text);
        const condition: Record<string, string> = isThere
          ? { 'if-match': String(before.headers.etag) }
          : { 'if-none-match': '*' };
        const { status, isRepeated } = await put(path, bytes, condition);
        // The first answer was lost on its way, and the try after it met our own change.
        const isOurs = isRepeated && status >= 300 && (await client.get(path)).body.equals(bytes);
        if (status < 300 || isOurs) return await next.afterwards();
        if (Date.now() > deadline) {
          throw new DeliveryFailure(`Others keep changing ${address}/${path}. Run the command again.`);
        }
        await pause(Math.random() * Math.min(2000, 100 * attempt));
      }
    },

    // No line can be lost to another one: each is an object of its own, in the order of the revisions.
    async note(revision, line) {
      const name = `${String(revision).padStart(9, '0')}-${Date.now()}-${randomUUID().slice(0, 8)}`;
      await put(`${JOURNAL}${name}.json`, Buffer.from(`${line}\n`));
    },

    async journal() {
      const files = (await this.readFolder(JOURNAL.slice(0, -1))) ?? [];
      return files.map(({ bytes }) => String(bytes).trim());
    },
  };
}

const PROBE = 'conditional-write';

/** A bucket that takes a conditional write for a plain one would lose the change of whoever came first. */
async function refuseWithoutConditions(client: BucketClient, { bucket, endpoint }: BucketSettings): Promise<void> {
  const bytes = Buffer.from('This file is written under conditions that must not hold.\n');
  const once = { 'if-none-match': '*' };
  const isNew = (await client.put(PROBE, bytes, once)).status < 300;
  const twice = isNew ? (await client.put(PROBE, bytes, once)).status : 412;
  const foreign = (await client.put(PROBE, bytes, { 'if-match': `"${'0'.repeat(32)}"` })).status;
  if (twice >= 300 && foreign >= 300) return;
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
