import {
  createDepartment,
  getDepartmentOptions,
  listDepartments,
  removeDepartment,
  updateDepartment,
} from '@seamline/shared/contract/departments';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { fieldConflict, fieldsInvalid, notFound } from '../../errors.ts';
import { databaseError } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { removed } from '../organisation/removal.ts';
import { emptyToNull } from '../organisation/rules.ts';
import { organisationStore } from '../organisation/store.ts';
import { byBranch, duplicateName, toDepartment } from './rules.ts';
import { BRANCH_REFERENCE, departmentStore, NAME_UNIQUE } from './store.ts';

/** Part of the response's schema that no screen uses. */
const TYPE_OPTIONS: string[] = [];

export function departments(app: FastifyInstance, { database }: Services): void {
  const store = departmentStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listDepartments, async () => byBranch(await store.list()));

  readRoute(app, getDepartmentOptions, async () => {
    const branches = await store.listBranches();
    return {
      branches: Object.fromEntries(branches.map(({ id, name }) => [id, name])),
      department_type_options: TYPE_OPTIONS,
    };
  });

  route(app, createDepartment, async ({ input: { query }, viewer }) => {
    return toDepartment(await saved(query.name, store.create(viewer, emptyToNull(query))));
  });

  route(app, updateDepartment, async ({ input: { query }, viewer }) => {
    const { department_id: id, version, ...values } = query;
    const row = await saved(values.name, store.update(viewer, id, version, emptyToNull(values)));
    if (row === undefined) throw notFound('department');
    return toDepartment(row);
  });

  route(app, removeDepartment, async ({ input: { query }, viewer }) => {
    const { department_id: id } = query;
    await removed(organisation, 'department', id, store.remove(viewer, id));
    return { success: true, message: localized('department_deleted') };
  });
}

async function saved<T>(name: string, saving: Promise<T>): Promise<T> {
  return await saving.catch((error: unknown) => {
    const constraint = databaseError(error)?.constraint;
    if (constraint === NAME_UNIQUE) throw fieldConflict('name', duplicateName(name));
    if (constraint === BRANCH_REFERENCE) {
      throw fieldsInvalid([{ field: 'branch_id', message: notFound('branch').reason }]);
    }
    throw error;
  });
}
