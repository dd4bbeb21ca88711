import type { ReleaseFile } from '../files.ts';

/** The new text of a file, and the work to do afterwards while the store is still locked. */
export interface Replacement {
  text: string;
  afterwards: () => Promise<void>;
}

interface KeptFolder {
  name: string;
  /** In milliseconds; writing the same again counts. */
  writtenAt: number;
}

/** The artifact store with the registry and all releases: a folder, a bucket, or a URL that is read only. */
export interface Store {
  /** As people name it. */
  readonly address: string;
  /** Undefined when there is nothing at that path. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file whole or not at all. */
  write(path: string, text: string): Promise<void>;
  /** Puts a folder there that is never written again; refuses other bytes than those that are there already. */
  addFolder(folder: string, files: ReleaseFile[]): Promise<void>;
  /** Undefined when there is no such folder. */
  readFolder(folder: string): Promise<ReleaseFile[] | undefined>;
  /** The folders right below a path, the newest first. */
  listFolders(parent: string): Promise<KeptFolder[]>;
  removeFolder(folder: string): Promise<void>;
  /** Replaces a file by what `decide` makes of it; who decides at the same time sees the result. */
  exchange(path: string, decide: (before: Buffer | undefined) => Promise<Replacement | undefined>): Promise<void>;
  /** Adds a line to the audit log, under the revision of the registry that it belongs to. */
  note(revision: number, line: string): Promise<void>;
  /** The audit log, the oldest line first. */
  auditLog(): Promise<string[]>;
}
