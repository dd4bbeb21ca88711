import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { id } from '../wire/fields.ts';

/**
 * Current employees that the home page counts and the directory lists, by the date in Asia/Kolkata. A week begins on
 * Monday; a birthday or anniversary of 29 February is on 28 February in a common year.
 */
export const EMPLOYEE_FIGURES = [
  'on-notice',
  'joining-this-month',
  'joining-next-month',
  'birthday-this-week',
  'anniversary-this-week',
  'incomplete',
  'no-bank-account',
  'no-id-proof',
] as const;
export type EmployeeFigure = (typeof EMPLOYEE_FIGURES)[number];

/** Occasions that `getEmployeeFigures` names at most. */
export const MOST_OCCASIONS = 6;

/** Calendar dates, both included. */
const period = z.object({ from: z.string(), to: z.string() });
export type Period = z.output<typeof period>;

const occasion = z.object({
  employee_id: id,
  user_name: z.string(),
  kind: z.enum(['birthday', 'anniversary']),
  day: z.string(),
  /** Years of service on an anniversary; null on a birthday. */
  years: z.nullable(z.int()),
});
export type Occasion = z.output<typeof occasion>;

export const getEmployeeFigures = endpoint({
  method: 'GET',
  path: '/data/employees/figures',
  summary: 'The figures of the home page: headcount, joiners, exits, occasions, expiring dates and incomplete records',
  answer: z.object({
    week: period,
    this_month: period,
    next_month: period,
    /** Number of employees who have joined and not left. */
    headcount: z.int(),
    /** Those who have joined since the first of this month, less those whose last day was in it. */
    headcount_change: z.int(),
    totals: z.object({
      on_notice: z.int(),
      joining_this_month: z.int(),
      joining_next_month: z.int(),
      /** Employees on notice and former ones whose last day is in the month. */
      leaving_this_month: z.int(),
      leaving_next_month: z.int(),
      birthday_this_week: z.int(),
      anniversary_this_week: z.int(),
      incomplete: z.int(),
      insurance_expired: z.int(),
      insurance_expiring: z.int(),
      /** Missing in earlier releases, as are the next two. */
      no_shift: z.optional(z.int()),
      no_bank_account: z.optional(z.int()),
      /** Employees without any page of an Aadhaar or a PAN card. */
      no_id_proof: z.optional(z.int()),
    }),
    /** The next birthdays and anniversaries of the week, from today on. */
    occasions: z.array(occasion),
    /** Branches and departments with employees, the largest first. */
    branches: z.array(z.object({ id, name: z.string(), total: z.int() })),
    departments: z.array(z.object({ id, name: z.string(), branch_name: z.string(), total: z.int() })),
  }),
});
export type EmployeeFigures = z.output<(typeof getEmployeeFigures)['answer']>;
