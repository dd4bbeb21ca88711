import { CODE_LIMITS } from '@seamline/shared/contract/employee-codes';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editable, lengthChecks, rangeChecks } from './columns.ts';

/** The series that employees get their codes from: one row, or none until it is set. */
export const employeeCodes = pgTable(
  'employee_codes',
  {
    id: integer().primaryKey().default(1),
    is_on: boolean().notNull(),
    prefix: text().notNull(),
    digits: integer().notNull(),
    /** Counted up by each code that is given, without a new version of the row. */
    next: integer().notNull(),
    ...editable(),
  },
  (table) => [
    check('employee_codes_only_one', sql`${table.id} = 1`),
    ...lengthChecks('employee_codes', table, { prefix: CODE_LIMITS.prefix }),
    ...rangeChecks('employee_codes', table, { digits: CODE_LIMITS.digits, next: [CODE_LIMITS.next[0]] }),
  ],
);
