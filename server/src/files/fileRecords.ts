import { and, count, eq, inArray, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import { company, employees, type FILE_KINDS, files, memberScope, members, revokedSessions } from '../db/schema.ts';
import type { Scope } from '../db/viewerContext.ts';
import type { UrlHolder } from './fileUrls.ts';

export interface StoredFile {
  readonly sha256: string;
  readonly kind: (typeof FILE_KINDS)[number];
  readonly contentType: string;
  readonly hasThumbnail: boolean;
}

/** The account that requests a file, with the file unless it was removed. */
export interface FileAndHolder {
  readonly member: { readonly id: number; readonly number: string; readonly name: string };
  readonly mayEdit: boolean;
  readonly scope: Scope | null;
  readonly file: StoredFile | null;
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
      .select({
        memberId: members.id,
        number: members.number,
        name: members.name,
        role: members.role,
        editPermission: members.edit_permission,
        scope: memberScope,
        sha256: files.sha256,
        kind: files.kind,
        contentType: files.content_type,
        hasThumbnail: files.has_thumbnail,
      })
      .from(members)
      .leftJoin(files, eq(files.id, sql.placeholder('id')))
      .where(
        and(
          eq(members.id, sql.placeholder('memberId')),
          eq(members.session_epoch, sql.placeholder('sessionEpoch')),
          members.is_active,
          or(eq(members.role, 'owner'), members.view_permission),
          notExists(
            db
              .select({ one: sql`1` })
              .from(revokedSessions)
              .where(eq(revokedSessions.jti, sql.placeholder('sessionId'))),
          ),
        ),
      ),
  );

  const hashes = async (among: readonly string[], condition?: SQL): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ sha256: files.sha256 })
      .from(files)
      .where(and(inArray(files.sha256, [...among]), condition));
    return new Set(rows.map(({ sha256 }) => sha256));
  };

  return {
    /** Undefined where the session has ended or its account may not see anything any more. */
    async get(id: number, holder: UrlHolder): Promise<FileAndHolder | undefined> {
      const [found] = await getQuery.execute({ id, ...holder });
      if (found === undefined) return undefined;
      const { memberId, number, name, role, editPermission, scope, sha256, kind, contentType, hasThumbnail } = found;
      const isGone = sha256 === null || kind === null || contentType === null;
      const file = isGone ? null : { sha256, kind, contentType, hasThumbnail: hasThumbnail === true };
      return { member: { id: memberId, number, name }, mayEdit: role === 'owner' || editPermission, scope, file };
    },

    /** True unless the file is one of a person outside of the viewer's scope. */
    async isSeen(id: number): Promise<boolean> {
      return (await db.$count(files, eq(files.id, id))) > 0;
    },

    async nameOfEmployee(id: number): Promise<string | undefined> {
      const [found] = await db.select({ name: employees.full_name }).from(employees).where(eq(employees.id, id));
      return found?.name;
    },

    /** Deletes unreferenced rows that were created before that time, and returns their number. */
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
