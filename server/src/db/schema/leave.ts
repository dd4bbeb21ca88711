import { REASON_LIMIT } from '@seamline/shared/contract/leave/leave-reasons';
import { APPLICABLE_FOR, LEAVE_TYPE_LIMITS } from '@seamline/shared/contract/leave/leave-types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  choiceChecks,
  cleanNameChecks,
  clientId,
  editable,
  identity,
  lengthChecks,
  presenceChecks,
  rangeChecks,
  reference,
} from './columns.ts';

/** The empty one is what the add form sends when nothing was chosen. */
export const LEAVE_APPLICABLE_FOR = ['', ...APPLICABLE_FOR] as const;

export const leaveTypes = pgTable(
  'leave_types',
  {
    id: identity(),
    name: text().notNull(),
    short_name: text().notNull().default(''),
    attachment_required: boolean().notNull().default(false),
    apply_leave_on_holiday: boolean().notNull().default(false),
    applicable_unpaid_leave: boolean().notNull().default(false),
    is_birthday_anniversary_leave: boolean().notNull().default(false),
    leave_applied_on_past_days: boolean().notNull().default(false),
    applicable_for: text({ enum: LEAVE_APPLICABLE_FOR }).notNull().default('all'),
    allow_applicable_previous_days: integer().notNull().default(0),
    description: text().notNull().default(''),
    ...editable(),
  },
  (table) => [
    uniqueIndex('leave_types_name_unique').on(sql`lower(${table.name})`),
    ...choiceChecks('leave_types', table, { applicable_for: LEAVE_APPLICABLE_FOR }),
    ...presenceChecks('leave_types', table, ['name']),
    ...cleanNameChecks('leave_types', table, ['name']),
    ...lengthChecks('leave_types', table, {
      name: LEAVE_TYPE_LIMITS.name,
      short_name: LEAVE_TYPE_LIMITS.shortName,
      description: LEAVE_TYPE_LIMITS.description,
    }),
    ...rangeChecks('leave_types', table, { allow_applicable_previous_days: [0] }),
  ],
);

export const leaveReasons = pgTable(
  'leave_reasons',
  {
    id: identity(),
    leave_type_id: integer().notNull(),
    reason: text().notNull().default(''),
    client_id: clientId(),
    ...editable(),
  },
  (table) => [
    reference('leave_reasons_leave_type', table.leave_type_id, leaveTypes.id),
    index('leave_reasons_leave_type_id').on(table.leave_type_id),
    ...cleanNameChecks('leave_reasons', table, ['reason']),
    ...lengthChecks('leave_reasons', table, { reason: REASON_LIMIT }),
  ],
);
