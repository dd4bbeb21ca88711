import { type ActivityAction, type ActivityRecord, SYSTEM_ACTOR } from '@seamline/shared/contract/access/activity';
import { localized } from '@seamline/shared/contract/errors';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { failure } from '../errors.ts';
import { chunks } from './chunks.ts';
import type { Connection, Database } from './connect.ts';
import { maskNumbers } from './identityNumbers.ts';
import { referenceNames } from './referenceNames.ts';
import { activity } from './schema.ts';
import { transaction } from './transaction.ts';
import type { Viewer } from './viewer.ts';

/** A record as its store selects it: every column that people may read in the activity log, and no secret. */
export interface RecordRow {
  readonly id: number;
  readonly version: number;
}

/** The kind of a record, and its name for people. */
export interface RecordKind<Row extends RecordRow> {
  readonly record: ActivityRecord;
  readonly name: (row: Row) => string;
}

/** Columns that every change of a record sets beside its values. */
export function nextVersion(table: { readonly version: AnyPgColumn }) {
  return { version: sql`${table.version} + 1`, updated_at: sql`now()` };
}

/** The account that makes a change, and the IP address that its request came from. */
type Actor = Pick<Viewer, 'id' | 'number' | 'name' | 'address'>;

/** The actor of changes that take effect on their day. */
export const SYSTEM: Actor = { ...SYSTEM_ACTOR, address: '' };

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

/** Adds a record and notes in the same transaction who added it. */
export async function createRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: RecordKind<Row>,
  insert: (connection: Connection) => Promise<Row>,
): Promise<Row> {
  return await transaction(db, async (connection) => {
    const row = await insert(connection);
    await logChanges(connection, viewer, kind, [[undefined, row]]);
    return row;
  });
}

/**
 * Changes a record and notes in the same transaction who changed what. Undefined when there is no such record.
 * @throws the 409 with the changes since `version`
 */
export async function updateRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: RecordKind<Row>,
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

/** Notes many changes of one kind of record, each with one of the two states where the record came or went. */
export async function logChanges<Row extends RecordRow>(
  connection: Connection,
  actor: Actor,
  kind: RecordKind<Row>,
  changes: readonly (readonly [before: Row | undefined, after: Row | undefined])[],
  about: Partial<Pick<Entry, 'action' | 'record_created_at'>> = {},
): Promise<void> {
  const entries = changes.flatMap(([before, after]) => {
    const entry = entryOf(actor, kind, before, after);
    return entry ? [{ ...entry, ...about }] : [];
  });
  for (const some of chunks(entries, NOTED_AT_ONCE)) await connection.insert(activity).values(some);
}

type Entry = typeof activity.$inferInsert;

/** Entries of one statement, which has a limit on its parameters. */
const NOTED_AT_ONCE = 500;

/** Records in the activity log what differs between two states of a record. */
export async function logUpdate<Row extends RecordRow>(
  connection: Connection,
  actor: Actor,
  kind: RecordKind<Row>,
  before: Row,
  after: Row,
): Promise<void> {
  await logChanges(connection, actor, kind, [[before, after]]);
}

/**
 * Deletes a record and notes in the same transaction who deleted it. Undefined when there is no such record.
 * @throws the 409 with the changes since `version`
 */
export async function removeRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: RecordKind<Row>,
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
 * Adds a deleted record again, with its id, and notes in the same transaction who restored it.
 * @throws the 409 where the record has been restored and deleted again since
 */
export async function restoreRecord<Row extends RecordRow>(
  { db }: Database,
  viewer: Viewer,
  kind: RecordKind<Row>,
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

type Values = Record<string, unknown>;

/** Many records that are exported at once. */
interface ExportEntry {
  readonly record: ActivityRecord;
  /** Name of the export, such as a file's name. */
  readonly name: string;
  readonly asked: Readonly<Values>;
}

/** Notes who took which records out, and when. */
export async function logExport({ db }: Database, viewer: Viewer, { record, name, asked }: ExportEntry): Promise<void> {
  await db.insert(activity).values({ ...whoIs(viewer), action: 'export', record, record_name: name, after: asked });
}

/** Notes that data of a record were erased, without what they were. */
export async function noteErasure(
  connection: Connection,
  actor: Actor,
  about: Pick<typeof activity.$inferInsert, 'record' | 'record_id' | 'record_name' | 'version'>,
): Promise<void> {
  await connection.insert(activity).values({ ...whoIs(actor), action: 'erase', ...about });
}

const BOOKKEEPING: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at']);

/** The entry of a change; undefined for an update in which nothing differs. */
function entryOf<Row extends RecordRow>(
  actor: Actor,
  kind: RecordKind<Row>,
  before: Row | undefined,
  after: Row | undefined,
): Entry | undefined {
  const row = (after ?? before) as Row;
  const [earlier, later] = differing(before, after);
  if (before && after && Object.keys(later ?? {}).length === 0) return undefined;
  const action: ActivityAction = !before ? 'create' : after ? 'update' : 'remove';
  return {
    ...whoIs(actor),
    action,
    record: kind.record,
    record_id: row.id,
    record_name: kind.name(row),
    version: after === undefined ? row.version + 1 : row.version,
    before: earlier,
    after: later,
  };
}

function whoIs({ id, number, name, address }: Actor) {
  return { member_id: id, member_number: number, member_name: name, address };
}

/** The columns in which two states of a record differ; all of them where there is only one state. */
function differing(
  before: RecordRow | undefined,
  after: RecordRow | undefined,
): [Values | undefined, Values | undefined] {
  const names = Object.keys(after ?? before ?? {}).filter(
    (name) => !BOOKKEEPING.has(name) && !(before && after && isSame(columnOf(before, name), columnOf(after, name))),
  );
  const pick = (row: RecordRow | undefined) =>
    row && Object.fromEntries(names.map((name) => [name, columnOf(row, name)]));
  return [pick(before), pick(after)];
}

function columnOf(row: RecordRow, name: string): unknown {
  return (row as unknown as Values)[name] ?? null;
}

/** Compares two values of a column, one of which may have been stored as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Values of an entry in the activity log. */
export interface LoggedValues {
  readonly before: Readonly<Values> | null;
  readonly after: Readonly<Values> | null;
}

/** Returns the sum of several changes of one record: its values before and after them, and the columns that differ. */
export function netChange(entries: readonly LoggedValues[]) {
  const first: Values = {};
  const last: Values = {};
  for (const { before, after } of entries) {
    Object.assign(last, after);
    for (const [name, value] of Object.entries(before ?? {})) if (!(name in first)) first[name] = value;
  }
  return { first, last, changed: Object.keys(last).filter((field) => !isSame(first[field], last[field])) };
}

/** The columns of entries that `refuseOverwriting` reads. */
export const loggedColumns = {
  at: activity.at,
  by: activity.member_name,
  before: activity.before,
  after: activity.after,
};

type LoggedChange = Pick<typeof activity.$inferSelect, 'at' | 'before' | 'after'> & { readonly by: string };

/** A change that was made on another version than the current one. */
interface StaleChange {
  readonly name: string;
  readonly version: number;
  readonly current: number;
  readonly code: 'stale_version' | 'stale_deletion';
}

async function refuseStale<Row extends RecordRow>(
  connection: Connection,
  kind: RecordKind<Row>,
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
