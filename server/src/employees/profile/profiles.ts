import type { LapseReason } from '@seamline/shared/contract/employees/employee-changes';
import type { EMPLOYMENT_TYPES } from '@seamline/shared/contract/employees/employee-fields';
import {
  type AssignmentEntry,
  type AssignmentField,
  entryOn,
  getEmployeeProfile,
  type WorkDay,
} from '@seamline/shared/contract/employees/employee-profiles';
import { DAYS, type Day, WEEKDAYS } from '@seamline/shared/contract/shifts/shift-time';
import { occurrenceInMonth, type WeekOffRules, weeksOff } from '@seamline/shared/contract/shifts/week-offs';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import type { Database } from '../../db/connect.ts';
import { branches, departments, designations, employees, shiftDays, shifts, subDepartments } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listReports } from '../record/employeeRecords.ts';

type Employment = Pick<typeof employees.$inferSelect, 'joining_date' | 'company_last_day'>;

/** An entry with the id of its shift, which entries of earlier releases do not have. */
type ProfileEntry = AssignmentEntry & { readonly shift_id: number | null };

function employeeProfileStore({ db }: Database) {
  /** The shifts of these ids and names, with their hours. */
  async function listShifts(keys: readonly (number | string)[]) {
    const ids = keys.filter((key) => typeof key === 'number');
    const names = keys.filter((key) => typeof key === 'string');
    const { id, shift_name, has_week_off_auto, week_off_days, has_alternate_week_off } = shifts;
    const { week_off_alternate_week, alternate_week_off_days } = shifts;
    const { shift_id, day, shift_start_time, shift_end_time } = shiftDays;
    const found = await db
      .select({
        ...{ id, shift_name, has_week_off_auto, week_off_days, has_alternate_week_off },
        ...{ week_off_alternate_week, alternate_week_off_days },
      })
      .from(shifts)
      .where(or(inArray(id, ids), inArray(shift_name, names)));
    const ofShifts = inArray(
      shift_id,
      found.map((shift) => shift.id),
    );
    const hours = await db.select({ shift_id, day, shift_start_time, shift_end_time }).from(shiftDays).where(ofShifts);
    return found.map((shift) => ({ ...shift, hours: hours.filter((each) => each.shift_id === shift.id) }));
  }

  return {
    /** The dates of employment; undefined when there is no such employee. */
    async getEmployment(id: number): Promise<Employment | undefined> {
      const { joining_date, company_last_day } = employees;
      const [row] = await db.select({ joining_date, company_last_day }).from(employees).where(eq(employees.id, id));
      return row;
    },

    /**
     * The days of a week on which a person is employed, with the hours of the shift of each day. Where an entry has the name
     * of a shift alone, one that no shift has any more counts as not recorded.
     */
    async listWeek(
      today: string,
      { joining_date: first, company_last_day: last }: Employment,
      entries: readonly ProfileEntry[],
    ) {
      const dates = datesOfWeek(today).filter((date) => date >= first && (last === null || date <= last));
      const keyOn = (date: string): number | string | null | undefined => {
        const entry = entryOn(entries, 'shift', date);
        return entry?.shift_id ?? entry?.shift;
      };
      const keys = dates.map(keyOn).filter((key) => key !== null && key !== undefined);
      const found = keys.length > 0 ? await listShifts(keys) : [];
      return weekOf(dates, (date) => {
        const key = keyOn(date);
        if (key === null) return null;
        return found.find(({ id, shift_name: name }) => key === id || key === name) ?? 'not-recorded';
      });
    },

    listReports: (id: number) => listReports(db, id),

    /**
     * Planned, present and past entries, the latest day first. Those that are planned or hold today have the present names of
     * their records.
     */
    async listEntries(id: number): Promise<ProfileEntry[]> {
      const namesOfToday = db
        .select({
          branch: { branch: branches.name, department: departments.name, sub_department: subDepartments.name },
          designation: { designation: designations.designation },
          shift: { shift: shifts.shift_name },
        })
        .from(employees)
        .innerJoin(designations, eq(designations.id, employees.designation_id))
        .innerJoin(branches, eq(branches.id, employees.branch_id))
        .leftJoin(departments, eq(departments.id, employees.department_id))
        .leftJoin(subDepartments, eq(subDepartments.id, employees.sub_department_id))
        .leftJoin(shifts, eq(shifts.id, employees.shift_id))
        .where(eq(employees.id, id));
      const stored = db.execute<EntryRow>(sql`
        select entry.id, entry.effective_on::text, entry.is_pending, entry.lapsed_because,
          coalesce(branches.name, entry.branch) as branch, coalesce(departments.name, entry.department) as department,
          coalesce(sub_departments.name, entry.sub_department) as sub_department,
          coalesce(designations.designation, entry.designation) as designation,
          entry.sets_shift, coalesce(shifts.shift_name, entry.shift) as shift, entry.shift_id,
          entry.sets_grade, entry.grade, entry.employment_type,
          entry.branch_id, entry.department_id, entry.sub_department_id, entry.designation_id,
          case when entry.sets_reporting then array(
            select full_name from assignment_entry_reporting line join employee_names person on person.id = line.reports_to_id
            where line.entry_id = entry.id order by full_name, person.id) end as managers,
          case when entry.sets_reporting and entry.is_pending then array(
            select reports_to_id from assignment_entry_reporting where entry_id = entry.id order by 1) end as manager_ids,
          entry.reason, entry.change_id, entry.entered_by, entry.created_at
        from assignment_entries entry
        left join branches on branches.id = entry.pending_branch_id
        left join departments on departments.id = entry.pending_department_id
        left join sub_departments on sub_departments.id = entry.pending_sub_department_id
        left join designations on designations.id = entry.pending_designation_id
        left join shifts on shifts.id = entry.pending_shift_id
        where entry.employee_id = ${id}
        order by entry.effective_on desc, entry.id desc`);
      const [[present = {}], { rows }] = await Promise.all([namesOfToday, stored]);
      const entries: ProfileEntry[] = [];
      for (const [index, row] of rows.entries()) {
        const [later, isSame] = [entries.at(-1), isSameWrite(row, rows[index - 1])];
        if (later && isSame) entries[entries.length - 1] = { ...toEntry(row), ...later };
        else entries.push(toEntry(row));
      }
      const names = Object.entries(present) as [AssignmentField, Partial<ProfileEntry>][];
      const holding = (field: AssignmentField) => entries.find((entry) => entry.state === 'past' && field in entry);
      for (const [field, known] of names) Object.assign(holding(field) ?? {}, known);
      return entries;
    },
  };
}

