import { setTimeout as pause } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Connection, Database } from './connect.ts';
import { enterScope } from './driver.ts';
import { currentScope } from './viewerContext.ts';

/** Error codes after which a transaction can be retried: serialization failure, deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const MOST_TRIES = 5;

/**
 * Runs `work` in one transaction, and again when the database refuses it because of a concurrent one. `work` changes
 * nothing but the database, and sends every statement through the given connection: the embedded database has no second
 * one, so another statement would wait forever. Within a transaction `work` is a part of it.
 */
export async function transaction<Result>(
  db: Database['db'],
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  if (is(db, PgTransaction)) return await work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOn(db, work);
    } catch (error) {
      if (attempt >= MOST_TRIES || !TRY_AGAIN.has(databaseCode(error))) throw error;
      await pause(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

/** The database for stores whose changes shall be part of a transaction. Only what writes records may be used of them. */
export function inTransaction(database: Database, connection: Connection): Database {
  return { ...database, db: connection as Database['db'] };
}

/** Takes the connection itself, because Drizzle's `transaction` does not release one that broke before `begin`. */
async function attemptOn<Result>(
  db: Database['db'],
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  const scope = currentScope();
  try {
    return await drizzle(client).transaction(async (connection) => {
      if (scope) await enterScope(client, scope);
      return await work(connection);
    });
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
