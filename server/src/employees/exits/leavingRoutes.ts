import {
  identifyEmployee,
  listFormerEmployees,
  recordLeaving,
  reinstateEmployee,
} from '@seamline/shared/contract/employees/former-employees';
import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import { type Failure, failure, fieldConflict, notFound } from '../../errors.ts';
import type { FileUrls } from '../../files/fileUrls.ts';
import { databaseError } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { nameOfNumber } from '../record/employeeRecords.ts';
import { fromCursor, PAGE, toCursor, toFormerEmployee, toIdentity } from './leavingAnswer.ts';
import { formerEmployeeStore } from './leavings.ts';

/** Employees on notice and former employees: recording, changing and withdrawing a leaving, and reinstating. */
export function leavingRoutes(
  app: FastifyInstance,
  { clock, database, env, fileUrls, readings, today }: Services & { fileUrls: FileUrls; readings: ReadCounter },
): void {
  const store = formerEmployeeStore(database, today);

  readRoute(app, listFormerEmployees, async ({ input: { query }, viewer }) => {
    const { state = 'former', q, branch_id: branchId, from, to, limit = PAGE } = query;
    const filter = { state, search: q || undefined, branchId, from: from || undefined, to: to || undefined };
    const rows = await store.list(filter, fromCursor(state, query.cursor), limit + 1);
    const [total, branches] = await Promise.all([store.total(filter), store.countByBranch(state)]);
    const reader = await viewer;
    const fileUrl = fileUrls.forViewer(reader, clock());
    const page = rows.slice(0, limit).map((row) => toFormerEmployee(row, fileUrl, env.settlementDays));
    await readings.add(reader, page.length);
    const last = page.at(-1);
    return { leavers: page, total, next_cursor: last && rows.length > limit ? toCursor(last) : null, branches };
  });

  readRoute(app, identifyEmployee, async ({ input: { params }, viewer }) => {
    const row = await store.get(params.id);
    if (row === undefined) throw notFound('employee');
    return toIdentity(row, await store.countReports(params.id), fileUrls.forViewer(await viewer, clock()));
  });

  route(app, recordLeaving, async ({ input: { params, body }, viewer }) => {
    const recording = store.recordLeaving(viewer, params.id, body);
    const recorded = await refusingTakenNumber(params.id, recording, (names) =>
      fieldConflict('company_last_day', localized('mobile_number_taken_on_notice', names)),
    );
    if (recorded === undefined) throw notFound('employee');
    const { withdrawnOn } = recorded;
    return {
      success: true,
      message: localized('leaving_recorded'),
      ...(withdrawnOn.length > 0 && { withdrawn_changes_on: withdrawnOn }),
    };
  });

  route(app, reinstateEmployee, async ({ input: { params, query }, viewer }) => {
    const reinstating = store.reinstate(viewer, params.id, query.version);
    const done = await refusingTakenNumber(params.id, reinstating, (names) =>
      failure(409, localized('mobile_number_taken_on_reinstating', names)),
    );
    if (done === undefined) throw notFound('employee');
    const code = done.wasFormer ? 'employee_reinstated' : 'leaving_withdrawn';
    return { success: true, message: localized(code, { name: done.name }) };
  });

  /** A former employee becomes a current one only while no other current employee has the mobile number. */
  async function refusingTakenNumber<T>(
    id: number,
    changing: Promise<T>,
    refusal: (names: Record<'name' | 'owner', string | LocalizedMessage>) => Failure,
  ): Promise<T> {
    return await changing.catch(async (error: unknown) => {
      if (databaseError(error)?.constraint !== 'employees_mobile_number_unique') throw error;
      const former = await store.get(id);
      const owner = former && (await nameOfNumber(database, former.mobile_number));
      throw refusal({
        name: former?.name ?? localized('this_person'),
        owner: owner ?? localized('somebody_else_within'),
      });
    });
  }
}
