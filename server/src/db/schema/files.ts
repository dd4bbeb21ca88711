import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { choiceChecks, createdAt, identity, rangeChecks } from './columns.ts';

export const FILE_KINDS = ['profile_picture', 'aadhaar', 'pan_card', 'company_logo', 'company_photo'] as const;
export const FILE_CONTENT_TYPES = ['image/webp', 'image/jpeg', 'image/png', 'application/pdf'] as const;

/**
 * Metadata of an upload; its bytes lie in the upload store under its hash.
 * The owner points here (employees, company) and not the other way round, so that the
 * database itself refuses to delete a file that a record still refers to.
 */
export const files = pgTable(
  'files',
  {
    id: identity(),
    kind: text({ enum: FILE_KINDS }).notNull(),
    content_type: text({ enum: FILE_CONTENT_TYPES }).notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    has_thumbnail: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    index('files_sha256').on(table.sha256),
    check('files_sha256_format', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    ...choiceChecks('files', table, { kind: FILE_KINDS, content_type: FILE_CONTENT_TYPES }),
    ...rangeChecks('files', table, { bytes: [1] }),
  ],
);
