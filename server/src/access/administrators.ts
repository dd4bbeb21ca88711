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
import { memberBranches, members } from '../db/schema.ts';
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

/** The limit of a manager to branches, as a form sends it: undefined where it stays as it is. */
interface ScopeInput {
  readonly has_scope?: boolean | undefined;
  readonly branch_ids?: readonly number[] | undefined;
}

type MemberRow = Member & { readonly id: number; readonly has_scope: boolean; readonly branch_ids: number[] };

const columns = {
  id: members.id,
  name: members.name,
  number: members.number,
  email: members.email,
  status: members.role,
  edit_permission: members.edit_permission,
  view_permission: members.view_permission,
  is_active: members.is_active,
  has_scope: members.has_scope,
  branch_ids: sql<
    number[]
  >`array(select branch_id from member_branches where member_id = members.id order by branch_id)`,
  version: members.version,
};

const MEMBER: LoggedKind<MemberRow> = { record: 'member', name: (row) => row.name };

const NUMBER_UNIQUE = 'members_number_unique';
const BRANCH_REFERENCE = 'member_branches_branch';

function administratorStore(database: Database) {
  const { db } = database;
  return {
    /** Owners first, then by name. */
    async list(): Promise<MemberRow[]> {
      return await db
        .select(columns)
        .from(members)
        .orderBy(desc(eq(members.role, 'owner')), sql`lower(${members.name})`, members.id);
    },

    async getOne(id: number): Promise<MemberRow[]> {
      return await db.select(columns).from(members).where(eq(members.id, id));
    },

    async create(viewer: Viewer, values: MemberValues, scope: ScopeInput): Promise<MemberRow> {
      return await createRecord(database, viewer, MEMBER, async (connection) => {
        const [row] = await connection.insert(members).values(values).returning(columns);
        return await withScope(connection, row as MemberRow, scope);
      });
    },

    /** Undefined when nobody has the number. */
    async update(
      viewer: Viewer,
      number: string,
      version: number | undefined,
      values: Omit<MemberValues, 'name' | 'role'> & Partial<MemberValues>,
      scope: ScopeInput,
    ): Promise<MemberRow | undefined> {
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
          return rows[0] && (await withScope(connection, rows[0], scope));
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

/** Limits a member to branches, or takes the limit away, and returns the row with it. Owners have none. */
async function withScope(connection: Connection, row: MemberRow, scope: ScopeInput): Promise<MemberRow> {
  const { branch_ids, has_scope } = scope;
  const isOwner = row.status === 'owner';
  if (isOwner && has_scope) {
    throw fieldsInvalid([{ field: 'branch_ids', message: localized('owner_without_scope') }]);
  }
  if (!isOwner && has_scope === undefined) return row;
  const ids = has_scope ? [...new Set(branch_ids)].toSorted((one, other) => one - other) : [];
  await connection.delete(memberBranches).where(eq(memberBranches.member_id, row.id));
  if (ids.length > 0) {
    await connection.insert(memberBranches).values(ids.map((id) => ({ member_id: row.id, branch_id: id })));
  }
  const changed = { has_scope: has_scope === true, branch_ids: ids };
  await connection.update(members).set({ has_scope: changed.has_scope }).where(eq(members.id, row.id));
  return { ...row, ...changed };
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

/** A row as a viewer may read it: owners alone are told to which branches a manager is limited. */
function toMember({ has_scope, branch_ids, ...row }: MemberRow, viewer: Viewer): Member {
  return { ...row, ...(viewer.role === 'owner' && has_scope && { has_scope, branch_ids }) };
}

export function administratorRoutes(app: FastifyInstance, { database }: Services): void {
  const store = administratorStore(database);

  route(app, listMembers, async ({ viewer }) => {
    const listed = seesEverybody(viewer) ? await store.list() : await store.getOne(viewer.id);
    return { member: listed.map((row) => toMember(row, viewer)), access_by: viewer.role };
  });

  route(app, createManager, async ({ input: { query }, viewer }) => {
    const { new_role: role = 'manager', has_scope, branch_ids, ...rest } = query;
    const values = { ...rest, role, email: query.email || null };
    const creating = store.create(viewer, values, { has_scope, branch_ids });
    return toMember(await saveOrExplain(creating, refusals('number', query.number)), viewer);
  });

  route(app, updateMember, async ({ input: { query }, viewer }) => {
    const { number: current, new_number, new_name: name, new_role: role, version, email, ...rest } = query;
    const { has_scope, branch_ids, ...flags } = rest;
    const number = new_number || current;
    const values = { ...flags, ...(name && { name }), ...(role && { role }), number, email: email || null };
    const updating = store.update(viewer, current, version, values, { has_scope, branch_ids });
    const member = await saveOrExplain(updating, refusals('new_number', number));
    if (member === undefined) throw notFound('member');
    return toMember(member, viewer);
  });

  route(app, removeMember, async ({ input: { query }, viewer }) => {
    const removed = await store.remove(viewer, query.number, query.version);
    if (removed === undefined) throw notFound('member');
    return { success: true, message: localized('administrator_deleted', { role: removed.status }) };
  });
}

function refusals(field: string, number: string) {
  return {
    [NUMBER_UNIQUE]: () => fieldConflict(field, duplicateNumber(number)),
    [BRANCH_REFERENCE]: () => fieldsInvalid([{ field: 'branch_ids', message: notFound('branch').reason }]),
  };
}
