import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParameter, pageSize, text } from './fields.ts';

/** An employee as the directory shows them. `profile_pic` is a signed address, or null. */
export const employeeCard = z.object({
  id,
  user_id: id,
  user_name: z.string(),
  designation: z.string(),
  profile_pic: z.nullable(z.string()),
});
export type EmployeeCard = z.output<typeof employeeCard>;

export const branchCount = z.object({ branch_id: id, branch_name: z.string(), total_employees: z.int() });
export type BranchCount = z.output<typeof branchCount>;

export const listEmployees = endpoint({
  method: 'GET',
  path: '/data/employees',
  summary: 'The directory: employees by department, of one branch or of all, whole or page by page',
  query: z.object({
    branch_id: z.optional(idParameter),
    /** Part of a name as it is written or sounds, of a mobile number, an email address, a code or a designation. */
    q: z.optional(text(200)),
    /** Without it everybody comes at once. */
    limit: z.optional(pageSize),
    /** `next_cursor` of the page before. */
    cursor: z.optional(text(2000)),
  }),
  answer: z.object({
    branches: z.array(branchCount),
    department: z.record(z.string(), z.array(employeeCard)),
    /** Null on the last page. */
    next_cursor: z.optional(z.nullable(z.string())),
  }),
});
