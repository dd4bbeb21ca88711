import {
  createEmployeeView,
  listEmployeeViews,
  removeEmployeeView,
  updateEmployeeView,
} from '@seamline/shared/contract/employee-views';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { fieldConflict, notFound } from '../../errors.ts';
import { saved } from '../../http/databaseErrors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeViewStore, NAME_UNIQUE } from './store.ts';

/** The saved views of the directory, of each administrator their own. */
export function employeeViews(app: FastifyInstance, { database }: Services): void {
  const store = employeeViewStore(database);

  route(app, listEmployeeViews, async ({ viewer }) => ({ views: await store.list(viewer) }));

  route(app, createEmployeeView, async ({ input: { body }, viewer }) =>
    saved(store.create(viewer, body), refusals(body.name)),
  );

  route(app, updateEmployeeView, async ({ input: { params, body }, viewer }) => {
    const view = await saved(store.update(viewer, params.id, body), refusals(body.name));
    if (view === undefined) throw notFound('employee view');
    return view;
  });

  route(app, removeEmployeeView, async ({ input: { params, query }, viewer }) => {
    if ((await store.remove(viewer, params.id, query.version)) === undefined) throw notFound('employee view');
    return { success: true, message: localized('employee_view_deleted') };
  });
}

function refusals(name: string) {
  return { [NAME_UNIQUE]: () => fieldConflict('name', localized('employee_view_name_taken', { name })) };
}
