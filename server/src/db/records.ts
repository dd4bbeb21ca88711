import { localized } from '@seamline/shared/contract/errors';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { failure } from '../errors.ts';
import type { Connection, Database } from './connect.ts';
import { maskNumbers } from './identityNumbers.ts';
import {
  type LoggedChange,
  type LoggedKind,
  logChanges,
  loggedColumns,
  logUpdate,
  netChange,
  type RecordRow,
} from './log.ts';
import { referenceNames } from './referenceNames.ts';
import { activity } from './schema.ts';
import { transaction } from './transaction.ts';
import type { Viewer } from './viewer.ts';

/** Columns that every change of a record sets beside its values. */
export function nextVersion(table: { readonly version: AnyPgColumn }) {
  return { version: sql`${table.version} + 1`, updated_at: sql`now()` };
}

interface Update<Row extends RecordRow> {
  /** The version that the change was made on; without it the change wins over whatever came between. */
  readonly version: number | undefined;
  /** Reads the record `for update`. */
  readonly lock: (connection: Connection) => Promise<Row | undefined>;
  /** Changes it, setting `nextVersion` with the values. */
  readonly write: (connection: Connection, before: Row) => Promise<Row | undefined>;
}

interface Removal<Row extends RecordRow> {
  /** The version that was on the screen; without it the record is deleted whatever has changed since. */
  readonly version: number | undefined;
  readonly lock: (connection: Connection) => Promise<Row | undefined>;
  /** Deletes it and returns when it was created. */
  readonly write: (connection: Connection, before: Row) => Promise<readonly { readonly created_at: Date }[]>;
}

/** A deleted record as its last entry of the activity log has it. */
export interface DeletedRecord {
  readonly id: number;
  /** The version of the deletion. */
  readonly version: number;
  /** The values under the names of the record's store. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

/** Columns of a restored record beside its values. */
type RestoredRow = Record<'id' | 'version', number> & { readonly created_at: Date };

/** Adds a record and logs in the same transaction who added it. */
export async function createRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: LoggedKind<Row>,
  insert: (connection: Connection) => Promise<Row>,
): Promise<Row> {
  return await transaction(db, async (connection) => {
    const row = await insert(connection);
    await logChanges(connection, viewer, kind, [[undefined, row]]);
    return row;
  });
}

/**
 * Changes a record and logs in the same transaction who changed what. Undefined when there is no such record.
 * @throws the 409 with the changes since `version`
 */
export async function updateRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: LoggedKind<Row>,
  { version, lock, write }: Update<Row>,
): Promise<Row | undefined> {
  return await transaction(db, async (connection) => {
    const before = await lock(connection);
    if (before === undefined) return undefined;
    await refuseStale(connection, kind, before, version, 'stale_version');
    const after = await write(connection, before);
    if (after !== undefined) await logUpdate(connection, viewer, kind, before, after);
    return after;
  });
}

/**
 * Deletes a record and logs in the same transaction who deleted it. Undefined when there is no such record.
 * @throws the 409 with the changes since `version`
 */
export async function removeRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: LoggedKind<Row>,
  { version, lock, write }: Removal<Row>,
): Promise<Row | undefined> {
  return await transaction(db, async (connection) => {
    const before = await lock(connection);
    if (before === undefined) return undefined;
    await refuseStale(connection, kind, before, version, 'stale_deletion');
    const [deleted] = await write(connection, before);
    const about = { record_created_at: deleted?.created_at };
    await logChanges(connection, viewer, kind, [[before, undefined]], about);
    return before;
  });
}

/**
 * Adds a deleted record again, with its id, and logs in the same transaction who restored it.
 * @throws the 409 where the record has been restored and deleted again since
 */
export async function restoreRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: LoggedKind<Row>,
  { id, version, createdAt: created_at }: DeletedRecord,
  insert: (connection: Connection, restored: RestoredRow) => Promise<Row>,
): Promise<Row> {
  return await transaction(db, async (connection) => {
    const row = await insert(connection, { id, version: version + 1, created_at });
    const later = and(eq(activity.record, kind.record), eq(activity.record_id, id), gt(activity.version, version));
    if ((await connection.$count(activity, later)) > 0) throw failure(409, localized('concurrent_change'));
    await logChanges(connection, viewer, kind, [[undefined, row]], { action: 'restore' });
    return row;
  });
}

/** A change that was made on another version than the current one. */
interface StaleChange {
  readonly name: string;
  readonly version: number;
  readonly current: number;
  readonly code: 'stale_version' | 'stale_deletion';
}

async function refuseStale<Row extends RecordRow>(
  connection: Connection,
  kind: LoggedKind<Row>,
  row: Row,
  version: number | undefined,
  code: StaleChange['code'],
): Promise<void> {
  if (version === undefined || version === row.version) return;
  const since = await connection
    .select(loggedColumns)
    .from(activity)
    .where(and(eq(activity.record, kind.record), eq(activity.record_id, row.id), gt(activity.version, version)))
    .orderBy(asc(activity.version), asc(activity.id));
  await refuseOverwriting(connection, { name: kind.name(row), version, current: row.version, code }, since);
}

/**
 * Throws the 409 with the changes since the version of a stale change, the earliest first. Lets the change pass where
 * they were reverted, so that nothing would be lost.
 */
export async function refuseOverwriting(
  connection: Connection,
  { name, version, current, code }: StaleChange,
  since: readonly LoggedChange[],
): Promise<void> {
  const { first, last, changed } = netChange(since);
  const [earlier, later] = [maskNumbers(first), maskNumbers(last)];
  const changes = changed.map((field) => ({ field, before: earlier[field] ?? null, after: later[field] ?? null }));
  const latest = since.at(-1);
  if (latest !== undefined && changes.length === 0) return;
  const conflict: Conflict = {
    by: latest?.by ?? null,
    at: latest?.at.toISOString() ?? null,
    version: current,
    changes,
    names: await referenceNames(connection, [first, last]),
  };
  const person = latest?.by ?? localized('somebody_else');
  throw failure(409, localized(code, { person, name }), {
    detail: `version ${version} is not the current one, ${current}`,
    conflict,
  });
}
