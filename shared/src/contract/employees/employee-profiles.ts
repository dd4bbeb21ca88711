import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParameter, instant } from '../wire/fields.ts';
import { changeValues, LAPSE_REASONS } from './employee-changes.ts';

const maybeText = z.nullable(z.string());

/**
 * An entry of an employee's history: values that hold from a day on, by the names that the records had then. What is left
 * out stays as it was. Branch, department and sub-department are set together.
 */
const assignmentEntry = z.object({
  id,
  effective_on: z.string(),
  /** A lapsed entry could not be made on its day, and has no effect. */
  state: z.enum(['past', 'planned', 'lapsed']),
  branch: z.optional(z.string()),
  department: z.optional(maybeText),
  sub_department: z.optional(maybeText),
  designation: z.optional(z.string()),
  shift: z.optional(maybeText),
  grade: z.optional(maybeText),
  employment_type: z.optional(z.string()),
  reporting_persons: z.optional(z.array(z.string())),
  /** The values of a planned entry as the form of a change has them. */
  values: z.optional(changeValues),
  reason: maybeText,
  /** Name of the administrator who entered it, and when; null where it is not recorded. */
  by: maybeText,
  at: z.nullable(instant),
  /** The reason why an entry has lapsed. */
  obstacle: z.optional(z.enum(LAPSE_REASONS)),
});
export type AssignmentEntry = z.output<typeof assignmentEntry>;

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

const employeeProfile = z.object({
  /** Planned, present and past entries, the latest day first. What was before the oldest is not known. */
  entries: z.array(assignmentEntry),
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
  summary: 'The history of an employee, past and planned, the hours of this week, and who reports to them',
  params,
  answer: employeeProfile,
});

/** The values of an entry that have a value for each day. */
export type AssignmentField = 'branch' | 'designation' | 'shift' | 'grade' | 'employment_type' | 'reporting_persons';

/**
 * Returns the entry that gives a field its value on a day, among entries of which the latest day comes first; undefined
 * where nothing is recorded for that day.
 */
export function entryOn<Entry extends Pick<AssignmentEntry, 'effective_on' | 'state' | AssignmentField>>(
  entries: readonly Entry[],
  field: AssignmentField,
  day: string,
): Entry | undefined {
  return entries.find((entry) => entry.effective_on <= day && entry.state !== 'lapsed' && entry[field] !== undefined);
}
