import * as z from 'zod/mini';
import { NAMED_KINDS } from '../record-kinds.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Checks of the records of current employees: missing, expiring and doubtful values. */
export const HEALTH_KINDS = [
  'no-shift',
  'no-designation',
  'no-department',
  'no-photo',
  'no-aadhaar',
  'no-pan',
  'insurance-expired',
  'insurance-expiring',
  'probation-ending',
  'change-lapsed',
  'same-email',
  'same-company-mobile',
  'same-code',
] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

/** Days before its end from which an insurance or a probation counts as about to end, and after a lapsed change. */
export const HEALTH_DAYS = 30;

export const getEmployeeHealth = endpoint({
  method: 'GET',
  path: '/data/employees/health',
  summary: 'How many records of employees have gaps, dates that run out, or values that two people share',
  answer: z.object({
    /** Number of employees who have joined and not left; the checks are of their records. */
    employees: z.int(),
    counts: z.array(z.object({ kind: z.enum(HEALTH_KINDS), total: z.int() })),
    /** Records beside each other whose names read the same, such as Café and Cafe. Missing in earlier releases. */
    same_names: z.optional(z.array(z.object({ record: z.enum(NAMED_KINDS), names: z.array(z.string()) }))),
  }),
});
