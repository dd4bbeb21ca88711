import type { Database } from '../db/connect.ts';
import type { Env } from '../env.ts';
import type { FileUrls } from '../modules/files/fileUrls.ts';
import type { UploadStore } from '../modules/files/uploads.ts';
import type { WriteHealth } from '../modules/health/writes.ts';
import type { IdentityNumbers } from '../modules/identity-numbers/identityNumbers.ts';
import type { Readings } from '../modules/session-log/readings.ts';
import type { SessionUses } from '../modules/sessions/uses.ts';
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
