import type { FastifyInstance } from 'fastify';
import { storageFailure } from '../../db/storageFailure.ts';
import type { Viewer } from '../../db/viewer.ts';
import type { Services } from '../../http/services.ts';
import { READING_MS, sessionLogStore } from './sessionLog.ts';

/** Counts the records of employees that each session reads. */
export interface ReadCounter {
  /** Records that a viewer has read so many records of employees; to be awaited before they are sent. */
  add(viewer: Viewer, employees: number): Promise<void>;
  /** Writes what this process has counted and not written yet. What cannot be written is logged and tried again. */
  flush(): Promise<void>;
}

interface Reading {
  readonly viewer: Viewer;
  times: number;
  employees: number;
  /** The latest read. */
  at: Date;
  hasEntry: boolean;
  writing: Promise<void>;
}

/** The most records that a session may have read without an entry that counts them. */
const MOST_UNWRITTEN = 5000;
const FLUSH_EVERY_MS = 10_000;

/**
 * Writes one entry for each session, address and hour. The first read of the hour is written at once; the count is
 * brought up to date every ten seconds, and at once when more than 5,000 records are missing in it: a statement for each
 * page would cost more than the page.
 */
export function countReadings(
  app: FastifyInstance,
  { clock, database }: Pick<Services, 'clock' | 'database'>,
): ReadCounter {
  const store = sessionLogStore(database);
  const counted = new Map<string, Reading>();

  async function save(reading: Reading): Promise<void> {
    const { viewer, at, times, employees } = reading;
    if (times === 0) return;
    Object.assign(reading, { times: 0, employees: 0 });
    try {
      await store.addRead(viewer, { times, employees }, at);
      reading.hasEntry = true;
    } catch (error) {
      reading.times += times;
      reading.employees += employees;
      throw error;
    }
  }

  /** Waits for a running write as well, so that the log never holds less than was counted before. */
  function write(reading: Reading): Promise<void> {
    reading.writing = reading.writing.catch(() => undefined).then(() => save(reading));
    return reading.writing;
  }

  const readings: ReadCounter = {
    async add(viewer, employees) {
      if (employees === 0) return;
      const at = clock();
      const key = `${Math.floor(at.getTime() / READING_MS)} ${viewer.session.id} ${viewer.address}`;
      const reading = counted.get(key) ?? {
        viewer,
        times: 0,
        employees: 0,
        at,
        hasEntry: false,
        writing: Promise.resolve(),
      };
      counted.set(key, reading);
      reading.times += 1;
      reading.employees += employees;
      reading.at = at;
      if (!reading.hasEntry || reading.employees > MOST_UNWRITTEN) {
        await write(reading).catch((error: unknown) => {
          // With a full disk people read on; the count is kept, and written when there is space again.
          if (storageFailure(error) === undefined) throw error;
        });
      }
    },

    async flush() {
      const hour = `${Math.floor(clock().getTime() / READING_MS)} `;
      for (const [key, reading] of counted) {
        await write(reading).catch((error: unknown) =>
          app.log.warn({ err: error }, 'reads of employees were not recorded yet'),
        );
        if (reading.times === 0 && !key.startsWith(hour)) counted.delete(key);
      }
    },
  };
  const timer = setInterval(readings.flush, FLUSH_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await readings.flush();
  });
  return readings;
}
