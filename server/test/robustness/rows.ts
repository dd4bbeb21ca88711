import type { Database } from '../../src/db/connect.ts';

type Row = Readonly<Record<string, unknown>>;
/** Every row of every table, under its table and its key. */
type Rows = ReadonlyMap<string, Row>;

/**
 * Reads the whole database of a test except for the counts of attempts and of read employees, and the uses of sessions:
 * they belong to no record, and are written by the clock.
 */
export async function everything({ db, sql }: Database): Promise<Rows> {
  const tables = await sql<{ name: string; key: string[] }[]>`
    select conrelid::regclass::text as name, array_agg(attname::text order by attnum) as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'p' and connamespace = 'public'::regnamespace and conrelid not in ('attempts'::regclass, 'sessions'::regclass)
    group by conrelid`;
  const rows = new Map<string, Row>();
  for (const { name, key } of tables) {
    const found = await db.execute<{ row: Row }>(`select to_jsonb(each) as row from ${name} each`);
    for (const { row } of found.rows) {
      if (name === 'session_log' && row.event === 'read-employees') continue;
      rows.set(`${name} ${key.map((column) => row[column])}`, row);
    }
  }
  return rows;
}

/**
 * Differences from `before`, as text: rows that were added or removed, and values that changed. Numbers and times
 * differ between two changes of one kind, so they are shown as #.
 */
export async function changesSince(before: Rows, database: Database): Promise<string> {
  const after = await everything(database);
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const names = Object.keys(now ?? old ?? {}).filter(
      (name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]),
    );
    const change = names.map((name) => `${name}: ${JSON.stringify(old?.[name])} -> ${JSON.stringify(now?.[name])}`);
    return change.length > 0 ? [`${key}\n  ${change.join('\n  ')}`] : [];
  });
  return lines.map(nameless).sort().join('\n');
}

function nameless(text: string): string {
  return text.replace(/\$argon2[^"]*|[0-9a-f-]{32,}/g, '#').replace(/\d+(?:\.\d+)?/g, '#');
}
