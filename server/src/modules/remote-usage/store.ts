import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { remoteUsage } from '../../db/schema.ts';
import type { UsageMark, UsageReport } from './rules.ts';

export function remoteUsageStore({ db }: Database) {
  return {
    /**
     * Counts the marks that are new, in one statement, so that any number of processes may do so at once. Rows are
     * written in a fixed order: two calls about the same releases must not wait for each other in a circle. Of a
     * release that the registry does not name, only a row that exists is marked as seen.
     */
    async add(releases: readonly UsageReport[], marks: readonly UsageMark[], now: Date): Promise<void> {
      const seenAt = sql`${now.toISOString()}::timestamptz`;
      await db.execute(sql`
        with reported as (
          select * from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb)
            as reported (remote text, release text, is_registered boolean, last_fault_in text)
        ), marked as (
          insert into remote_usage_marks (remote, release, kind, reporter)
          select remote, release, kind, reporter from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
            as mark (remote text, release text, kind text, reporter text)
          order by remote, release, kind, reporter
          on conflict do nothing
          returning *
        ), counted as (
          select remote, release,
            count(*) filter (where kind = 'loaded')::int as loaded,
            count(*) filter (where kind = 'failed')::int as failed,
            count(*) filter (where kind = 'crashed')::int as crashed,
            count(*) filter (where kind = 'fault of account')::int as accounts_with_faults
          from marked group by remote, release
        ), added as (
          insert into remote_usage as usage
            (remote, release, loaded, failed, crashed, accounts_with_faults, last_fault_in, last_seen_at)
          select remote, release, coalesce(loaded, 0), coalesce(failed, 0), coalesce(crashed, 0),
            coalesce(accounts_with_faults, 0), last_fault_in, ${seenAt}
          from reported left join counted using (remote, release)
          where is_registered
          order by remote, release
          on conflict (remote, release) do update set
            loaded = usage.loaded + excluded.loaded,
            failed = usage.failed + excluded.failed,
            crashed = usage.crashed + excluded.crashed,
            accounts_with_faults = usage.accounts_with_faults + excluded.accounts_with_faults,
            last_fault_in = coalesce(excluded.last_fault_in, usage.last_fault_in),
            last_seen_at = greatest(usage.last_seen_at, excluded.last_seen_at)
        ), seen as (
          update remote_usage set last_seen_at = greatest(remote_usage.last_seen_at, ${seenAt})
          from reported
          where not is_registered
            and remote_usage.remote = reported.remote and remote_usage.release = reported.release
        )
        select 1`);
    },

    async list(): Promise<ReleaseUsage[]> {
      const rows = await db.select().from(remoteUsage).orderBy(remoteUsage.remote, remoteUsage.release);
      return rows.map(({ last_fault_in, ...row }) => ({
        ...row,
        ...(last_fault_in === null ? {} : { last_fault_in }),
        last_seen_at: row.last_seen_at.toISOString(),
      }));
    },

    /** Removes releases that no page has had open since, with their marks. */
    async purge(before: Date): Promise<void> {
      await db.delete(remoteUsage).where(lt(remoteUsage.last_seen_at, before));
    },
  };
}
