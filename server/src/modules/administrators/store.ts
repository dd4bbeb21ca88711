import type { Member } from '@seamline/shared/contract/administrators';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { members } from '../../db/schema.ts';

const columns = {
  name: members.name,
  number: members.number,
  email: members.email,
  status: members.role,
  edit_permission: members.edit_permission,
  view_permission: members.view_permission,
  is_active: members.is_active,
};

export function administratorStore({ db }: Database) {
  return {
    /** Owners first, then by name. */
    async list(): Promise<Member[]> {
      return await db
        .select(columns)
        .from(members)
        .orderBy(desc(eq(members.role, 'owner')), sql`lower(${members.name})`, members.id);
    },

    async getOne(id: number): Promise<Member[]> {
      return await db.select(columns).from(members).where(eq(members.id, id));
    },
  };
}
