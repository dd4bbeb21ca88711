import { DeliveryFailure } from '../failure.ts';
import type { Store } from './artifactStore.ts';

/** Returns whether a location is a URL and not a folder. */
export function isUrl(where: string): boolean {
  return /^https?:\/\//.test(where);
}

/** The store behind the address of a running suite, such as https://hr.example.com/remotes/: only to read from. */
export function addressStore(address: string): Store {
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
      if (answer.status === 404) return undefined;
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
