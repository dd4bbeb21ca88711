import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connection, Database } from './connect.ts';

/** The database asks for another try: serialization failure, deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const MOST_TRIES = 5;

/**
 * Runs `work` in one transaction, again when the database could not bring it in line with what others did meanwhile.
 * Nothing but the database may be changed in `work`, and every statement in it goes through the given connection:
 * the embedded database has no second one, so a statement past it would wait for ever.
 */
export async function transaction<Result>(
  db: Database['db'],
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOn(db, work);
    } catch (error) {
      if (attempt >= MOST_TRIES || !TRY_AGAIN.has(databaseCode(error))) throw error;
      await pause(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

/** Drizzle's own transaction never gives a connection back that broke before `begin`. */
async function attemptOn<Result>(
  db: Database['db'],
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  try {
    return await drizzle(client).transaction(work);
  } finally {
    client.release();
  }
}

function databaseCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return '';
}
