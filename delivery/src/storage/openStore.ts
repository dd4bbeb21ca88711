import { resolve } from 'node:path';
import { isUrl } from '../files.ts';
import { addressStore, type Store } from './artifactStore.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore, staysBelow } from './folderStore.ts';
import { type BucketSettings, bucketSettings } from './settings.ts';

export { type Store, staysBelow };

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
