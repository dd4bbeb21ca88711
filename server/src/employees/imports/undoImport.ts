import type { PastImport } from '@seamline/shared/contract/employees/import-undo';
import { localized } from '@seamline/shared/contract/errors';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { assignmentEntries, employeeImportRows, employeeImports, members } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure, notFound } from '../../errors.ts';
import type { UndoPlan } from '../changes/planUndo.ts';
import { withEntries } from '../changes/projectEntries.ts';
import { type ChangedRow, makeUndoPlan } from '../changes/undo.ts';
import { type EmployeeValues, isAny, writeMany } from '../record/writeMany.ts';
import { stateColumns, toState } from './imports.ts';

/** The most imports that a person is shown. */
const SHOWN = 50;

const rows = employeeImportRows;
const written = inArray(rows.outcome, ['created', 'changed']);

export function importUndoStore(database: Database) {
  const { db } = database;

  return {
    list: (viewer: Viewer): Promise<PastImport[]> => pastImports(db, viewer, undefined),

    async preview(viewer: Viewer, id: string, today: string) {
      const about = await findImport(db, viewer, id);
      const plan =
        about.undone || !about.can_undo ? NOTHING : await makeUndoPlan(db, await readWritten(db, id), today, false);
      return { import: about, removed: plan.removed.length, restored: plan.restored.length, kept: [...plan.kept] };
    },

    /**
     * Undoes an import in one transaction; of two at once the second finds it undone.
     * @throws the 409 for one that was undone, or where a person stays who is not in `seen`
     */
    async undo(viewer: Viewer, id: string, seen: ReadonlySet<number>, now: Date, today: string): Promise<UndoPlan> {
      return await transaction(db, async (connection) => {
        await connection
          .select({ id: employeeImports.id })
          .from(employeeImports)
          .where(eq(employeeImports.id, id))
          .for('update');
        const about = await findImport(connection, viewer, id);
        if (about.undone) throw failure(409, localized('import_undone', { person: about.undone.by }));
        if (!about.can_undo) throw failure(409, localized('import_without_versions'));
        const plan = await makeUndoPlan(connection, await readWritten(connection, id), today, true);
        if (plan.kept.some(({ employee_id }) => !seen.has(employee_id))) {
          throw failure(409, localized('import_undo_outdated'));
        }
        await restoreWithEntries(connection, viewer, id, plan);
        await connection
          .update(employeeImports)
          .set({ undone_at: now, undone_by: viewer.name })
          .where(eq(employeeImports.id, id));
        return plan;
      });
    },
  };
}

/**
 * Removes and restores employees whom an import has written, with its entries. Rows of earlier releases have entries that
 * do not name the import: their values of today become entries of today.
 */
async function restoreWithEntries(
  connection: Connection,
  viewer: Viewer,
  importId: string,
  { removed, restored }: Pick<UndoPlan, 'removed' | 'restored'>,
): Promise<void> {
  const { employee_id, effective_on, change_id } = assignmentEntries;
  const ids = restored.map(({ employee }) => employee.id);
  const rows = await connection
    .delete(assignmentEntries)
    .where(and(eq(change_id, importId), isAny(employee_id, ids)))
    .returning({ id: employee_id, on: effective_on });
  const withdrawn = new Map(rows.map(({ id, on }) => [id, on]));
  const isWithdrawn = ({ employee }: EmployeeValues) => withdrawn.has(employee.id);
  const changed = restored.filter((one) => !isWithdrawn(one));
  await writeMany(connection, viewer, { removed, changed });
  await withEntries(connection, () => writeMany(connection, viewer, { changed: restored.filter(isWithdrawn) }));
}

const NOTHING: UndoPlan = { removed: [], restored: [], kept: [] };

async function findImport(connection: Connection, viewer: Viewer, id: string): Promise<PastImport> {
  const [found] = await pastImports(connection, viewer, eq(employeeImports.id, id));
  if (found === undefined) throw notFound('import');
  return found;
}

/** The imports that wrote something: all for owners, for others their own. */
async function pastImports(connection: Connection, viewer: Viewer, where: SQL | undefined): Promise<PastImport[]> {
  const found = await connection
    .select({
      ...stateColumns,
      undone_at: employeeImports.undone_at,
      undone_by: employeeImports.undone_by,
      who: { id: members.id, name: members.name },
      can_undo: sql<boolean>`bool_and(${rows.version} is not null) filter (where ${written})`,
    })
    .from(employeeImports)
    .innerJoin(rows, eq(rows.import_id, employeeImports.id))
    .innerJoin(members, eq(members.id, employeeImports.member_id))
    .where(and(viewer.role === 'owner' ? undefined : eq(employeeImports.member_id, viewer.id), where))
    .groupBy(employeeImports.id, members.id)
    .having(sql`bool_or(${written})`)
    .orderBy(desc(employeeImports.last_at), employeeImports.id)
    .limit(SHOWN);
  return found.map(({ undone_at, undone_by, ...about }) => ({
    ...toState(about),
    undone: undone_at && undone_by ? { by: undone_by, at: undone_at.toISOString() } : null,
  }));
}

/** The people whom an import wrote, in the order of the sheet. */
async function readWritten(connection: Connection, importId: string): Promise<ChangedRow[]> {
  const found = await connection
    .select({ row: rows.row, outcome: rows.outcome, id: rows.employee_id, version: rows.version })
    .from(rows)
    .where(and(eq(rows.import_id, importId), written))
    .orderBy(rows.row);
  return found.map(({ row, outcome, id, version }) => ({
    row,
    isAdded: outcome === 'created',
    employeeId: id ?? 0,
    version: version ?? 0,
  }));
}
