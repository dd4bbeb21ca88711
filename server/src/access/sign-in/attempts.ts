import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { attempts } from '../../db/schema.ts';
import type { Count } from './limits.ts';

export function attemptStore({ db }: Database) {
  return {
    /** Counts a try. Returns the seconds to wait when the limit is reached, and 0 otherwise. */
    async add({ limit, subject }: Count, now: Date): Promise<number> {
      const { tries, windowSeconds, waitSeconds, longestWaitSeconds, memorySeconds } = limit;
      const moment = instant(now);
      const running = sql`${attempts.window_ends_at} > ${moment}`;
      const forgottenAt = sql`${attempts.window_ends_at} + ${seconds(memorySeconds)}`;
      const growing = sql`${waitSeconds !== undefined} and ${attempts.count} >= ${tries} and ${forgottenAt} > ${moment}`;
      const count = sql`case when (${running}) or (${growing}) then ${attempts.count} + 1 else 1 end`;
      const doubled = sql`${waitSeconds ?? 0}::float8 * power(2, least(${count} - ${tries}, 20))`;
      const waitEnds = sql`${moment} + least(${longestWaitSeconds}::float8, ${doubled}) * interval '1 second'`;
      const windowEnds = sql`case when ${running} then ${attempts.window_ends_at} else ${moment} + ${seconds(windowSeconds)} end`;
      const waits = sql`${waitSeconds !== undefined} and ${count} >= ${tries}`;
      const [counted] = await db
        .insert(attempts)
        .values({
          kind: limit.name,
          subject,
          count: 1,
          window_ends_at: new Date(now.getTime() + windowSeconds * 1000),
        })
        .onConflictDoUpdate({
          target: [attempts.kind, attempts.subject],
          set: { count, window_ends_at: sql`case when ${waits} then ${waitEnds} else ${windowEnds} end` },
          setWhere: sql`not (${running} and ${attempts.count} >= ${tries})`,
        })
        .returning({ count: attempts.count });
      if (counted !== undefined) return 0;
      const [row] = await db
        .select({ endsAt: attempts.window_ends_at })
        .from(attempts)
        .where(rowOf({ limit, subject }));
      return Math.max(1, Math.ceil(((row?.endsAt.getTime() ?? now.getTime()) - now.getTime()) / 1000));
    },

    /** Resets a count and returns its number of tries. */
    async forget(count: Count): Promise<number> {
      const [row] = await db.delete(attempts).where(rowOf(count)).returning({ count: attempts.count });
      return row?.count ?? 0;
    },

    async giveBack(count: Count, tries: number): Promise<void> {
      await db
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - ${tries}::integer, 0)` })
        .where(rowOf(count));
    },

    /** Removes the counts that no limit needs any more. */
    async purge(endedBefore: Date): Promise<void> {
      await db.delete(attempts).where(lt(attempts.window_ends_at, endedBefore));
    },
  };
}

function rowOf({ limit, subject }: Count) {
  return and(eq(attempts.kind, limit.name), eq(attempts.subject, subject));
}

function instant(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}

function seconds(count: number) {
  return sql`${count}::float8 * interval '1 second'`;
}
