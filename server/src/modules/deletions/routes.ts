import { type DeletableRecord, getDeletion, listDeletions, restoreRecord } from '@seamline/shared/contract/activity';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { daysBefore } from '../../daysBefore.ts';
import type { DeletedRecord } from '../../db/records.ts';
import { failure, notFound } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import { isReferenceRefusal, isUniqueRefusal } from '../../http/databaseErrors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { fromCursor, toCursor, USUAL_PAGE } from '../activity/rules.ts';
import { branchStore } from '../branches/store.ts';
import { departmentStore } from '../departments/store.ts';
import { designationStore } from '../designations/store.ts';
import { leaveReasonStore } from '../leave-reasons/store.ts';
import { leaveTypeStore } from '../leave-types/store.ts';
import { shiftStore } from '../shifts/store.ts';
import { subDepartmentStore } from '../sub-departments/store.ts';
import { parentOf } from './rules.ts';
import { deletionStore } from './store.ts';

type Restore = (viewer: Viewer, deleted: DeletedRecord) => Promise<unknown>;

export function deletions(app: FastifyInstance, { database, env, clock }: Services): void {
  const store = deletionStore(database);
  const days = env.restoreDays;
  const restores: Readonly<Record<DeletableRecord, Restore>> = {
    branch: branchStore(database).restore,
    department: departmentStore(database).restore,
    'sub-department': subDepartmentStore(database).restore,
    designation: designationStore(database).restore,
    'leave-type': leaveTypeStore(database).restore,
    'leave-reason': leaveReasonStore(database).restore,
    shift: shiftStore(database).restore,
  };

  route(app, getDeletion, async ({ input: { query }, viewer }) => {
    const found = await store.latest(query.record, query.id);
    if (!found?.isDeletion) return { deletion: null };
    const { name, at, who } = found;
    return { deletion: { name, at: at.toISOString(), by: viewer.role === 'owner' ? who.name : null } };
  });

  route(app, listDeletions, async ({ input: { query } }) => {
    const { limit = USUAL_PAGE, cursor } = query;
    const since = daysBefore(clock(), days);
    // One deletion more than the page holds tells that there is another page.
    const rows = await store.list({ since, after: fromCursor(cursor), limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      deletions: page.map(({ entry_id: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
      days,
      next_cursor: last && rows.length > limit ? toCursor({ at: last.at, id: last.entry_id }) : null,
    };
  });

  route(app, restoreRecord, async ({ input: { query }, viewer }) => {
    const { record, id } = query;
    const found = await store.latest(record, id);
    if (found === undefined) throw notFound(record);
    const { name, who, at, version, values } = found;
    if (!found.isDeletion) throw failure(409, localized('restored_already', { name }));
    if (viewer.role !== 'owner' && who.id !== viewer.id)
      throw failure(403, localized('restore_not_permitted', { name }));
    if (at < daysBefore(clock(), days)) throw failure(409, localized('restore_expired', { name, days }));
    const deleted = { id, version, values: values ?? {}, createdAt: found.createdAt ?? at };
    await restores[record](viewer, deleted).catch(async (error: unknown) => {
      if (isReferenceRefusal(error)) {
        throw failure(409, localized('restore_parent_deleted', { name, parent: parentOf(deleted.values) }));
      }
      if (!isUniqueRefusal(error)) throw error;
      // Two people may have restored it at once: then the unique id refused the second one.
      const isRestored = !(await store.latest(record, id))?.isDeletion;
      throw failure(409, localized(isRestored ? 'restored_already' : 'restore_name_taken', { name }));
    });
    return { success: true, message: localized('record_restored', { name }) };
  });
}
