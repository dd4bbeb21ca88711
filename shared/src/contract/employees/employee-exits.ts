import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { date } from '../wire/dates.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParameter, LIMITS } from '../wire/fields.ts';

/** The tasks of every exit: what was lent comes back, the work is handed over, papers are issued. */
export const EXIT_TASKS = ['assets', 'handover', 'documents'] as const;
export type ExitTaskName = (typeof EXIT_TASKS)[number];

const person = z.object({ id, name: z.string() });

const task = z.enum(EXIT_TASKS, invalid('invalid_choice'));

const exitTask = z.object({
  task,
  /** The employee who sees to it. */
  owner: z.nullable(person),
  due_on: z.nullable(z.string()),
  done_on: z.nullable(z.string()),
  /** Counts the changes; zero for a task that nobody has changed. Missing in responses of earlier releases. */
  version: z.optional(z.int()),
});
export type ExitTask = z.output<typeof exitTask>;

const employeeExit = z.object({
  /** Every task, for an employee who is leaving or has left; none for all others. */
  tasks: z.array(exitTask),
  /** The last day on which the law lets the final settlement be paid, by the server's setting. */
  settlement_due_on: z.nullable(z.string()),
  /** The current employees who report to this person, by name. */
  reports: z.array(z.object({ ...person.shape, designation: z.string() })),
});
export type EmployeeExit = z.output<typeof employeeExit>;

/** New values of a task. What is left out stays as it is; null and an empty date clear. */
export const exitTaskInput = z.object({
  task,
  owner_id: z.optional(z.nullable(idParameter)),
  due_on: z.optional(date),
  done_on: z.optional(date),
  /** The version that the change is based on. Without it the versions are not compared. */
  version: z.optional(
    z
      .int(invalid('invalid_id'))
      .check(z.minimum(0, invalid('invalid_id')), z.maximum(LIMITS.id, invalid('invalid_id'))),
  ),
});
export type ExitTaskInput = z.output<typeof exitTaskInput>;

const params = z.object({ id: idParameter });

export const getEmployeeExit = endpoint({
  method: 'GET',
  path: '/data/employee-exits/:id',
  summary: 'What is to be done before an employee leaves: tasks, the settlement, and who reports to them',
  params,
  answer: employeeExit,
});

export const updateExitTask = endpoint({
  method: 'PUT',
  path: '/data/employee-exits/:id/tasks',
  summary: 'Change owner and dates of one task of an exit',
  params,
  body: { as: 'json', fields: exitTaskInput },
  answer: exitTask,
});
