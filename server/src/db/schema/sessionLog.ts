import { LIMITS } from '@seamline/shared/contract/fields';
import { READ_KINDS, SESSION_EVENTS } from '@seamline/shared/contract/session-log';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { choiceChecks, instant, lengthChecks, rangeChecks } from './columns.ts';

/** Sign-ins, sign-outs, failed attempts, and reads of personal data. It references no members, as it outlives them. */
export const sessionLog = pgTable(
  'session_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The latest time of equal events. */
    at: instant().notNull(),
    event: text({ enum: SESSION_EVENTS }).notNull(),
    /** Null for a number without an account. */
    member_id: integer(),
    member_number: text().notNull(),
    member_name: text().notNull(),
    address: text().notNull(),
    secret: text({ enum: ['password', 'code'] }),
    document: text({ enum: READ_KINDS }),
    employee_id: integer(),
    employee_name: text(),
    employees: integer(),
    times: integer().notNull().default(1),
    /** Equal events have the same key; null for those that are never merged. */
    merge_key: text(),
  },
  (table) => [
    uniqueIndex('session_log_merge_key_unique').on(table.merge_key),
    index('session_log_at').on(table.at.desc(), table.id.desc()),
    ...choiceChecks('session_log', table, {
      event: SESSION_EVENTS,
      secret: ['password', 'code'],
      document: READ_KINDS,
    }),
    ...lengthChecks('session_log', table, {
      member_number: 20,
      member_name: LIMITS.name,
      address: 100,
      employee_name: 500,
      merge_key: 300,
    }),
    ...rangeChecks('session_log', table, { times: [1], employees: [0] }),
  ],
);

/** Searched text in lower case. */
export const sessionLogText = sql`lower(${sessionLog.member_name} || ' ' || ${sessionLog.member_number} || ' ' || ${sessionLog.address} || ' ' || coalesce(${sessionLog.employee_name}, ''))`;
