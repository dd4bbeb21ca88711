import { EMPLOYEE_VIEW_LIMITS } from '@seamline/shared/contract/employee-views';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { cleanNameChecks, createdAt, identity, lengthChecks, presenceChecks, reference, version } from './columns.ts';

/** Search parameters of the directory that an administrator has given a name. */
export const employeeViews = pgTable(
  'employee_views',
  {
    id: identity(),
    member_id: integer().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    version: version(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('employee_views_name_unique').on(table.member_id, sql`lower(${table.name})`),
    reference('employee_views_member', table.member_id, members.id, 'cascade'),
    ...presenceChecks('employee_views', table, ['name']),
    ...cleanNameChecks('employee_views', table, ['name']),
    ...lengthChecks('employee_views', table, { name: EMPLOYEE_VIEW_LIMITS.name, search: EMPLOYEE_VIEW_LIMITS.search }),
  ],
);
