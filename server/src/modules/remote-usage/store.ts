import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { remoteUsage } from '../../db/schema.ts';
import type { UsageChange } from './rules.ts';

const added = (column: 'loaded' | 'failed' | 'crashed') =>
  sql`${remoteUsage[column]} + excluded.${sql.identifier(column)}`;

export function remoteUsageStore({ db }: Database) {
  return {
    async add(changes: readonly UsageChange[], now: Date): Promise<void> {
      await db
        .insert(remoteUsage)
        .values(changes.map((change) => ({ ...change, last_seen_at: now })))
        .onConflictDoUpdate({
          target: [remoteUsage.remote, remoteUsage.release],
          set: {
            loaded: added('loaded'),
            failed: added('failed'),
            crashed: added('crashed'),
            last_fault_in: sql`coalesce(excluded.last_fault_in, ${remoteUsage.last_fault_in})`,
            last_seen_at: sql`greatest(${remoteUsage.last_seen_at}, excluded.last_seen_at)`,
          },
        });
    },

    async list(): Promise<ReleaseUsage[]> {
      const rows = await db.select().from(remoteUsage).orderBy(remoteUsage.remote, remoteUsage.release);
      return rows.map(({ last_fault_in, ...row }) => ({
        ...row,
        ...(last_fault_in === null ? {} : { last_fault_in }),
        last_seen_at: row.last_seen_at.toISOString(),
      }));
    },

    /** Forgets the releases that nobody has had open since. */
    async purge(before: Date): Promise<void> {
      await db.delete(remoteUsage).where(lt(remoteUsage.last_seen_at, before));
    },
  };
}
