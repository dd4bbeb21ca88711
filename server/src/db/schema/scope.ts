import { sql } from 'drizzle-orm';
import { index, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { members } from './access.ts';
import { reference } from './columns.ts';
import { branches } from './organisation.ts';

/*
 * A manager with a scope reads and writes as the role `seamline_scoped`. SQL of it, in `migrations`:
 * - `scope_branches`: the branches of the viewer on whose behalf a transaction runs.
 * - Policies `scope` of every table with people or places, never forced: whoever owns the tables is not asked. A test fails
 *   for a table that refers to people and has none.
 * - The schema `seamline_scoped`: views that viewers with a scope find in place of what has no branch: `shift_headcounts`,
 *   `employee_date_counts` and `employee_names`.
 * - `is_named_in_scope`: tells whether somebody of the scope reports to a person, or the person has a task there.
 * - `is_file_of_employee`: tells a file of a person outside of the scope from one that nobody has yet.
 */

/** The branches whose people a manager sees, where `has_scope` says so. */
export const memberBranches = pgTable(
  'member_branches',
  { member_id: integer().notNull(), branch_id: integer().notNull() },
  (table) => [
    primaryKey({ name: 'member_branches_key', columns: [table.member_id, table.branch_id] }),
    reference('member_branches_member', table.member_id, members.id, 'cascade'),
    reference('member_branches_branch', table.branch_id, branches.id),
    index('member_branches_branch_id').on(table.branch_id),
  ],
);

/** The scope of a member as `Viewer` has it; the branches are read only where there is one. */
export const memberScope = sql<{
  readonly branches: readonly number[];
} | null>`case when ${members.has_scope} and ${members.role} = 'manager' then
  json_build_object('branches', array(select branch_id from member_branches where member_id = ${members.id} order by branch_id)) end`;

/** Names of people: of all, or, for a viewer with a scope, of those in it and those to whom its records refer. */
export const employeeNames = pgView('employee_names', {
  id: integer().notNull(),
  full_name: text().notNull(),
}).existing();

/** The codes of all employees, also of those outside of a viewer's scope. */
export const usedEmployeeCodes = pgView('used_employee_codes', { code: text().notNull() }).existing();
