import type { ReleaseFile } from '../files.ts';

/** The new text of a file, and the work to do afterwards while the store is still locked. */
export interface Replacement {
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
