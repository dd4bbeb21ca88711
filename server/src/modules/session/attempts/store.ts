import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { attempts } from '../../../db/schema.ts';
import type { Limit } from '../rules.ts';

const DAY_MS = 86_400_000;

export function attemptStore({ db }: Database) {
  return {
    /** Counts a try, and says how many seconds to wait when there have been too many: 0 lets it through. */
    async count(limit: Limit, subject: string, now: Date): Promise<number> {
      const moment = instant(now);
      const running = sql`${attempts.window_ends_at} > ${moment}`;
      const remembered = sql`${attempts.window_ends_at} > ${instant(new Date(now.getTime() - DAY_MS))}`;
      const growing = sql`${limit.grows} and ${attempts.count} >= ${limit.tries} and ${remembered}`;
      const waitSeconds = sql`least(${limit.longestWaitSeconds}::float8, ${limit.windowSeconds}::float8 * power(2, least(${attempts.count} + 1 - ${limit.tries}, 20)))`;
      const firstEnd = new Date(now.getTime() + limit.windowSeconds * 1000);
      const [counted] = await db
        .insert(attempts)
        .values({ kind: limit.name, subject, count: 1, window_ends_at: firstEnd })
        .onConflictDoUpdate({
          target: [attempts.kind, attempts.subject],
          set: {
            count: sql`case when (${running}) or (${growing}) then ${attempts.count} + 1 else 1 end`,
            window_ends_at: sql`case when ${running} then ${attempts.window_ends_at} when ${growing} then ${moment} + ${waitSeconds} * interval '1 second' else ${instant(firstEnd)} end`,
          },
          setWhere: sql`not (${running} and ${attempts.count} >= ${limit.tries})`,
        })
        .returning({ count: attempts.count });
      if (counted !== undefined) return 0;
      const [row] = await db
        .select({ endsAt: attempts.window_ends_at })
        .from(attempts)
        .where(and(eq(attempts.kind, limit.name), eq(attempts.subject, subject)));
      return Math.max(1, Math.ceil(((row?.endsAt.getTime() ?? now.getTime()) - now.getTime()) / 1000));
    },

    async forget(limit: Limit, subject: string): Promise<void> {
      await db.delete(attempts).where(and(eq(attempts.kind, limit.name), eq(attempts.subject, subject)));
    },

    async giveBack(limit: Limit, subject: string): Promise<void> {
      await db
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
        .where(and(eq(attempts.kind, limit.name), eq(attempts.subject, subject)));
    },
  };
}

function instant(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}
