import { and, count, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { company, employees, files } from '../../db/schema.ts';

export interface StoredFile {
  readonly sha256: string;
  readonly contentType: string;
  readonly hasThumbnail: boolean;
}

export type FileStore = ReturnType<typeof fileStore>;

/** Every column that points to a file. */
const OWNERS: readonly AnyPgColumn[] = [
  employees.profile_picture_file_id,
  employees.aadhaar_page_1_file_id,
  employees.aadhaar_page_2_file_id,
  employees.pan_card_file_id,
  company.company_logo_file_id,
  company.company_photo_file_id,
];

export function fileStore(database: Database) {
  const { db } = database;
  const getQuery = prepared(
    database,
    db
      .select({ sha256: files.sha256, contentType: files.content_type, hasThumbnail: files.has_thumbnail })
      .from(files)
      .where(eq(files.id, sql.placeholder('id'))),
  );

  const hashes = async (among: readonly string[], condition?: SQL): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ sha256: files.sha256 })
      .from(files)
      .where(and(inArray(files.sha256, [...among]), condition));
    return new Set(rows.map(({ sha256 }) => sha256));
  };

  return {
    async get(id: number): Promise<StoredFile | undefined> {
      const [found] = await getQuery.execute({ id });
      return found;
    },

    /** Deletes the rows made before that moment to which nothing points, and says how many there were. */
    async removeUnused(before: Date): Promise<number> {
      return (await db.delete(files).where(unused(before)).returning({ id: files.id })).length;
    },

    async countUnused(before: Date): Promise<number> {
      const [found] = await db.select({ rows: count() }).from(files).where(unused(before));
      return found?.rows ?? 0;
    },

    /** Which of the hashes have a row. */
    known: (among: readonly string[]) => hashes(among),

    /** Which of the hashes would still have a row after `removeUnused`. */
    inUse: (among: readonly string[], before: Date) => hashes(among, not(unused(before))),
  };
}

function unused(before: Date): SQL {
  const pointing = OWNERS.map((column) => sql`not exists (select from ${column.table} where ${column} = ${files.id})`);
  return sql`(${lt(files.created_at, before)} and ${sql.join(pointing, sql` and `)})`;
}
