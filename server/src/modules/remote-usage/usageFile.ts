import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseUsage, UsageFile } from '@seamline/shared/contract/remote-usage';

/** Writes what is known of the releases beside them, whole or not at all. */
export async function writeUsageFile(remotesDir: string, releases: ReleaseUsage[], now: Date): Promise<void> {
  const content: UsageFile = { updated_at: now.toISOString(), releases };
  const draft = join(remotesDir, `usage.json.${randomUUID()}`);
  try {
    await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
    await rename(draft, join(remotesDir, 'usage.json'));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
