import * as z from 'zod/mini';
import { EMPLOYEE_LIMITS, requiredId } from './employee-fields.ts';
import { branchCount, employeeCard } from './employees.ts';
import { endpoint } from './endpoint.ts';
import { date, done, idParameter, instant, pageSize, requiredDate, text } from './fields.ts';

/** How somebody left. */
export const leaving = z.object({
  resignation_date: z.string(),
  company_last_day: z.string(),
  remark: z.nullable(z.string()),
  fnf_remark: z.nullable(z.string()),
  left_at: instant,
});
export type Leaving = z.output<typeof leaving>;

/** Who a number is. */
export const identity = z.extend(employeeCard, {
  department: z.nullable(z.string()),
  branch_name: z.string(),
  mobile_number: z.string(),
  joining_date: z.string(),
  /** How many current employees answer to this person. */
  reports: z.int(),
  leaving: z.nullable(leaving),
});
export type Identity = z.output<typeof identity>;

/** What the form of ex-employees holds. */
export const leavingInput = z.object({
  resignation_date: requiredDate,
  company_last_day: requiredDate,
  remark: z.optional(text(EMPLOYEE_LIMITS.remark)),
  fnf_remark: z.optional(text(EMPLOYEE_LIMITS.fnf_remark)),
});
export type LeavingInput = z.output<typeof leavingInput>;

/** The same with the person whom it is about, whose number travels in the address. */
export const leavingForm = z.extend(leavingInput, { employee_id: requiredId });

/** A line of the list of former employees. */
export const formerEmployee = z.object({
  ...employeeCard.shape,
  department: z.nullable(z.string()),
  branch_name: z.string(),
  mobile_number: z.string(),
  joining_date: z.string(),
  ...leaving.shape,
});
export type FormerEmployee = z.output<typeof formerEmployee>;

const params = z.object({ id: idParameter });

export const identifyEmployee = endpoint({
  method: 'GET',
  path: '/data/ex-employees/:id',
  summary: 'Who a number is, present or former',
  params,
  answer: identity,
});

export const recordLeaving = endpoint({
  method: 'POST',
  path: '/data/ex-employees/:id',
  summary: 'Note that somebody leaves, or correct how they left',
  params,
  body: { as: 'form', fields: leavingInput },
  answer: done,
});

export const reinstateEmployee = endpoint({
  method: 'POST',
  path: '/data/ex-employees/:id/take-back',
  summary: 'Take somebody back who has left',
  params,
  answer: done,
});

export const listFormerEmployees = endpoint({
  method: 'GET',
  path: '/data/ex-employees',
  summary: 'Who has left, the latest first, page by page',
  query: z.object({
    /** Part of a name, a mobile number or an email address. */
    q: z.optional(text(200)),
    branch_id: z.optional(idParameter),
    /** The first and the last of the last days at work. */
    from: z.optional(date),
    to: z.optional(date),
    limit: z.optional(pageSize),
    cursor: z.optional(text(2000)),
  }),
  answer: z.object({
    leavers: z.array(formerEmployee),
    /** How many the filter leaves, over all pages. */
    total: z.int(),
    /** The place that the next page begins after; null on the last one. */
    next_cursor: z.nullable(z.string()),
    /** How many have left each branch, whatever the filter. */
    branches: z.array(branchCount),
  }),
});
