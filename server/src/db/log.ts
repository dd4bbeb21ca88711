import { type ActivityAction, SYSTEM_ACTOR } from '@seamline/shared/contract/access/activity';
import type { RecordKind } from '@seamline/shared/contract/record-kinds';
import { chunks } from './chunks.ts';
import type { Connection, Database } from './connect.ts';
import { activity } from './schema.ts';
import type { Viewer } from './viewer.ts';

/** A record as its store selects it: every column that people may read in the activity log, and no secret. */
export interface RecordRow {
  readonly id: number;
  readonly version: number;
}

/** The kind of a record, and its name for people. */
export interface LoggedKind<Row extends RecordRow> {
  readonly record: RecordKind;
  readonly name: (row: Row) => string;
}

/** The account that makes a change, and the IP address that its request came from. */
type Actor = Pick<Viewer, 'id' | 'number' | 'name' | 'address'>;

/** The actor of changes that take effect on their day. */
export const SYSTEM: Actor = { ...SYSTEM_ACTOR, address: '' };

type Entry = typeof activity.$inferInsert;

type Values = Record<string, unknown>;

/** Logs many changes of one kind of record, each with one of the two states where the record came or went. */
export async function logChanges<Row extends RecordRow>(
  connection: Connection,
  actor: Actor,
  kind: LoggedKind<Row>,
  changes: readonly (readonly [before: Row | undefined, after: Row | undefined])[],
  about: Partial<Pick<Entry, 'action' | 'record_created_at'>> = {},
): Promise<void> {
  const entries = changes.flatMap(([before, after]) => {
    const entry = entryOf(actor, kind, before, after);
    return entry ? [{ ...entry, ...about }] : [];
  });
  for (const some of chunks(entries, LOGGED_AT_ONCE)) await connection.insert(activity).values(some);
}

/** Entries of one statement, which has a limit on its parameters. */
const LOGGED_AT_ONCE = 500;

/** Records in the activity log what differs between two states of a record. */
export async function logUpdate<Row extends RecordRow>(
  connection: Connection,
  actor: Actor,
  kind: LoggedKind<Row>,
  before: Row,
  after: Row,
): Promise<void> {
  await logChanges(connection, actor, kind, [[before, after]]);
}

/** Many records that are exported at once. */
interface ExportEntry {
  readonly record: RecordKind;
  /** Name of the export, such as a file's name. */
  readonly name: string;
  readonly asked: Readonly<Values>;
}

/** Logs who exported which records, and when. */
export async function logExport({ db }: Database, viewer: Viewer, { record, name, asked }: ExportEntry): Promise<void> {
  await db.insert(activity).values({ ...whoIs(viewer), action: 'export', record, record_name: name, after: asked });
}

/** Logs that data of a record were erased, without what they were. */
export async function logErasedRecord(
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
  kind: LoggedKind<Row>,
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

export type LoggedChange = Pick<typeof activity.$inferSelect, 'at' | 'before' | 'after'> & { readonly by: string };
