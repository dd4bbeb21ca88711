import type { Branch } from '@seamline/shared/contract/branches';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { branches, departments, employees } from '../../db/schema.ts';
import type { Dependants } from './rules.ts';

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
};

export const NAME_UNIQUE = 'branches_name_unique';

export function branchStore({ db }: Database) {
  const listQuery = db.select(columns).from(branches).orderBy(sql`lower(${branches.name})`).prepare('list_branches');

  return {
    async list(): Promise<Branch[]> {
      return (await listQuery.execute()).map(toBranch);
    },

    async create(values: BranchValues): Promise<Branch> {
      const rows = await db.insert(branches).values(values).returning(columns);
      return rows.map(toBranch)[0] as Branch;
    },

    async update(id: number, values: BranchValues): Promise<Branch | undefined> {
      const rows = await db
        .update(branches)
        .set({ ...values, version: sql`${branches.version} + 1`, updated_at: sql`now()` })
        .where(eq(branches.id, id))
        .returning(columns);
      return rows.map(toBranch)[0];
    },

    /** False when there is no such branch. */
    async remove(id: number): Promise<boolean> {
      return (await db.delete(branches).where(eq(branches.id, id)).returning({ id: branches.id })).length > 0;
    },

    async dependants(id: number): Promise<(Dependants & { readonly name: string }) | undefined> {
      const ofBranch = eq(employees.branch_id, id);
      const [found] = await db
        .select({
          name: branches.name,
          departments: db.$count(departments, eq(departments.branch_id, id)),
          employees: db.$count(employees, sql`${ofBranch} and ${isNull(employees.left_at)}`),
          formerEmployees: db.$count(employees, sql`${ofBranch} and ${isNotNull(employees.left_at)}`),
        })
        .from(branches)
        .where(eq(branches.id, id));
      return found;
    },
  };
}

function toBranch(row: Omit<Branch, 'created_at'> & { created_at: Date }): Branch {
  return { ...row, created_at: row.created_at.toISOString() };
}