/** True for entries of one form or statement, which are shown as one. */
function isSameWrite(one: EntryRow, other: EntryRow | undefined): boolean {
  const isOne = one.change_id === other?.change_id && one.effective_on === other.effective_on;
  return isOne && String(one.created_at) === String(other.created_at);
}

interface EntryRow extends Record<string, unknown> {
  readonly id: number;
  readonly effective_on: string;
  readonly is_pending: boolean;
  readonly lapsed_because: LapseReason | null;
  readonly branch: string | null;
  readonly department: string | null;
  readonly sub_department: string | null;
  readonly designation: string | null;
  readonly sets_shift: boolean;
  readonly shift: string | null;
  readonly shift_id: number | null;
  readonly sets_grade: boolean;
  readonly grade: string | null;
  readonly employment_type: (typeof EMPLOYMENT_TYPES)[number] | null;
  readonly branch_id: number | null;
  readonly department_id: number | null;
  readonly sub_department_id: number | null;
  readonly designation_id: number | null;
  readonly managers: string[] | null;
  readonly manager_ids: number[] | null;
  readonly reason: string | null;
  readonly change_id: string | null;
  readonly entered_by: string | null;
  readonly created_at: string;
}

function toEntry(row: EntryRow): ProfileEntry {
  const { branch_id, department_id, sub_department_id, designation_id, shift_id, grade, employment_type } = row;
  const place = { department: row.department, sub_department: row.sub_department };
  const values = {
    ...(branch_id !== null && { branch_id, department_id, sub_department_id }),
    ...(designation_id !== null && { designation_id }),
    ...(row.sets_shift && { shift_id }),
    ...(row.sets_grade && { grade }),
    ...(employment_type !== null && { employment_type }),
    ...(row.manager_ids !== null && { reporting_person_ids: row.manager_ids }),
  };
  return {
    ...{ id: row.id, effective_on: row.effective_on, shift_id, reason: row.reason, by: row.entered_by },
    state: row.is_pending ? 'planned' : row.lapsed_because ? 'lapsed' : 'past',
    ...(row.branch !== null && { branch: row.branch, ...place }),
    ...(row.designation !== null && { designation: row.designation }),
    ...(row.sets_shift && { shift: row.shift }),
    ...(row.sets_grade && { grade }),
    ...(employment_type !== null && { employment_type }),
    ...(row.managers !== null && { reporting_persons: row.managers }),
    ...(row.is_pending && { values }),
    at: row.entered_by === null ? null : new Date(row.created_at).toISOString(),
    ...(row.lapsed_because && { obstacle: row.lapsed_because }),
  };
}

