import { localized } from '@seamline/shared/contract/errors';
import {
  createSubDepartment,
  listSubDepartments,
  removeSubDepartment,
  updateSubDepartment,
} from '@seamline/shared/contract/sub-departments';
import type { FastifyInstance } from 'fastify';
import { fieldConflict, fieldsInvalid, notFound } from '../../errors.ts';
import { saved } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { removed } from '../organisation/removal.ts';
import { emptyToNull } from '../organisation/rules.ts';
import { organisationStore } from '../organisation/store.ts';
import { byBranch, duplicateName, NOT_IN_BRANCH, toSubDepartment } from './rules.ts';
import { DEPARTMENT_REFERENCE, NAME_UNIQUE, subDepartmentStore } from './store.ts';

export function subDepartments(app: FastifyInstance, { database }: Services): void {
  const store = subDepartmentStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listSubDepartments, async () => ({ branches: byBranch(await store.list()) }));

  route(app, createSubDepartment, async ({ input: { query }, viewer }) => {
    const { branch_id, sub_department: name, ...values } = query;
    if (!(await store.isIn(branch_id, values.department_id))) throw notInBranch();
    return toSubDepartment(await saved(store.create(viewer, { name, ...emptyToNull(values) }), refusals(name)));
  });

  route(app, updateSubDepartment, async ({ input: { query }, viewer }) => {
    const { sub_department_id: id, version, sub_department: name, ...values } = query;
    const row = await saved(store.update(viewer, id, version, { name, ...emptyToNull(values) }), refusals(name));
    if (row === undefined) throw notFound('sub-department');
    return toSubDepartment(row);
  });

  route(app, removeSubDepartment, async ({ input: { query }, viewer }) => {
    const { sub_department_id: id, version } = query;
    await removed(organisation, 'sub-department', id, store.remove(viewer, id, version));
    return { success: true, message: localized('sub_department_deleted') };
  });
}

function notInBranch() {
  return fieldsInvalid([{ field: 'department_id', message: NOT_IN_BRANCH }]);
}

function refusals(name: string) {
  return {
    [NAME_UNIQUE]: () => fieldConflict('sub_department', duplicateName(name)),
    [DEPARTMENT_REFERENCE]: notInBranch,
  };
}
