import type { Store } from '@seamline/delivery/store';
import type { ReleaseUsage, UsageFile } from '@seamline/shared/contract/remote-usage';

/** Writes the usage of the releases to a file in their store. */
export async function writeUsageFile(store: Store, releases: ReleaseUsage[], now: Date): Promise<void> {
  const content: UsageFile = { updated_at: now.toISOString(), releases };
  await store.write('usage.json', `${JSON.stringify(content, null, 2)}\n`);
}
