import type { SessionUses } from '../access/sessions/lastUse.ts';
import type { Readings } from '../access/sessions/readCounter.ts';
import type { Database } from '../db/connect.ts';
import type { IdentityNumbers } from '../employees/identity-numbers/identityNumbers.ts';
import type { Env } from '../env.ts';
import type { FileUrls } from '../files/fileUrls.ts';
import type { UploadStore } from '../files/uploads.ts';
import type { WriteHealth } from '../operations/writeHealth.ts';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';

/** Services that every module may use. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly clock: () => Date;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
  readonly keys: Keys;
  readonly fileUrls: FileUrls;
  readonly uploads: UploadStore;
  readonly metrics: Metrics;
  readonly writes: WriteHealth;
  readonly identityNumbers: IdentityNumbers;
  readonly readings: Readings;
  readonly sessionUses: SessionUses;
}
