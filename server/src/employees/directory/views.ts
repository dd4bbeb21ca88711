import {
  createEmployeeView,
  EMPLOYEE_VIEW_LIMITS,
  type EmployeeView,
  type EmployeeViewInput,
  listEmployeeViews,
  removeEmployeeView,
  updateEmployeeView,
} from '@seamline/shared/contract/employees/employee-views';
import { localized } from '@seamline/shared/contract/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { employeeViews, members } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure, fieldConflict, notFound } from '../../errors.ts';
import { saveOrExplain } from '../../http/databaseErrors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

const columns = {
  id: employeeViews.id,
  name: employeeViews.name,
  search: employeeViews.search,
  version: employeeViews.version,
};

const NAME_UNIQUE = 'employee_views_name_unique';

/** The saved views of one viewer. They are nobody else's business, so the activity log does not have them. */
function employeeViewStore({ db }: Database) {
  const own = (viewer: Viewer, id: number, version?: number) =>
    and(
      eq(employeeViews.id, id),
      eq(employeeViews.member_id, viewer.id),
      version === undefined ? undefined : eq(employeeViews.version, version),
    );

  /** @throws the 409 for a view that the viewer has changed in another window since */
  async function refuseStale(viewer: Viewer, id: number, version: number | undefined): Promise<undefined> {
    if (version === undefined) return undefined;
    const [view] = await db.select(columns).from(employeeViews).where(own(viewer, id));
    if (view) throw failure(409, localized('stale_version', { person: viewer.name, name: view.name }));
  }

  return {
    async list(viewer: Viewer): Promise<EmployeeView[]> {
      return await db
        .select(columns)
        .from(employeeViews)
        .where(eq(employeeViews.member_id, viewer.id))
        .orderBy(sql`lower(${employeeViews.name})`);
    },

    /** @throws the 409 where the viewer has as many views as there may be */
    async create(viewer: Viewer, input: EmployeeViewInput): Promise<EmployeeView> {
      return await transaction(db, async (connection) => {
        // Two views that are saved at once are counted one after the other.
        await connection.select({ id: members.id }).from(members).where(eq(members.id, viewer.id)).for('update');
        const most = EMPLOYEE_VIEW_LIMITS.views;
        if ((await connection.$count(employeeViews, eq(employeeViews.member_id, viewer.id))) >= most) {
          throw failure(409, localized('too_many_employee_views', { most }));
        }
        const [row] = await connection
          .insert(employeeViews)
          .values({ ...input, member_id: viewer.id })
          .returning(columns);
        return row as EmployeeView;
      });
    },

    /** Undefined when the viewer has no such view. */
    async update(
      viewer: Viewer,
      id: number,
      { version, ...input }: EmployeeViewInput & { version?: number | undefined },
    ): Promise<EmployeeView | undefined> {
      const set = { ...input, version: sql`${employeeViews.version} + 1` };
      const [row] = await db
        .update(employeeViews)
        .set(set)
        .where(own(viewer, id, version))
        .returning(columns);
      return row ?? (await refuseStale(viewer, id, version));
    },

    /** Undefined when the viewer has no such view. */
    async remove(viewer: Viewer, id: number, version: number | undefined): Promise<EmployeeView | undefined> {
      const [row] = await db
        .delete(employeeViews)
        .where(own(viewer, id, version))
        .returning(columns);
      return row ?? (await refuseStale(viewer, id, version));
    },
  };
}

/** The saved views of the directory, of each administrator their own. */
export function employeeViewRoutes(app: FastifyInstance, { database }: Services): void {
  const store = employeeViewStore(database);

  route(app, listEmployeeViews, async ({ viewer }) => ({ views: await store.list(viewer) }));

  route(app, createEmployeeView, async ({ input: { body }, viewer }) =>
    saveOrExplain(store.create(viewer, body), refusals(body.name)),
  );

  route(app, updateEmployeeView, async ({ input: { params, body }, viewer }) => {
    const view = await saveOrExplain(store.update(viewer, params.id, body), refusals(body.name));
    if (view === undefined) throw notFound('employee-view');
    return view;
  });

  route(app, removeEmployeeView, async ({ input: { params, query }, viewer }) => {
    if ((await store.remove(viewer, params.id, query.version)) === undefined) throw notFound('employee-view');
    return { success: true, message: localized('employee_view_deleted') };
  });
}

function refusals(name: string) {
  return { [NAME_UNIQUE]: () => fieldConflict('name', localized('employee_view_name_taken', { name })) };
}
