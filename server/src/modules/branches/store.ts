import type { Branch } from '@seamline/shared/contract/branches';
import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { createRecord, nextVersion, type RecordKind, removeRecord, updateRecord } from '../../db/records.ts';
import { branches } from '../../db/schema.ts';
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
  const listQuery = db.select(columns).from(branches).orderBy(sql`lower(${branches.name})`).prepare('list_branches');

  return {
    async list(): Promise<Branch[]> {
      return (await listQuery.execute()).map(toBranch);
    },

    async create(viewer: Viewer, values: BranchValues): Promise<Branch> {
      const insert = async (connection: Connection) => {
        const [row] = await connection.insert(branches).values(values).returning(columns);
        return row as BranchRow;
      };
      return toBranch(await createRecord(database, viewer, KIND, insert));
    },

    async update(viewer: Viewer, id: number, version: number | undefined, values: BranchValues) {
      const changed = await updateRecord(database, viewer, KIND, {
        version,
        lock: lock(id),
        write: async (connection) => {
          const set = { ...values, ...nextVersion(branches) };
          const [row] = await connection.update(branches).set(set).where(eq(branches.id, id)).returning(columns);
          return row;
        },
      });
      return changed && toBranch(changed);
    },

    /** Undefined when there is no such branch. */
    async remove(viewer: Viewer, id: number) {
      return await removeRecord(database, viewer, KIND, {
        lock: lock(id),
        write: (connection) => connection.delete(branches).where(eq(branches.id, id)),
      });
    },
  };
}

function lock(id: number) {
  return async (connection: Connection) => {
    const [row] = await connection.select(columns).from(branches).where(eq(branches.id, id)).for('update');
    return row;
  };
}

function toBranch(row: BranchRow): Branch {
  return { ...row, created_at: row.created_at.toISOString() };
}
