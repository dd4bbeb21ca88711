import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { sql } from 'drizzle-orm';
import type { Connection, Database } from './connect.ts';
import { dueChanges } from './schema.ts';
import { storageFailure } from './storageFailure.ts';
import { transaction } from './transaction.ts';

/** Returns the date in Asia/Kolkata at the time of a clock. Nothing else on the server asks for it, but SQL by `today()`. */
export function todayBy(clock: () => Date): string {
  return dateInIndia(clock());
}

/** A kind of change that is entered ahead and takes effect at the beginning of a date in Asia/Kolkata. */
export interface DueChangeKind {
  /** Lists the dates up to `today` with changes of this kind that have not been applied, in any order. */
  readonly listPending: (connection: Connection, today: string) => Promise<readonly string[]>;
  /**
   * Applies the changes that take effect on `date` and have not been applied. It must not fail because of what is
   * stored: no request of a new day is answered before all changes that have come due are applied.
   */
  readonly apply: (connection: Connection, date: string) => Promise<void>;
  /** Reverts what was applied of days after `today` by a clock that was wrong. It must not fail either. */
  readonly revert?: (connection: Connection, today: string) => Promise<void>;
}

/**
 * Applies what has come due. Undefined where this process knows that nothing is left for today; otherwise a promise
 * that ends when everything is applied, by this process or another one.
 */
export type ApplyDueChanges = () => Promise<void> | undefined;

/** Time for which a write that found no space is not tried again, since all requests wait for it. */
const PAUSE_MS = 30_000;

/** Caches in this process the end of the day whose changes have been applied: only later requests ask the database. */
export function dueChangesApplier(
  database: Database,
  clock: () => Date,
  kinds: readonly DueChangeKind[],
): ApplyDueChanges {
  let appliedUntil = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let failure: { readonly error: unknown; readonly at: number } | undefined;

  async function apply(today: string): Promise<void> {
    try {
      await applyThrough(database, today, kinds);
      failure = undefined;
      appliedUntil = Date.parse(`${today}T00:00+05:30`) + DAY_MS;
    } catch (error) {
      failure = storageFailure(error) === undefined ? undefined : { error, at: clock().getTime() };
      throw error;
    } finally {
      running = undefined;
    }
  }

  const isApplied = () => clock().getTime() < appliedUntil;

  /** A request that joins the work for one day may have come after the next one began. */
  async function applyUntilNow(): Promise<void> {
    while (!isApplied()) {
      if (failure && Math.abs(clock().getTime() - failure.at) < PAUSE_MS) throw failure.error;
      running ??= apply(todayBy(clock));
      await running;
    }
  }

  return () => (isApplied() ? undefined : applyUntilNow());
}

/**
 * The date that counts for a change in this transaction: `clockDate`, or the date through which changes have been
 * applied where that is later, as on a process whose clock is slow. No other process begins a new date before the
 * transaction ends: what is recorded as still to come is seen by the one that applies what has come due.
 */
export async function holdDate(connection: Connection, clockDate: string): Promise<string> {
  const [row] = await connection.select({ through }).from(dueChanges).for('share');
  return row?.through && row.through > clockDate ? row.through : clockDate;
}

/** The previous release applies fewer kinds of changes, so that its date does not count. */
const through = dueChanges.entries_applied_through;

const DAY_MS = 86_400_000;

/** Any date before the first change. */
const NEVER = '1000-01-01';

/**
 * One process works and the others wait for it at the row; they find the date moved on and have nothing to do. A process
 * whose clock is less than a week behind is slow; one that is further behind has a clock that was corrected.
 */
async function applyThrough({ db }: Database, today: string, kinds: readonly DueChangeKind[]): Promise<void> {
  await transaction(db, async (connection) => {
    await connection.insert(dueChanges).values({ applied_through: NEVER }).onConflictDoNothing();
    const [row] = await connection.select({ through }).from(dueChanges).for('update');
    const applied = row?.through ?? NEVER;
    const daysBehind = (Date.parse(applied) - Date.parse(today)) / DAY_MS;
    if (daysBehind >= 7) for (const { revert } of kinds) await revert?.(connection, today);
    else if (daysBehind >= 0) return;
    for (const date of await pendingDates(connection, today, kinds)) {
      for (const kind of kinds) await kind.apply(connection, date);
    }
    const date = sql`${today}::date`;
    await connection.update(dueChanges).set({ applied_through: date, entries_applied_through: date });
  });
}

/** After days without a request, changes of all kinds are applied in the order in which they take effect. */
async function pendingDates(connection: Connection, today: string, kinds: readonly DueChangeKind[]): Promise<string[]> {
  const dates = new Set<string>();
  for (const kind of kinds) for (const date of await kind.listPending(connection, today)) dates.add(date);
  return [...dates].sort();
}
