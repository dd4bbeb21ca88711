import {
  type Assignment,
  getEmployeeProfile,
  planTransfer,
  type WorkDay,
  withdrawTransfer,
} from '@seamline/shared/contract/employees/employee-profiles';
import { localized } from '@seamline/shared/contract/errors';
import { DAYS, type Day, WEEKDAYS } from '@seamline/shared/contract/shifts/shift-time';
import { occurrenceInMonth, type WeekOffRules, weeksOff } from '@seamline/shared/contract/shifts/week-offs';
import { desc, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import type { Database } from '../../db/connect.ts';
import {
  branches,
  departments,
  designations,
  employeeAssignments,
  employees,
  type employeeTransfers,
  shiftDays,
  shifts,
  subDepartments,
} from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listReports } from '../record/employeeRecords.ts';
import { employeeTransferStore } from './transfers.ts';

type Employment = Pick<typeof employees.$inferSelect, 'shift_id' | 'joining_date' | 'company_last_day'>;
type PlannedShift = Pick<typeof employeeTransfers.$inferSelect, 'shift_id' | 'effective_on'>;

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
    /** The shift of today, and the dates of employment; undefined when there is no such employee. */
    async getEmployment(id: number) {
      const { shift_id, joining_date, company_last_day } = employees;
      const [row] = await db
        .select({ shift_id, joining_date, company_last_day })
        .from(employees)
        .where(eq(employees.id, id));
      return row;
    },

    /**
     * The days of a week on which a person is employed, with the hours of the shift of each day. Of entries before the
     * latest one the name of the shift is known: one that no shift has any more counts as not recorded.
     */
    async listWeek(
      today: string,
      person: Employment,
      assignments: readonly Assignment[],
      transfer: PlannedShift | null,
    ) {
      const { shift_id: current, joining_date: first, company_last_day: last } = person;
      const dates = datesOfWeek(today).filter((date) => date >= first && (last === null || date <= last));
      const keyOn = (date: string): number | string | null | undefined => {
        if (transfer?.shift_id && date >= transfer.effective_on) return transfer.shift_id;
        const index = assignments.findIndex(({ effective_from }) => effective_from <= date);
        return index === 0 ? current : assignments[index]?.shift;
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

    /** The latest first. It has the present names of its records, the others those of their time. */
    async listAssignments(id: number): Promise<Assignment[]> {
      const [assignments, [present]] = await Promise.all([
        db
          .select({
            effective_from: employeeAssignments.effective_from,
            designation: employeeAssignments.designation,
            branch: employeeAssignments.branch,
            department: employeeAssignments.department,
            sub_department: employeeAssignments.sub_department,
            shift: employeeAssignments.shift,
          })
          .from(employeeAssignments)
          .where(eq(employeeAssignments.employee_id, id))
          .orderBy(desc(employeeAssignments.effective_from)),
        db
          .select({
            designation: designations.designation,
            branch: branches.name,
            department: departments.name,
            sub_department: subDepartments.name,
            shift: shifts.shift_name,
          })
          .from(employees)
          .innerJoin(designations, eq(designations.id, employees.designation_id))
          .innerJoin(branches, eq(branches.id, employees.branch_id))
          .leftJoin(departments, eq(departments.id, employees.department_id))
          .leftJoin(subDepartments, eq(subDepartments.id, employees.sub_department_id))
          .leftJoin(shifts, eq(shifts.id, employees.shift_id))
          .where(eq(employees.id, id)),
      ]);
      return assignments.map((assignment, index) => (index === 0 ? { ...assignment, ...present } : assignment));
    },
  };
}

/** The part of an employee's profile that the details do not have, and the transfer that was entered ahead. */
export function profileRoutes(
  app: FastifyInstance,
  { database, readings, today }: Services & { readings: ReadCounter },
): void {
  const store = employeeProfileStore(database);
  const transfers = employeeTransferStore(database);

  readRoute(app, getEmployeeProfile, async ({ input: { params }, viewer }) => {
    const person = await store.getEmployment(params.id);
    if (person === undefined) throw notFound('employee');
    const [transfer, assignments, reports] = await Promise.all([
      transfers.get(params.id),
      store.listAssignments(params.id),
      store.listReports(params.id),
    ]);
    const week = await store.listWeek(today(), person, assignments, transfer);
    await readings.add(await viewer, 1 + reports.length);
    return { transfer, assignments, reports, week };
  });

  route(app, planTransfer, async ({ input: { params, query, body }, viewer }) => {
    const employee = await transfers.plan(viewer, params.id, body, query.version, today());
    if (employee === undefined) throw notFound('employee');
    return { success: true, message: localized('transfer_planned', { name: employee.full_name }) };
  });

  route(app, withdrawTransfer, async ({ input: { params, query }, viewer }) => {
    const employee = await transfers.withdraw(viewer, params.id, query.version);
    if (employee === undefined) throw notFound('employee');
    return { success: true, message: localized('transfer_withdrawn', { name: employee.full_name }) };
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
