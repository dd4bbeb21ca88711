import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { requiredDate } from '../wire/dates.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, LIMITS, version, wholeNumber } from '../wire/fields.ts';
import { withValue } from './employee-changes.ts';

const maybeText = z.nullable(z.string());

/** An assignment from a date on, by the names that the records had then. */
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
  /** The reason why a day has no hours, unless the shift of that day has none. */
  without_hours: z.optional(z.enum(['no-shift', 'automatic-week-offs', 'not-recorded'])),
});
export type WorkDay = z.output<typeof workDay>;

/** A transfer that takes effect by itself on its date; what is null stays as it is. */
const transfer = z.object({
  effective_on: z.string(),
  designation: maybeText,
  branch: maybeText,
  department: maybeText,
  sub_department: maybeText,
  shift: maybeText,
  /** Missing in responses of earlier releases. */
  version: z.optional(version),
});
export type Transfer = z.output<typeof transfer>;

/** The version of the planned transfer that a change is based on, zero where none is planned. */
const transferVersion = wholeNumber(0, LIMITS.id, invalid('invalid_id'));

const employeeProfile = z.object({
  /** The transfer that was entered ahead. */
  transfer: z.nullable(transfer),
  /** The latest first: the one of today and those before. What was before the oldest is not known. */
  assignments: z.array(assignment),
  /**
   * The days of this week from joining to the last day, each with the shift of that day, Monday first. Empty where no day
   * has a shift, or where week-offs have no dates.
   */
  week: z.array(workDay),
  /** The current employees who report to this person, by name. */
  reports: z.array(z.object({ id, name: z.string(), designation: z.string() })),
});
export type EmployeeProfile = z.output<typeof employeeProfile>;

const params = z.object({ id: idParameter });

export const getEmployeeProfile = endpoint({
  method: 'GET',
  path: '/data/employee-profiles/:id',
  summary: 'The assignments of an employee by date, the hours of this week, and who reports to them',
  params,
  answer: employeeProfile,
});

/** A transfer on a date after today. What is left out stays as it is; another department has other sub-departments. */
export const transferInput = withValue(
  z.object({
    effective_on: requiredDate,
    branch_id: z.optional(idParameter),
    department_id: z.optional(idParameter),
    sub_department_id: z.optional(idParameter),
    designation_id: z.optional(idParameter),
    shift_id: z.optional(idParameter),
  }),
);
export type TransferInput = z.output<typeof transferInput>;

export const planTransfer = endpoint({
  method: 'POST',
  path: '/data/employee-profiles/:id/transfer',
  summary: 'Enter a transfer of an employee that takes effect on a later date, in place of one that was entered before',
  params,
  query: z.object({ version: z.optional(transferVersion) }),
  body: { as: 'json', fields: transferInput },
  answer: done,
});

export const withdrawTransfer = endpoint({
  method: 'DELETE',
  path: '/data/employee-profiles/:id/transfer',
  summary: 'Withdraw the transfer of an employee that was entered ahead',
  params,
  query: z.object({ version: z.optional(transferVersion) }),
  answer: done,
});
