import {
  identifyEmployee,
  listFormerEmployees,
  recordLeaving,
  reinstateEmployee,
} from '@seamline/shared/contract/former-employees';
import type { FastifyInstance } from 'fastify';
import { failure, notFound } from '../../errors.ts';
import { databaseError } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { nameOfNumber } from '../employee-records/store.ts';
import { pictureAddress } from '../files/addresses.ts';
import { fromCursor, messages, PAGE, toCursor, toFormerEmployee, toIdentity } from './rules.ts';
import { formerEmployeeStore } from './store.ts';

/** People who leave, have left, or come back. */
export function formerEmployees(app: FastifyInstance, { clock, database, keys }: Services): void {
  const store = formerEmployeeStore(database);

  readRoute(app, listFormerEmployees, async ({ input: { query } }) => {
    const { q, branch_id: branchId, from, to, limit = PAGE } = query;
    const filter = { search: q || undefined, branchId, from: from || undefined, to: to || undefined };
    const rows = await store.list(filter, fromCursor(query.cursor), limit + 1);
    const [total, branches] = await Promise.all([store.total(filter), store.countByBranch()]);
    const picture = pictureAddress(keys.files, clock());
    const page = rows.slice(0, limit).map((row) => toFormerEmployee(row, picture));
    const last = page.at(-1);
    return { leavers: page, total, next_cursor: last && rows.length > limit ? toCursor(last) : null, branches };
  });

  readRoute(app, identifyEmployee, async ({ input: { params } }) => {
    const row = await store.get(params.id);
    if (row === undefined) throw notFound('employee');
    return toIdentity(row, await store.countReports(params.id), pictureAddress(keys.files, clock()));
  });

  route(app, recordLeaving, async ({ input: { params, body }, viewer }) => {
    const row = await store.leave(viewer, params.id, body);
    if (row === undefined) throw notFound('employee');
    return { success: true, message: messages.left };
  });

  route(app, reinstateEmployee, async ({ input: { params }, viewer }) => {
    const row = await store.reinstate(viewer, params.id).catch(async (error: unknown) => {
      if (databaseError(error)?.constraint !== 'employees_mobile_number_unique') throw error;
      const former = await store.get(params.id);
      const owner = former && (await nameOfNumber(database, former.mobile_number));
      throw failure(409, messages.numberTaken(former?.name ?? 'This person', owner ?? 'somebody else'));
    });
    if (row === undefined) throw notFound('employee');
    return { success: true, message: messages.back(row.full_name) };
  });
}
