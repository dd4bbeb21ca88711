import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cleanNameChecks, editable, identity, lengthChecks, presenceChecks } from './columns.ts';

export const sampleRecords = pgTable(
  'sample_records',
  { id: identity(), name: text().notNull(), ...editable() },
  (table) => [
    uniqueIndex('sample_records_name_unique').on(sql`lower(${table.name})`),
    ...presenceChecks('sample_records', table, ['name']),
    ...cleanNameChecks('sample_records', table, ['name']),
    ...lengthChecks('sample_records', table, { name: LIMITS.name }),
  ],
);
