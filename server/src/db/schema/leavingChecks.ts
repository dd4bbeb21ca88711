import { EXIT_REASONS, EXIT_TYPES, NOTICE_PERIOD_DAYS } from '@seamline/shared/contract/former-employees';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';
import { beginningAfter, choiceChecks, rangeChecks } from './columns.ts';

type LeavingColumn =
  | 'resignation_date'
  | 'company_last_day'
  | 'left_at'
  | 'erased_at'
  | 'exit_type'
  | 'exit_reason'
  | 'notice_period_days'
  | 'settled_on';

/** The rules of a leaving. */
export function leavingChecks(table: Readonly<Record<LeavingColumn, AnyPgColumn>>) {
  return [
    check('employees_leaving_complete', sql`(${table.resignation_date} is null) = (${table.company_last_day} is null)`),
    /** `left_at` is not before the beginning of the day after the last day. */
    check(
      'employees_left_after_last_day',
      sql`${table.left_at} is null or (${table.company_last_day} is not null and ${table.left_at} >= ${beginningAfter(table.company_last_day)})`,
    ),
    check('employees_erased_after_leaving', sql`${table.erased_at} is null or ${table.left_at} is not null`),
    check(
      'employees_exit_while_leaving',
      sql`${table.company_last_day} is not null or num_nonnulls(${table.exit_type}, ${table.exit_reason}, ${table.notice_period_days}, ${table.settled_on}) = 0`,
    ),
    ...choiceChecks('employees', table, { exit_type: EXIT_TYPES, exit_reason: EXIT_REASONS }),
    ...rangeChecks('employees', table, { notice_period_days: [0, NOTICE_PERIOD_DAYS] }),
  ];
}
