import type { Database } from '../db/connect.ts';
import type { Env } from '../env.ts';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';

/** Services that every area may use. An area that needs more names it beside these, and `app.ts` gives it. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly clock: () => Date;
  /** Returns the date in Asia/Kolkata, as `today()` of the database does. */
  readonly today: () => string;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
  readonly keys: Keys;
  readonly metrics: Metrics;
}
