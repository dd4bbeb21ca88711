import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParameter } from './fields.ts';

const maybeText = z.nullable(z.string());

/** Where and as what somebody works, by the names that the records had. */
const assignment = z.object({
  /** The date from which it holds. */
  effective_from: z.string(),
  designation: z.string(),
  branch: z.string(),
  department: maybeText,
  sub_department: maybeText,
  shift: maybeText,
});
export type Assignment = z.output<typeof assignment>;

const workDay = z.object({
  date: z.string(),
  is_off: z.boolean(),
  /** Both null where the shift has no hours on the day. */
  starts_at: maybeText,
  ends_at: maybeText,
});
export type WorkDay = z.output<typeof workDay>;

const employeeProfile = z.object({
  /** The latest first: the one of today and those before. What was before the oldest is not known. */
  assignments: z.array(assignment),
  /** Monday to Sunday of this week; empty without a shift, and where week-offs have no dates. */
  week: z.array(workDay),
  /** The current employees who report to this person, by name. */
  reports: z.array(z.object({ id, name: z.string(), designation: z.string() })),
});
export type EmployeeProfile = z.output<typeof employeeProfile>;

export const getEmployeeProfile = endpoint({
  method: 'GET',
  path: '/data/employee-profiles/:id',
  summary: 'Where and as what an employee has worked, the hours of this week, and who reports to them',
  params: z.object({ id: idParameter }),
  answer: employeeProfile,
});
