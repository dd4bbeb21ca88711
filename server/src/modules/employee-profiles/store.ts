import type { Assignment } from '@seamline/shared/contract/employee-profiles';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  branches,
  departments,
  designations,
  employeeAssignments,
  employees,
  shiftDays,
  shifts,
  subDepartments,
} from '../../db/schema.ts';
import { listReports } from '../employee-records/store.ts';

export function employeeProfileStore({ db }: Database) {
  return {
    /** The shift that an employee has, null for none; undefined when there is no such employee. */
    async getShift(id: number) {
      const [row] = await db
        .select({
          shift: {
            id: shifts.id,
            has_week_off_auto: shifts.has_week_off_auto,
            week_off_days: shifts.week_off_days,
            has_alternate_week_off: shifts.has_alternate_week_off,
            week_off_alternate_week: shifts.week_off_alternate_week,
            alternate_week_off_days: shifts.alternate_week_off_days,
          },
        })
        .from(employees)
        .leftJoin(shifts, eq(shifts.id, employees.shift_id))
        .where(eq(employees.id, id));
      return row?.shift;
    },

    async listHours(shiftId: number) {
      return await db
        .select({
          day: shiftDays.day,
          shift_start_time: shiftDays.shift_start_time,
          shift_end_time: shiftDays.shift_end_time,
        })
        .from(shiftDays)
        .where(eq(shiftDays.shift_id, shiftId));
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
