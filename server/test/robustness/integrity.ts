import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ActivityAction } from '@seamline/shared/contract/access/activity';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/connect.ts';
import { RECORD_TABLES } from '../../src/db/recordTables.ts';
import { fileStore } from '../../src/files/fileRecords.ts';
import { sweep } from '../../src/files/sweep.ts';
import { hashInPath, type UploadStore, uploadPath } from '../../src/files/uploads.ts';
import type { Acknowledged } from './writers.ts';

type Values = Readonly<Record<string, unknown>>;

interface Entry {
  readonly record_id: number;
  readonly record_name: string;
  readonly action: ActivityAction;
  readonly version: number;
  readonly after: Values | null;
}

/**
 * Returns a sentence for each lost or incomplete change: a record and its entries in the activity log have to agree,
 * and every acknowledged change has to be there.
 */
export async function faultsOf(database: Database, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const faults: string[] = [];
  const logged = new Set<string>();
  for (const [record, { table }] of Object.entries(RECORD_TABLES)) {
    const entries = (await database.sql`
      select record_id, record_name, action, version, after from activity
      where record = ${record} order by record_id, version, id`) as unknown as Entry[];
    const { rows } = await database.db.execute<{ row: Values }>(sql`select to_jsonb(kept) as row from ${table} kept`);
    for (const { action, record_name } of entries) logged.add(`${action} ${record} ${record_name}`);
    faults.push(...contradictions(record, entries, new Map(rows.map(({ row }) => [row.id as number, row]))));
  }
  for (const { action, record, name } of acknowledged) {
    if (!logged.has(`${action} ${record} ${name}`)) faults.push(`lost: ${action} ${record} ${name}`);
  }
  return [...faults, ...(await halves(database))];
}

/** Replays the log from entry to entry, and compares the result with the stored rows. */
function contradictions(record: string, entries: readonly Entry[], rows: ReadonlyMap<number, Values>): string[] {
  const faults: string[] = [];
  const stories = Map.groupBy(entries, (entry) => entry.record_id);
  for (const [id, story] of stories) {
    const row = rows.get(id);
    const logged: Values = Object.assign({}, ...story.map(({ after }) => after));
    const isGone = story.at(-1)?.action === 'remove';
    if (story.some(({ version }, index) => version !== index + 1)) faults.push(`${record} ${id}: the log has a gap`);
    if (isGone !== (row === undefined)) faults.push(`${record} ${id}: the log says ${isGone ? 'gone' : 'there'}`);
    if (row === undefined) continue;
    if (row.version !== story.length) faults.push(`${record} ${id}: version ${row.version} of ${story.length}`);
    for (const [name, value] of Object.entries(logged)) {
      if (name in row && JSON.stringify(row[name]) !== JSON.stringify(value)) faults.push(`${record} ${id}: ${name}`);
    }
  }
  for (const id of rows.keys()) if (!stories.has(id)) faults.push(`${record} ${id}: nobody added it`);
  return faults;
}

/** Incomplete records. */
async function halves({ sql }: Database): Promise<string[]> {
  const shifts =
    await sql`select id from shifts where (select count(*) from shift_days where shift_id = shifts.id) <> 7`;
  const people = await sql`
    select id from employees
    where profile_picture_file_id is null or aadhaar_page_1_file_id is null or aadhaar_page_2_file_id is null`;
  return [
    ...shifts.map(({ id }) => `shift ${id}: not seven days`),
    ...people.map(({ id }) => `employee ${id}: not all files`),
  ];
}

/** Inconsistencies between the rows of files and the bytes in the store after a sweep. */
export async function fileFaultsOf(database: Database, uploads: UploadStore): Promise<string[]> {
  const read = async (path: string) => {
    const upload = await uploads.read(path);
    return upload && (await buffer(upload.stream));
  };
  const store = fileStore(database);
  const soon = new Date(Date.now() + 60_000);
  await sweep(store, uploads, { before: soon, dryRun: false });
  const faults: string[] = [];
  const rows = await database.sql`select id, sha256, has_thumbnail from files`;
  const known = new Set(rows.map(({ sha256 }) => sha256 as string));
  for (const { id, sha256, has_thumbnail } of rows) {
    const bytes = await read(uploadPath(sha256, false));
    const small = has_thumbnail ? await read(uploadPath(sha256, true)) : bytes;
    if (bytes === undefined || small === undefined) faults.push(`file ${id}: its bytes are not there`);
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256) faults.push(`file ${id}: other bytes`);
  }
  for await (const { path } of uploads.list()) {
    if (!known.has(hashInPath(path) ?? '')) faults.push(`${path}: no row, and the sweep left it`);
  }
  const unused = await store.countUnused(soon);
  return unused === 0 ? faults : [...faults, `${unused} rows of files that nobody shows, and the sweep left them`];
}
