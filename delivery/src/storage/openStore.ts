import { resolve } from 'node:path';
import { DeliveryFailure } from '../failure.ts';
import { isUrl, type ReleaseFile } from '../files.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore, staysBelow } from './folderStore.ts';
import { type BucketSettings, bucketSettings } from './settings.ts';

export { staysBelow };

/** The new text of a file, and the work to do afterwards while the store is still locked. */
interface Replacement {
  text: string;
  afterwards: () => Promise<void>;
}

interface KeptFolder {
  name: string;
  /** Time of the last write in milliseconds; a repeated write of the same content counts. */
  writtenAt: number;
}

/** The artifact store with the registry and all releases: a folder, a bucket, or a URL that is read only. */
export interface Store {
  /** The folder or URL, for messages. */
  readonly address: string;
  /** Undefined when there is nothing at that path. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file whole or not at all. */
  write(path: string, text: string): Promise<void>;
  /** Adds a folder that is never changed again; refuses an existing one with other bytes. */
  addFolder(folder: string, files: ReleaseFile[]): Promise<void>;
  /** Undefined when there is no such folder. */
  readFolder(folder: string): Promise<ReleaseFile[] | undefined>;
  /** The folders right below a path, the newest first. */
  listFolders(parent: string): Promise<KeptFolder[]>;
  removeFolder(folder: string): Promise<void>;
  /** Replaces a file by the result of `decide`; a concurrent call decides again on the new content. */
  exchange(path: string, decide: (before: Buffer | undefined) => Promise<Replacement | undefined>): Promise<void>;
  /** Adds a line to the audit log, under the revision of the registry that it belongs to. */
  note(revision: number, line: string): Promise<void>;
  /** The audit log, the oldest line first. */
  auditLog(): Promise<string[]>;
}

/** The store of a server: the bucket, else the folder. */
export function storeOf({ bucket, folder }: { bucket: BucketSettings | undefined; folder: string }): Store {
  return bucket ? bucketStore(bucket, `s3://${bucket.bucket}/${bucket.prefix}`) : folderStore(folder);
}

/** The store at `s3://bucket/prefix`, at `https://…`, or else in a folder. */
export function openStore(address: string): Store {
  if (address.startsWith('s3://')) return bucketStore(bucketSettings(address), address);
  if (isUrl(address)) return addressStore(address);
  return folderStore(resolve(address));
}

/** The store behind the address of a running suite, such as https://hr.example.com/remotes/: only to read from. */
function addressStore(address: string): Store {
  const root = address.endsWith('/') ? address : `${address}/`;
  const refuse = async (): Promise<never> => {
    throw new DeliveryFailure(
      `${address} can only be read from. Name the store itself with --store: its folder, or s3://bucket/prefix.`,
    );
  };
  return {
    address,
    async read(path) {
      const answer = await fetch(root + path, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
        throw new DeliveryFailure(`${root}${path} cannot be read: ${error.message}.`);
      });
      // A server answers 204 for a registry that it does not have.
      if ([204, 404].includes(answer.status)) return undefined;
      if (!answer.ok) throw new DeliveryFailure(`${root}${path} answered ${answer.status}.`);
      return Buffer.from(await answer.arrayBuffer());
    },
    write: refuse,
    addFolder: refuse,
    readFolder: refuse,
    listFolders: refuse,
    removeFolder: refuse,
    exchange: refuse,
    note: refuse,
    auditLog: refuse,
  };
}
