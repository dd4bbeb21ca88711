import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, lengthChecks } from './columns.ts';

/** Keys that values of the database are encrypted with, each encrypted with a key that the database does not have. */
export const dataKeys = pgTable(
  'data_keys',
  {
    name: text({ enum: ['identity numbers'] }).primaryKey(),
    /** Base64. */
    wrapped: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [...lengthChecks('data_keys', table, { name: 50, wrapped: 200 })],
);