/** The part of an employee's profile that the details do not have. */
export function profileRoutes(
  app: FastifyInstance,
  { database, readings, today }: Services & { readings: ReadCounter },
): void {
  const store = employeeProfileStore(database);

  readRoute(app, getEmployeeProfile, async ({ input: { params }, viewer }) => {
    const person = await store.getEmployment(params.id);
    if (person === undefined) throw notFound('employee');
    const [entries, reports] = await Promise.all([store.listEntries(params.id), store.listReports(params.id)]);
    const week = await store.listWeek(today(), person, entries);
    await readings.add(await viewer, 1 + reports.length);
    return { entries, reports, week };
  });
}

interface Hours {
  readonly day: Day;
  /** `HH:MM:SS` */
  readonly shift_start_time: string | null;
  readonly shift_end_time: string | null;
}

/** A shift with its hours. */
interface ShiftWithHours extends WeekOffRules {
  readonly hours: readonly Hours[];
}

/** The shift on a day as far as it is known: null for none, `not-recorded` before the history begins. */
type ShiftOnDay = ShiftWithHours | null | 'not-recorded';

const DAY_MS = 86_400_000;

/** The dates of the week of a date (`YYYY-MM-DD`), Monday first. */
export function datesOfWeek(today: string): string[] {
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
  return DAYS.map((_, index) => new Date(monday + index * DAY_MS).toISOString().slice(0, 10));
}

/** The hours of each day by the shift of that day; no days where none of them has a shift with dates for week-offs. */
export function weekOf(dates: readonly string[], shiftOn: (date: string) => ShiftOnDay): WorkDay[] {
  const days = dates.map((date) => workDayOf(date, shiftOn(date)));
  const hasNoDates = ({ without_hours: reason }: WorkDay) => reason === 'no-shift' || reason === 'automatic-week-offs';
  return days.every(hasNoDates) ? [] : days;
}

function workDayOf(date: string, shift: ShiftOnDay): WorkDay {
  const none = { date, is_off: false, starts_at: null, ends_at: null };
  if (shift === null) return { ...none, without_hours: 'no-shift' };
  if (shift === 'not-recorded') return { ...none, without_hours: shift };
  if (shift.has_week_off_auto) return { ...none, without_hours: 'automatic-week-offs' };
  const index = (new Date(date).getUTCDay() + 6) % 7;
  const own = shift.hours.find(({ day }) => day === DAYS[index]);
  return {
    date,
    is_off: weeksOff(shift, WEEKDAYS[index] ?? 'MONDAY').includes(occurrenceInMonth(date)),
    starts_at: own?.shift_start_time?.slice(0, 5) ?? null,
    ends_at: own?.shift_end_time?.slice(0, 5) ?? null,
  };
}
