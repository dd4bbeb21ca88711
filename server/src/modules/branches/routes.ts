import {
  BRANCH_TYPES,
  createBranch,
  getBranchOptions,
  listBranches,
  removeBranch,
  updateBranch,
} from '@seamline/shared/contract/branches';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { fieldConflict, notFound } from '../../errors.ts';
import { saved } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { removed } from '../organisation/removal.ts';
import { emptyToNull } from '../organisation/rules.ts';
import { organisationStore } from '../organisation/store.ts';
import { checkType, duplicateName } from './rules.ts';
import { branchStore, NAME_UNIQUE } from './store.ts';

export function branches(app: FastifyInstance, { database }: Services): void {
  const store = branchStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listBranches, async () => ({ branches: await store.list() }));

  route(app, getBranchOptions, async () => ({ branch_type_options: [...BRANCH_TYPES] }));

  route(app, createBranch, async ({ input: { query }, viewer }) => {
    checkType(query.branch_type);
    return await saved(store.create(viewer, emptyToNull(query)), refusals(query.name));
  });

  route(app, updateBranch, async ({ input: { query }, viewer }) => {
    const { branch_id: id, version, ...values } = query;
    checkType(values.branch_type);
    const branch = await saved(store.update(viewer, id, version, emptyToNull(values)), refusals(values.name));
    if (branch === undefined) throw notFound('branch');
    return branch;
  });

  route(app, removeBranch, async ({ input: { query }, viewer }) => {
    const { branch_id: id, version } = query;
    await removed(organisation, 'branch', id, store.remove(viewer, id, version));
    return { success: true, message: localized('branch_deleted') };
  });
}

function refusals(name: string) {
  return { [NAME_UNIQUE]: () => fieldConflict('name', duplicateName(name)) };
}
