import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { type DayRules, EMPTY_DAY, type ShiftRules, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { shiftProblems } from '@seamline/shared/contract/shifts/shift-checks';
import { type DayRule, SHIFT_RULES } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { nestDays, type Spelling, timingName } from '@seamline/shared/contract/shifts/shift-wire';
import {
  createShift,
  listShifts,
  removeShift,
  type ShiftChange,
  type ShiftPayload,
  type StoredShift,
  updateShift,
} from '@seamline/shared/contract/shifts/shifts';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import {
  createRecord,
  type DeletedRecord,
  nextVersion,
  removeRecord,
  restoreRecord,
  updateRecord,
} from '../db/records.ts';
import { assignmentEntries, employees, inHeadcount, shiftDays, shiftHeadcounts, shifts } from '../db/schema.ts';
import type { Viewer } from '../db/viewer.ts';
import { fieldConflict, fieldsInvalid, notFound } from '../errors.ts';
import { removeOrExplain, saveOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { counted, MOST_NAMES, namesOf, plannedFor, inUse as recordInUse } from '../organisation/dependents.ts';
import {
  columnsOfRecord,
  type DayColumns,
  dayColumns,
  ruleColumns,
  type ShiftColumns,
  type ShiftRecord,
  storedDays,
  toAnswer,
  toRecord,
} from './shiftRows.ts';

type Days = Record<Day, DayRules>;
type GivenRules = Partial<Pick<ShiftChange, keyof ShiftRules>>;

/** The sent values of a shift, sorted into rules and days. */
interface ShiftBody {
  readonly spelling: Spelling;
  readonly rules: GivenRules;
  readonly days: Record<Day, Partial<DayRules>>;
}

/** Sorts a body; an empty code is none. */
function given(body: ShiftPayload | ShiftChange, spelling: Spelling): ShiftBody {
  const sent = SHIFT_RULES.flatMap((rule) => (body[rule] === undefined ? [] : [[rule, body[rule]]]));
  const rules: GivenRules = Object.fromEntries(sent);
  return {
    spelling,
    rules: rules.code === '' ? { ...rules, code: null } : rules,
    days: nestDays(body, spelling),
  };
}

/** The stored days, overwritten by the sent values. */
function mergedDays(before: Days, { days }: ShiftBody): Days {
  return Object.fromEntries(DAYS.map((day) => [day, { ...before[day], ...days[day] }])) as Days;
}

type WeekOffs = Pick<ShiftRules, 'week_off_days' | 'alternate_week_off_days'>;

/** @throws the 422 with a message at each value that contradicts another one */
function refuseContradictions(weekOffs: WeekOffs, days: Days, spelling: Spelling): void {
  const problems = shiftProblems({ ...weekOffs, days });
  if (problems.length === 0) return;
  throw fieldsInvalid(problems.map(({ path, message }) => ({ field: wireName(path, spelling), message })));
}

const duplicateName = (name: string) => localized('shift_name_taken', { name });

function wireName(path: readonly string[], spelling: Spelling): string {
  const [first = '', day, rule] = path;
  return day === undefined ? first : timingName(day as Day, rule as DayRule, spelling);
}

/** Employees who hold a shift, which therefore cannot be deleted; the first of them by name. */
interface Holders {
  readonly names: readonly string[];
  readonly employees: number;
  readonly formerEmployees: number;
  /** Planned changes to the shift, and the first people who get it by one. */
  readonly transfers: number;
  readonly plannedFor: readonly string[];
}

/** 'General cannot be deleted: 4 employees hold it: Anjali Rana, Mira Patel, Zarna Shah and 1 more.' */
export function inUse(
  name: string,
  { names, employees, formerEmployees, transfers, plannedFor }: Holders,
): LocalizedMessage {
  const total = employees + formerEmployees;
  if (total === 0 && transfers > 0) return recordInUse(name, { transfers, planned_for: plannedFor });
  if (total === 0) return localized('shift_still_in_use', { name });
  const holders = counted({ employees, former_employees: formerEmployees });
  return localized('shift_in_use', { name, holders, people: namesOf(names, total), total });
}

const KIND: LoggedKind<ShiftRecord> = { record: 'shift', name: ({ shift_name }) => shift_name };
const NAME_UNIQUE = 'shifts_shift_name_unique';

export function shiftStore(database: Database) {
  const { db } = database;
  const present = isNull(employees.left_at);
  const listQuery = prepared(
    database,
    db
      .select({ ...getTableColumns(shifts), employees: sql<number>`coalesce(${shiftHeadcounts.total}, 0)` })
      .from(shifts)
      .leftJoin(shiftHeadcounts, eq(shiftHeadcounts.shift_id, shifts.id))
      .orderBy(shifts.shift_name, shifts.id),
  );
  const daysQuery = prepared(database, db.select().from(shiftDays));

  return {
    async list(): Promise<StoredShift[]> {
      const [rows, days] = await Promise.all([listQuery.execute(), daysQuery.execute()]);
      const ofShift = Map.groupBy(days, (day) => day.shift_id);
      return rows.map((row) => toAnswer(toRecord(row, ofShift.get(row.id) ?? []), row.employees));
    },

    async create(viewer: Viewer, { rules }: ShiftBody, days: Days): Promise<StoredShift> {
      const record = await createRecord(database, viewer, KIND, async (connection) => {
        const values = ruleColumns(rules) as typeof shifts.$inferInsert;
        const [row] = await connection.insert(shifts).values(values).returning();
        const shift = row as ShiftColumns;
        return toRecord(shift, await replaceDays(connection, shift.id, days));
      });
      return toAnswer(record, 0);
    },

    /** `merge` returns the days to store, and throws when they contradict themselves. */
    async update(
      viewer: Viewer,
      id: number,
      version: number | undefined,
      { rules }: ShiftBody,
      merge: (columns: ShiftColumns, days: Days) => Days,
    ): Promise<StoredShift | undefined> {
      let stored: { shift: ShiftColumns; days: DayColumns[] } | undefined;
      const changed = await updateRecord(database, viewer, KIND, {
        version,
        lock: async (connection) => {
          stored = await lock(connection, id);
          return stored && toRecord(stored.shift, stored.days);
        },
        write: async (connection) => {
          if (!stored) return undefined;
          const values = ruleColumns(rules);
          const days = merge({ ...stored.shift, ...values }, storedDays(stored.days));
          const set = { ...values, ...nextVersion(shifts) };
          const [row] = await connection.update(shifts).set(set).where(eq(shifts.id, id)).returning();
          return row && toRecord(row, await replaceDays(connection, id, days));
        },
      });
      if (!changed) return undefined;
      return toAnswer(changed, await db.$count(employees, and(eq(employees.shift_id, id), inHeadcount)));
    },

    /** Returns undefined when the shift does not exist. */
    async remove(viewer: Viewer, id: number, version: number | undefined): Promise<ShiftRecord | undefined> {
      return await removeRecord(database, viewer, KIND, {
        version,
        lock: async (connection) => {
          const stored = await lock(connection, id);
          return stored && toRecord(stored.shift, stored.days);
        },
        write: async (connection) => {
          await connection.delete(shiftDays).where(eq(shiftDays.shift_id, id));
          return await connection.delete(shifts).where(eq(shifts.id, id)).returning({ created_at: shifts.created_at });
        },
      });
    },

    async restore(viewer: Viewer, deleted: DeletedRecord): Promise<ShiftRecord> {
      return await restoreRecord(database, viewer, KIND, deleted, async (connection, restored) => {
        const { rules, days } = columnsOfRecord(deleted.values);
        const values = { shift_name: '', ...rules, ...restored };
        const [row] = await connection.insert(shifts).overridingSystemValue().values(values).returning();
        const ofShift = days.map((day) => ({ ...day, shift_id: deleted.id }));
        const stored = ofShift.length > 0 ? await connection.insert(shiftDays).values(ofShift).returning() : [];
        return toRecord(row as ShiftColumns, stored);
      });
    },

    async holders(id: number): Promise<(Holders & { readonly name: string }) | undefined> {
      const ofShift = eq(employees.shift_id, id);
      const [found] = await db
        .select({
          name: shifts.shift_name,
          employees: db.$count(employees, sql`${ofShift} and ${present}`),
          formerEmployees: db.$count(employees, sql`${ofShift} and not ${present}`),
          transfers: db.$count(assignmentEntries, eq(assignmentEntries.pending_shift_id, id)),
          plannedFor: plannedFor(assignmentEntries.pending_shift_id, id),
        })
        .from(shifts)
        .where(eq(shifts.id, id));
      const people = await db
        .select({ name: employees.full_name })
        .from(employees)
        .where(ofShift)
        .orderBy(sql`${employees.left_at} is not null`, asc(employees.full_name))
        .limit(MOST_NAMES);
      return found && { ...found, names: people.map(({ name }) => name) };
    },
  };
}

async function lock(connection: Connection, id: number) {
  const [shift] = await connection.select().from(shifts).where(eq(shifts.id, id)).for('update');
  if (shift === undefined) return undefined;
  return { shift, days: await connection.select().from(shiftDays).where(eq(shiftDays.shift_id, id)) };
}

async function replaceDays(connection: Connection, id: number, days: Days): Promise<DayColumns[]> {
  await connection.delete(shiftDays).where(eq(shiftDays.shift_id, id));
  return await connection
    .insert(shiftDays)
    .values(DAYS.map((day) => dayColumns(id, day, days[day])))
    .returning();
}

export function shiftRoutes(app: FastifyInstance, { database }: Services): void {
  const store = shiftStore(database);

  readRoute(app, listShifts, () => store.list());

  route(app, createShift, async ({ input: { body }, viewer }) => {
    const shift = given(body, 'add');
    const days = mergedDays(sameWeek(EMPTY_DAY), shift);
    const { week_off_days = [], alternate_week_off_days = [] } = shift.rules;
    refuseContradictions({ week_off_days, alternate_week_off_days }, days, 'add');
    return await saveOrExplain(store.create(viewer, shift, days), refusals(shift));
  });

  route(app, updateShift, async ({ input: { params, body }, viewer }) => {
    const shift = given(body, 'edit');
    const changing = store.update(viewer, params.id, body.version, shift, (rules, before) => {
      const days = mergedDays(before, shift);
      refuseContradictions(rules, days, 'edit');
      return days;
    });
    const changed = await saveOrExplain(changing, refusals(shift));
    if (changed === undefined) throw notFound('shift');
    return changed;
  });

  route(app, removeShift, async ({ input: { params, query }, viewer }) => {
    return await removeOrExplain('shift', store.remove(viewer, params.id, query.version), async () => {
      const holders = await store.holders(params.id);
      return holders && inUse(holders.name, holders);
    });
  });
}

/** Without a name in the request, the name cannot be taken. */
function refusals({ rules: { shift_name: name = '' } }: ShiftBody) {
  return { [NAME_UNIQUE]: () => fieldConflict('shift_name', duplicateName(name)) };
}
