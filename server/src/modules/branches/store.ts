import type { Branch } from '@seamline/shared/contract/branches';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import type { RecordKind } from '../../db/records.ts';
import { branches } from '../../db/schema.ts';
import { tableRecords, type ValuesOf } from '../../db/tableRecords.ts';
import type { Viewer } from '../../http/access.ts';

type BranchRow = Omit<Branch, 'created_at'> & { readonly created_at: Date };

type Values = ValuesOf<typeof branches>;

const { updated_at: _, ...columns } = getTableColumns(branches);

const KIND: RecordKind<BranchRow> = { record: 'branch', name: ({ name }) => name };

export const NAME_UNIQUE = 'branches_name_unique';

export function branchStore(database: Database) {
  const { db } = database;
  const records = tableRecords(database, KIND, branches, columns);
  const listQuery = prepared(database, db.select(columns).from(branches).orderBy(sql`lower(${branches.name})`));

  return {
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

    remove: records.remove,

    restore: records.restore,
  };
}

function toBranch(row: BranchRow): Branch {
  return { ...row, created_at: row.created_at.toISOString() };
}
