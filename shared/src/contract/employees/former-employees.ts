import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { date, requiredDate } from '../wire/dates.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, idParameter, instant, LIMITS, pageParameters, text, version, versionParameter } from '../wire/fields.ts';
import { EMPLOYEE_LIMITS, requiredId } from './employee-fields.ts';
import { branchCount, employeeCard } from './employees.ts';

/** Ways in which an employment ends. */
export const EXIT_TYPES = [
  'resignation',
  'termination',
  'retirement',
  'end_of_contract',
  'abandonment',
  'death',
] as const;
export type ExitType = (typeof EXIT_TYPES)[number];

/** The main reason of a leaving. */
export const EXIT_REASONS = [
  'better_offer',
  'pay',
  'career_change',
  'studies',
  'relocation',
  'family',
  'health',
  'working_conditions',
  'performance',
  'misconduct',
  'redundancy',
  'other',
] as const;
export type ExitReason = (typeof EXIT_REASONS)[number];

/** Most days of an agreed notice period. */
export const NOTICE_PERIOD_DAYS = 365;

/** The dates and remarks of a leaving, which an employee on notice has. */
export const notice = z.object({
  resignation_date: z.string(),
  company_last_day: z.string(),
  remark: z.nullable(z.string()),
  fnf_remark: z.nullable(z.string()),
  exit_type: z.optional(z.nullable(z.string())),
  exit_reason: z.optional(z.nullable(z.string())),
  /** The notice period that was agreed, in calendar days. */
  notice_period_days: z.optional(z.nullable(z.int())),
  /** The day on which the full and final settlement was paid. */
  settled_on: z.optional(z.nullable(z.string())),
});
export type Notice = z.output<typeof notice>;

/** The same of a former employee. `left_at` is the midnight in Asia/Kolkata that began the day after the last day. */
export const leaving = z.extend(notice, { left_at: instant });
export type Leaving = z.output<typeof leaving>;

/** The current or former employee who has an id. */
export const identity = z.extend(employeeCard, {
  department: z.nullable(z.string()),
  branch_name: z.string(),
  mobile_number: z.string(),
  joining_date: z.string(),
  /** Number of current employees who report to this person. */
  reports: z.int(),
  /** The version of the employee, which every change of their record raises. */
  version,
  /** Present for an employee on notice alone. */
  notice: z.optional(notice),
  /** Null for a current employee. */
  leaving: z.nullable(leaving),
});
export type Identity = z.output<typeof identity>;

const periodError = invalid('whole_number_out_of_range', { lowest: 0, highest: NOTICE_PERIOD_DAYS });
const noticePeriod = z.codec(
  z.string(periodError).check(z.regex(/^\d{0,3}$/, periodError)),
  z.nullable(z.int(periodError).check(z.minimum(0, periodError), z.maximum(NOTICE_PERIOD_DAYS, periodError))),
  { decode: (wire) => (wire === '' ? null : Number(wire)), encode: (days) => String(days ?? '') },
);

/** The values of the ex-employee form; those after the remarks are additional: left out they stay, empty they are cleared. */
export const leavingInput = z.object({
  resignation_date: requiredDate,
  company_last_day: requiredDate,
  remark: z.optional(text(EMPLOYEE_LIMITS.remark)),
  fnf_remark: z.optional(text(EMPLOYEE_LIMITS.fnf_remark)),
  exit_type: z.optional(z.enum([...EXIT_TYPES, ''], invalid('invalid_choice'))),
  exit_reason: z.optional(z.enum([...EXIT_REASONS, ''], invalid('invalid_choice'))),
  notice_period_days: z.optional(noticePeriod),
  settled_on: z.optional(date),
});
export type LeavingInput = z.output<typeof leavingInput>;

/** The same with the version that the form was opened with. */
const leavingChange = z.extend(leavingInput, { version: versionParameter });
export type LeavingChange = z.output<typeof leavingChange>;

/** The input with the id of the employee, which is in the URL. */
export const leavingForm = z.extend(leavingInput, { employee_id: requiredId });

/** A line of the list of former employees, or of that of employees on notice, who have no `left_at`. */
export const formerEmployee = z.object({
  ...employeeCard.shape,
  /** The version of the employee. Missing in responses of earlier releases. */
  version: z.optional(version),
  department: z.nullable(z.string()),
  branch_name: z.string(),
  mobile_number: z.string(),
  joining_date: z.string(),
  ...notice.shape,
  left_at: z.nullable(instant),
  /** The last day on which the law lets the final settlement be paid, by the server's setting. */
  settlement_due_on: z.optional(z.string()),
  /** Number of tasks of the exit that are done. */
  tasks_done: z.optional(z.int()),
  /** Number of current employees who report to this person. */
  reports: z.optional(z.int()),
});
export type FormerEmployee = z.output<typeof formerEmployee>;

/** The two groups that the list can show. */
export const LEAVING_STATES = ['on-notice', 'former'] as const;
export type LeavingState = (typeof LEAVING_STATES)[number];

const params = z.object({ id: idParameter });

export const identifyEmployee = endpoint({
  method: 'GET',
  path: '/data/ex-employees/:id',
  summary: 'The current or former employee who has an id',
  params,
  answer: identity,
});

export const recordLeaving = endpoint({
  method: 'POST',
  path: '/data/ex-employees/:id',
  summary: 'Record or change how an employee leaves: on notice until the end of the last day, former after it',
  params,
  body: { as: 'form', fields: leavingChange },
  /** The days of the changes that were planned for after the last day, and which the leaving has withdrawn. */
  answer: z.extend(done, { withdrawn_changes_on: z.optional(z.array(z.string())) }),
});

export const reinstateEmployee = endpoint({
  method: 'POST',
  path: '/data/ex-employees/:id/take-back',
  summary: 'Reinstate a former employee, or withdraw the leaving of an employee on notice',
  params,
  query: z.object({ version: versionParameter }),
  answer: done,
});

export const listFormerEmployees = endpoint({
  method: 'GET',
  path: '/data/ex-employees',
  summary: 'Former employees, the latest first, or employees on notice, the earliest last day first; page by page',
  query: z.object({
    /** Former employees without it. */
    state: z.optional(z.enum(LEAVING_STATES, invalid('invalid_choice'))),
    /** Part of a name, a mobile number or an email address. */
    q: z.optional(text(LIMITS.search)),
    branch_id: z.optional(idParameter),
    /** The first and the last of the last days at work. */
    from: z.optional(date),
    to: z.optional(date),
    ...pageParameters,
  }),
  answer: z.object({
    leavers: z.array(formerEmployee),
    /** Number of matches of the filter, over all pages. */
    total: z.int(),
    /** The last line of this page, after which the next one begins; null on the last page. */
    next_cursor: z.nullable(z.string()),
    /** Number of each branch in the chosen state, regardless of the filter. */
    branches: z.array(branchCount),
  }),
});
