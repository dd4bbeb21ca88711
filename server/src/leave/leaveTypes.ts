import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import {
  createLeaveType,
  type LeaveType,
  type LeaveTypeInput,
  listLeaveTypes,
  removeLeaveType,
  updateLeaveType,
  withoutIdleDays,
} from '@seamline/shared/contract/leave/leave-types';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { leaveReasons, leaveTypes } from '../db/schema.ts';
import { tableRecords } from '../db/tableRecords.ts';
import type { Viewer } from '../db/viewer.ts';
import { fieldConflict, notFound } from '../errors.ts';
import { removeOrExplain, saveOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { namesOf } from '../organisation/dependents.ts';

const duplicateName = (name: string) => localized('leave_type_name_taken', { name });

/** Most reasons that a refusal names before it counts the rest. */
const NAMED = 6;

/** 'Sick Leave cannot be deleted: the reasons Fever or flu and Injury at work belong to it.' */
export function inUse(name: string, reasons: readonly string[]): LocalizedMessage {
  if (reasons.length === 0) return localized('record_still_in_use', { name });
  const names = reasons.map((reason) => reason || localized('no_text'));
  const shown = namesOf(names.slice(0, NAMED), names.length);
  return localized('leave_type_in_use', { name, reasons: shown, total: names.length });
}

type LeaveTypeRow = Omit<LeaveType, 'leave_type_id'> & { readonly id: number };

/** Named as on the wire, so that edit conflicts and the activity log name the fields of the form. */
const columns = {
  id: leaveTypes.id,
  leave_type_name: leaveTypes.name,
  leave_type_short_name: leaveTypes.short_name,
  attachment_required: leaveTypes.attachment_required,
  apply_leave_on_holiday: leaveTypes.apply_leave_on_holiday,
  applicable_unpaid_leave: leaveTypes.applicable_unpaid_leave,
  is_birthday_anniversary_leave: leaveTypes.is_birthday_anniversary_leave,
  leave_applied_on_past_days: leaveTypes.leave_applied_on_past_days,
  applicable_for: leaveTypes.applicable_for,
  allow_applicable_previous_days: leaveTypes.allow_applicable_previous_days,
  description: leaveTypes.description,
  version: leaveTypes.version,
};

const KIND: LoggedKind<LeaveTypeRow> = { record: 'leave-type', name: (row) => row.leave_type_name };

const NAME_UNIQUE = 'leave_types_name_unique';

export function leaveTypeStore(database: Database) {
  const { db } = database;
  const records = tableRecords(database, KIND, leaveTypes, columns);
  const listQuery = prepared(database, db.select(columns).from(leaveTypes).orderBy(sql`lower(${leaveTypes.name})`));

  return {
    ...records,

    async list(): Promise<LeaveType[]> {
      return (await listQuery.execute()).map(toLeaveType);
    },

    async create(viewer: Viewer, input: LeaveTypeInput): Promise<LeaveType> {
      return toLeaveType(await records.create(viewer, toValues(input)));
    },

    /** Undefined when there is no such leave type. */
    async update(viewer: Viewer, id: number, version: number | undefined, input: LeaveTypeInput) {
      const changed = await records.update(viewer, id, version, toValues(input));
      return changed && toLeaveType(changed);
    },

    /** The name of a leave type and the texts of its reasons; undefined when there is no such leave type. */
    async dependents(id: number): Promise<{ name: string; reasons: string[] } | undefined> {
      const rows = await db
        .select({ name: leaveTypes.name, reason: leaveReasons.reason })
        .from(leaveTypes)
        .leftJoin(leaveReasons, eq(leaveReasons.leave_type_id, leaveTypes.id))
        .where(eq(leaveTypes.id, id))
        .orderBy(leaveReasons.id);
      const [first] = rows;
      return first && { name: first.name, reasons: rows.flatMap(({ reason }) => (reason === null ? [] : [reason])) };
    },
  };
}

function toValues({ leave_type_name: name, leave_type_short_name: short_name, ...input }: LeaveTypeInput) {
  return { ...input, name, short_name };
}

function toLeaveType({ id: leave_type_id, ...row }: LeaveTypeRow): LeaveType {
  return { leave_type_id, ...row };
}

export function leaveTypeRoutes(app: FastifyInstance, { database }: Services): void {
  const store = leaveTypeStore(database);

  readRoute(app, listLeaveTypes, async () => ({ leave_types: await store.list() }));

  route(app, createLeaveType, async ({ input: { query }, viewer }) => {
    return await saveOrExplain(store.create(viewer, withoutIdleDays(query)), refusals(query.leave_type_name));
  });

  route(app, updateLeaveType, async ({ input: { params, query }, viewer }) => {
    const { version, ...change } = query;
    const type = await saveOrExplain(
      store.update(viewer, params.id, version, withoutIdleDays(change)),
      refusals(change.leave_type_name),
    );
    if (type === undefined) throw notFound('leave-type');
    return type;
  });

  route(app, removeLeaveType, async ({ input: { params, query }, viewer }) => {
    return await removeOrExplain('leave-type', store.remove(viewer, params.id, query.version), async () => {
      const found = await store.dependents(params.id);
      return found && inUse(found.name, found.reasons);
    });
  });
}

function refusals(name: string) {
  return { [NAME_UNIQUE]: () => fieldConflict('leave_type_name', duplicateName(name)) };
}
