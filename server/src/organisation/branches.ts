import { localized } from '@seamline/shared/contract/errors';
import { createBranch, getBranchOptions, updateBranch } from '@seamline/shared/contract/organisation/branch-changes';
import { BRANCH_TYPES, type Branch, listBranches, removeBranch } from '@seamline/shared/contract/organisation/branches';
import { getTableColumns, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { branches } from '../db/schema.ts';
import { emptyToNull, tableRecords, type ValuesOf } from '../db/tableRecords.ts';
import type { Viewer } from '../db/viewer.ts';
import { fieldConflict, fieldsInvalid, notFound } from '../errors.ts';
import { removeOrExplain, saveOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { explainInUse } from './dependents.ts';
import { organisationStore } from './organisationTree.ts';

/** Refuses a type that is not offered. */
function checkType(type: string): void {
  if (BRANCH_TYPES.some((offered) => offered === type)) return;
  throw fieldsInvalid([{ field: 'branch_type', message: localized('invalid_choice') }]);
}

const duplicateName = (name: string) => localized('branch_name_taken', { name });

type BranchRow = Omit<Branch, 'created_at'> & { readonly created_at: Date };

type Values = ValuesOf<typeof branches>;

const { updated_at: _, ...columns } = getTableColumns(branches);

const KIND: LoggedKind<BranchRow> = { record: 'branch', name: ({ name }) => name };

const NAME_UNIQUE = 'branches_name_unique';

export function branchStore(database: Database) {
  const { db } = database;
  const records = tableRecords(database, KIND, branches, columns);
  const listQuery = prepared(database, db.select(columns).from(branches).orderBy(sql`lower(${branches.name})`));

  return {
    ...records,

    async list(): Promise<Branch[]> {
      return (await listQuery.execute()).map(toBranch);
    },

    async create(viewer: Viewer, values: Values): Promise<Branch> {
      return toBranch(await records.create(viewer, values));
    },

    async update(viewer: Viewer, id: number, version: number | undefined, values: Values) {
      const changed = await records.update(viewer, id, version, values);
      return changed && toBranch(changed);
    },
  };
}

function toBranch(row: BranchRow): Branch {
  return { ...row, created_at: row.created_at.toISOString() };
}

export function branchRoutes(app: FastifyInstance, { database }: Services): void {
  const store = branchStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listBranches, async () => ({ branches: await store.list() }));

  route(app, getBranchOptions, async () => ({ branch_type_options: [...BRANCH_TYPES] }));

  route(app, createBranch, async ({ input: { query }, viewer }) => {
    checkType(query.branch_type);
    return await saveOrExplain(store.create(viewer, emptyToNull(query)), refusals(query.name));
  });

  route(app, updateBranch, async ({ input: { query }, viewer }) => {
    const { branch_id: id, version, ...values } = query;
    checkType(values.branch_type);
    const branch = await saveOrExplain(store.update(viewer, id, version, emptyToNull(values)), refusals(values.name));
    if (branch === undefined) throw notFound('branch');
    return branch;
  });

  route(app, removeBranch, async ({ input: { query }, viewer }) => {
    const { branch_id: id, version } = query;
    return await removeOrExplain('branch', store.remove(viewer, id, version), () =>
      explainInUse(organisation, 'branch', id),
    );
  });
}

function refusals(name: string) {
  return { [NAME_UNIQUE]: () => fieldConflict('name', duplicateName(name)) };
}
