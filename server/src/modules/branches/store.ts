import type { Branch } from '@seamline/shared/contract/branches';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import type { RecordKind } from '../../db/records.ts';
import { branches } from '../../db/schema.ts';
import { tableRecords } from '../../db/tableRecords.ts';
import type { Viewer } from '../../http/access.ts';

type BranchRow = Omit<Branch, 'created_at'> & { readonly created_at: Date };

export interface BranchValues {
  readonly name: string;
  readonly code: string | null;
  readonly branch_type: string;
}

const columns = {
  id: branches.id,
  name: branches.name,
  code: branches.code,
  branch_type: branches.branch_type,
  created_at: branches.created_at,
  version: branches.version,
};

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

    async create(viewer: Viewer, values: BranchValues): Promise<Branch> {
      return toBranch(await records.create(viewer, values));
    },

    async update(viewer: Viewer, id: number, version: number | undefined, values: BranchValues) {
      const changed = await records.update(viewer, id, version, values);
      return changed && toBranch(changed);
    },

    remove: records.remove,
  };
}

function toBranch(row: BranchRow): Branch {
  return { ...row, created_at: row.created_at.toISOString() };
}
