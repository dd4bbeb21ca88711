import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { logErasedRecord, SYSTEM } from '../../db/log.ts';
import { nextVersion } from '../../db/records.ts';
import {
  activity,
  assignmentEntries,
  employeeImportRows,
  employeeReporting,
  employees,
  files,
} from '../../db/schema.ts';
import type { FileStore } from '../../files/fileRecords.ts';
import { type UploadStore, uploadPath } from '../../files/uploads.ts';
import { recordColumns } from '../record/employeeRecords.ts';
import { FILE_COLUMNS } from '../record/recordColumns.ts';
import { ERASED } from './erasedColumns.ts';
import { erasing } from './eraseFromLog.ts';
import { eraseSearchTexts, searchedValues } from './eraseSearchTexts.ts';

export type ErasureStore = ReturnType<typeof erasureStore>;

export function erasureStore({ db }: Database) {
  const columns = { ...recordColumns, erased_at: employees.erased_at };
  return {
    async get(id: number) {
      const [row] = await db.select(columns).from(employees).where(eq(employees.id, id));
      return row;
    },

    /** Former employees who left until that moment and whose data are still there, the first to leave first. */
    async listDue(leftUntil: Date) {
      return await db
        .select(columns)
        .from(employees)
        .where(and(lte(employees.left_at, leftUntil), isNull(employees.erased_at)))
        .orderBy(asc(employees.left_at), asc(employees.id));
    },

    /**
     * Erases the data of a former employee, in the record and in its entries of the activity log. Returns the hashes of
     * the files, whose rows a trigger has deleted unless another record shows the same; undefined when there is no such
     * former employee, or nothing left to erase.
     */
    async erase(id: number, now: Date): Promise<string[] | undefined> {
      return await erasing(db, async (connection) => {
        const [before] = await connection.select(columns).from(employees).where(eq(employees.id, id)).for('update');
        if (before === undefined || before.left_at === null || before.erased_at !== null) return undefined;
        const fileIds = Object.values(FILE_COLUMNS).flatMap((name) => before[name] ?? []);
        await eraseSearchTexts(connection, await searchedValues(connection, id, new Set(Object.keys(ERASED))));
        const shown = await connection.select({ sha256: files.sha256 }).from(files).where(inArray(files.id, fileIds));
        await connection
          .update(employees)
          .set({ ...ERASED, erased_at: now, ...nextVersion(employees) })
          .where(eq(employees.id, id));
        await connection.delete(employeeReporting).where(eq(employeeReporting.employee_id, id));
        await connection.execute(sql`
          delete from assignment_entry_reporting using assignment_entries where entry_id = id and employee_id = ${id}`);
        await connection
          .update(assignmentEntries)
          .set({ reason: null, grade: null, shift: null, shift_id: null })
          .where(eq(assignmentEntries.employee_id, id));
        await connection.update(employeeImportRows).set({ errors: [] }).where(eq(employeeImportRows.employee_id, id));
        const names = sql`array[${sql.join(
          Object.keys(ERASED).map((name) => sql`${name}`),
          sql`, `,
        )}]::text[]`;
        await connection
          .update(activity)
          .set({ before: sql`${activity.before} - ${names}`, after: sql`${activity.after} - ${names}` })
          .where(and(eq(activity.record, 'employee'), eq(activity.record_id, id)));
        const { full_name: record_name, version } = before;
        const about = { record: 'employee', record_id: id, record_name, version: version + 1 } as const;
        await logErasedRecord(connection, SYSTEM, about);
        return shown.map(({ sha256 }) => sha256);
      });
    },
  };
}

interface Stores {
  readonly employees: ErasureStore;
  readonly files: FileStore;
  readonly uploads: UploadStore;
}

/**
 * Erases the data of a former employee, the bytes of their files included. False when there is nothing to erase. What
 * a failing upload store keeps has no row any more, so that the next sweep removes it.
 */
export async function eraseEmployee({ employees, files, uploads }: Stores, id: number, now: Date): Promise<boolean> {
  const hashes = await employees.erase(id, now);
  if (hashes === undefined) return false;
  const known = await files.known(hashes);
  for (const hash of hashes) {
    if (known.has(hash)) continue;
    for (const isThumbnail of [false, true]) await uploads.remove(uploadPath(hash, isThumbnail));
  }
  return true;
}
