import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { DEPENDED_KINDS } from '../record-kinds.ts';
import { endpoint } from '../wire/endpoint.ts';
import { idParameter } from '../wire/fields.ts';

/** Counts of dependent records, which keep a record from being deleted. */
export const dependents = z.object({
  departments: z.int(),
  sub_departments: z.int(),
  employees: z.int(),
  former_employees: z.int(),
  /** Planned changes that give it to somebody, and the names of the first of them. Missing in earlier releases. */
  transfers: z.optional(z.int()),
  planned_for: z.optional(z.array(z.string())),
  /** Managers who are limited to the branch, and the names of the first of them. Missing in earlier releases. */
  managers: z.optional(z.int()),
  managed_by: z.optional(z.array(z.string())),
});
export type Dependents = z.output<typeof dependents>;

export const getDependents = endpoint({
  method: 'GET',
  path: '/data/settings/dependants',
  summary: 'What belongs to a branch, a department, a sub-department, a designation or a shift',
  query: z.object({ record: z.enum(DEPENDED_KINDS, invalid('invalid_choice')), id: idParameter }),
  answer: dependents,
});
