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
import { saved } from '../../http/databaseErrors.ts';
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
    return toDepartment(await saved(store.create(viewer, emptyToNull(query)), refusals(query.name)));
  });

  route(app, updateDepartment, async ({ input: { query }, viewer }) => {
    const { department_id: id, version, ...values } = query;
    const row = await saved(store.update(viewer, id, version, emptyToNull(values)), refusals(values.name));
    if (row === undefined) throw notFound('department');
    return toDepartment(row);
  });

  route(app, removeDepartment, async ({ input: { query }, viewer }) => {
    const { department_id: id, version } = query;
    await removed(organisation, 'department', id, store.remove(viewer, id, version));
    return { success: true, message: localized('department_deleted') };
  });
}

function refusals(name: string) {
  return {
    [NAME_UNIQUE]: () => fieldConflict('name', duplicateName(name)),
    [BRANCH_REFERENCE]: () => fieldsInvalid([{ field: 'branch_id', message: notFound('branch').reason }]),
  };
}
