import {
  createManager,
  findEmailProblem,
  listMembers,
  type Member,
  removeMember,
  updateMember,
} from '@seamline/shared/contract/access/administrators';
import type { Role } from '@seamline/shared/contract/access/session';
import { localized } from '@seamline/shared/contract/errors';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../db/connect.ts';
import type { LoggedKind } from '../db/log.ts';
import { createRecord, nextVersion, removeRecord, updateRecord } from '../db/records.ts';
import { members } from '../db/schema.ts';
import type { Viewer } from '../db/viewer.ts';
import { type Failure, failure, fieldConflict, fieldsInvalid, notFound } from '../errors.ts';
import { saveOrExplain } from '../http/databaseErrors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../http/services.ts';

/** Limits the rows of a manager without the view permission to their own. */
function seesEverybody(viewer: Pick<Viewer, 'role' | 'canView'>): boolean {
  return viewer.role === 'owner' || viewer.canView;
}

const duplicateNumber = (number: string) => localized('number_taken', { number });

/** The refusal to leave the organisation without an active owner. */
function lastOwner(name: string, code: `last_owner_${'deleted' | 'deactivated' | 'demoted'}`): Failure {
  return failure(409, localized(code, { name }), { detail: 'last active owner' });
}

interface MemberValues {
  readonly name: string;
  readonly role: Role;
  readonly number: string;
  readonly email: string | null;
  readonly edit_permission: boolean;
  readonly view_permission: boolean;
  readonly is_active: boolean;
}

type MemberRow = Member & { readonly id: number };

const columns = {
  id: members.id,
  name: members.name,
  number: members.number,
  email: members.email,
  status: members.role,
  edit_permission: members.edit_permission,
  view_permission: members.view_permission,
  is_active: members.is_active,
  version: members.version,
};

const MEMBER: LoggedKind<MemberRow> = { record: 'member', name: (row) => row.name };

const NUMBER_UNIQUE = 'members_number_unique';

function administratorStore(database: Database) {
  const { db } = database;
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

    async create(viewer: Viewer, values: MemberValues): Promise<Member> {
      return await createRecord(database, viewer, MEMBER, async (connection) => {
        const rows = await connection.insert(members).values(values).returning(columns);
        return rows[0] as MemberRow;
      });
    },

    /** Undefined when nobody has the number. */
    async update(
      viewer: Viewer,
      number: string,
      version: number | undefined,
      values: Omit<MemberValues, 'name' | 'role'> & Partial<MemberValues>,
    ): Promise<Member | undefined> {
      return await updateRecord(database, viewer, MEMBER, {
        version,
        lock: (connection) => lockMember(connection, number),
        write: async (connection, before) => {
          const emailProblem = findEmailProblem(values.email ?? '', before.email);
          if (emailProblem) throw fieldsInvalid([{ field: 'email', message: emailProblem }]);
          const isDemoted = values.role === 'manager';
          if ((isDemoted || !values.is_active) && (await isLastOwner(connection, before)))
            throw lastOwner(before.name, isDemoted ? 'last_owner_demoted' : 'last_owner_deactivated');
          const rows = await connection
            .update(members)
            .set({ ...values, ...nextVersion(members) })
            .where(eq(members.id, before.id))
            .returning(columns);
          return rows[0];
        },
      });
    },

    /** Undefined when nobody has the number. */
    async remove(viewer: Viewer, number: string, version: number | undefined): Promise<Member | undefined> {
      return await removeRecord(database, viewer, MEMBER, {
        version,
        lock: (connection) => lockMember(connection, number),
        write: async (connection, before) => {
          if (await isLastOwner(connection, before)) throw lastOwner(before.name, 'last_owner_deleted');
          const deleting = connection.delete(members).where(eq(members.id, before.id));
          return await deleting.returning({ created_at: members.created_at });
        },
      });
    },
  };
}

/**
 * Locks every owner along with the member: two owners who deactivate each other at the same time wait for one another
 * here, and the second finds that they are the last. The fixed order prevents a deadlock.
 */
async function lockMember(connection: Connection, number: string): Promise<MemberRow | undefined> {
  const rows = await connection
    .select(columns)
    .from(members)
    .where(or(eq(members.number, number), eq(members.role, 'owner')))
    .orderBy(members.id)
    .for('update');
  return rows.find((row) => row.number === number);
}

async function isLastOwner(connection: Connection, row: MemberRow): Promise<boolean> {
  if (row.status !== 'owner' || !row.is_active) return false;
  const others = and(eq(members.role, 'owner'), members.is_active, ne(members.id, row.id));
  return (await connection.$count(members, others)) === 0;
}

export function administratorRoutes(app: FastifyInstance, { database }: Services): void {
  const store = administratorStore(database);

  route(app, listMembers, async ({ viewer }) => ({
    member: seesEverybody(viewer) ? await store.list() : await store.getOne(viewer.id),
    access_by: viewer.role,
  }));

  route(app, createManager, async ({ input: { query }, viewer }) => {
    const { new_role: role = 'manager', ...rest } = query;
    const values = { ...rest, role, email: query.email || null };
    return await saveOrExplain(store.create(viewer, values), refusals('number', query.number));
  });

  route(app, updateMember, async ({ input: { query }, viewer }) => {
    const { number: current, new_number, new_name: name, new_role: role, version, email, ...flags } = query;
    const number = new_number || current;
    const values = { ...flags, ...(name && { name }), ...(role && { role }), number, email: email || null };
    const member = await saveOrExplain(store.update(viewer, current, version, values), refusals('new_number', number));
    if (member === undefined) throw notFound('member');
    return member;
  });

  route(app, removeMember, async ({ input: { query }, viewer }) => {
    const removed = await store.remove(viewer, query.number, query.version);
    if (removed === undefined) throw notFound('member');
    return { success: true, message: localized('administrator_deleted', { role: removed.status }) };
  });
}

function refusals(field: string, number: string) {
  return { [NUMBER_UNIQUE]: () => fieldConflict(field, duplicateNumber(number)) };
}
