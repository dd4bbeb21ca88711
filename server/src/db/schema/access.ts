import { ACTIVITY_ACTIONS } from '@seamline/shared/contract/access/activity';
import { READ_KINDS, SESSION_EVENTS } from '@seamline/shared/contract/access/session-log';
import { DEVICE_KINDS } from '@seamline/shared/contract/access/sessions';
import type { RecordKind } from '@seamline/shared/contract/record-kinds';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  choiceChecks,
  cleanNameChecks,
  createdAt,
  editable,
  identity,
  instant,
  lengthChecks,
  presenceChecks,
  rangeChecks,
} from './columns.ts';

/*
 * SQL of these tables beside their constraints, in `migrations`:
 * - `refuse_change_of_activity`, trigger `activity_only_grows`: the activity log is added to and never changed, except by
 *   an erasure, which says so in `seamline.erasing`.
 * - `end_member_sessions`, trigger `members_end_sessions`: another number, role or right of an account ends its sessions,
 *   whichever process has changed it.
 */

/** Owners and managers: the administrators who sign in. */
export const members = pgTable(
  'members',
  {
    id: identity(),
    number: text().notNull(),
    name: text().notNull(),
    email: text(),
    role: text({ enum: ['owner', 'manager'] }).notNull(),
    /** Null until a password is chosen; until then a one-time code is the only way to sign in. */
    password_hash: text(),
    edit_permission: boolean().notNull().default(false),
    view_permission: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    /** True for a manager who sees the people of the branches in `member_branches` alone: without any, nobody. */
    has_scope: boolean().notNull().default(false),
    /** Shown in the activity log. The column's name is older than `session_epoch`, which ends the sessions now. */
    password_valid_from: instant('sessions_valid_from'),
    /**
     * Number of times that all sessions of the account have ended. A session belongs to one epoch. The trigger
     * `members_end_sessions` begins the next one when number, role or password change or the account is deactivated.
     */
    session_epoch: integer().notNull().default(0),
    ...editable(),
  },
  (table) => [
    uniqueIndex('members_number_unique').on(table.number),
    check('members_number_format', sql`${table.number} ~ '^[0-9]{10}$'`),
    ...choiceChecks('members', table, { role: ['owner', 'manager'] }),
    ...presenceChecks('members', table, ['name']),
    ...cleanNameChecks('members', table, ['name']),
    ...lengthChecks('members', table, { name: LIMITS.name, email: LIMITS.email, password_hash: 500 }),
  ],
);

/**
 * Devices on which an account has signed in. Their tries to sign in are counted apart from all others, so that nobody
 * else can use them up. The trigger `members_end_sessions` removes the devices of an account along with its sessions.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    member_id: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The device keeps the token itself, in a cookie. */
    token_hash: text().notNull(),
    signed_in_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('known_devices_token_hash_unique').on(table.token_hash),
    index('known_devices_member_id').on(table.member_id, table.signed_in_at),
    ...lengthChecks('known_devices', table, { token_hash: 64 }),
  ],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: identity(),
    /** No reference to members: an unknown number is treated like a known one. */
    number: text().notNull(),
    purpose: text({ enum: ['sign-in', 'password'] }).notNull(),
    /** The known device that asked for the code, and alone can use it. */
    device_id: integer().references(() => knownDevices.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    requested_address: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index('one_time_codes_number_purpose').on(table.number, table.purpose, table.created_at.desc()),
    index('one_time_codes_device_id').on(table.device_id),
    index('one_time_codes_expires_at').on(table.expires_at),
    check('one_time_codes_number_format', sql`${table.number} ~ '^[0-9]{10}$'`),
    ...choiceChecks('one_time_codes', table, { purpose: ['sign-in', 'password'] }),
    ...rangeChecks('one_time_codes', table, { tries: [0, 100] }),
    ...lengthChecks('one_time_codes', table, { code_hash: 500, requested_address: 100 }),
  ],
);

/** Counts of tries from a number or an IP address within one window of time. */
export const attempts = pgTable(
  'attempts',
  {
    /** The counted thing, e.g. `sign-in by number`. */
    kind: text().notNull(),
    /** The number or the address that it is counted for. */
    subject: text().notNull(),
    count: integer().notNull().default(1),
    window_ends_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'attempts_key', columns: [table.kind, table.subject] }),
    index('attempts_window_ends_at').on(table.window_ends_at),
    ...lengthChecks('attempts', table, { kind: 100, subject: 200 }),
    ...rangeChecks('attempts', table, { count: [0] }),
  ],
);

/** Sessions ended before their time. Rows past `expires_at` may go: the token has ended by itself. */
export const revokedSessions = pgTable(
  'revoked_sessions',
  {
    jti: text().primaryKey(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('revoked_sessions_expires_at').on(table.expires_at),
    ...lengthChecks('revoked_sessions', table, { jti: 100 }),
  ],
);

/** Sessions that have been used, for their account to see and to end. Those in `revoked_sessions` have ended. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    jti: text().notNull(),
    member_id: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** `session_epoch` of the account when the session began. */
    epoch: integer().notNull(),
    browser: text(),
    system: text(),
    device: text({ enum: DEVICE_KINDS }),
    signed_in_at: instant().notNull(),
    /** Written once a minute. */
    last_used_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_jti_unique').on(table.jti),
    index('sessions_member_id').on(table.member_id),
    index('sessions_expires_at').on(table.expires_at),
    ...choiceChecks('sessions', table, { device: DEVICE_KINDS }),
    ...lengthChecks('sessions', table, { jti: 100, browser: 100, system: 100 }),
  ],
);

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes of records and their authors. A trigger refuses to change or delete a row, and no row references members or
 * records, because the log outlives them.
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    member_id: integer().notNull(),
    member_number: text().notNull(),
    member_name: text().notNull(),
    /** Network address that the request came from. */
    address: text().notNull(),
    action: text({ enum: ACTIVITY_ACTIONS }).notNull(),
    /** One of the kinds that the contract declares. A release without a kind reads its entries as they are. */
    record: text().$type<RecordKind>().notNull(),
    /** Null where it is about many records. */
    record_id: integer(),
    record_name: text().notNull(),
    /** The record's version after this change. */
    version: integer(),
    /** The time when a deleted record was created, for its restoration. */
    record_created_at: instant(),
    /** The columns that changed; all of them for a record that came or went. */
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
    /** Searched text as `fold_text` folds it: names, address and values, without the names of the columns. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `fold_text(member_name || ' ' || member_number || ' ' || address || ' ' || record_name || ' ' || ${valuesOf('before')} || ' ' || ${valuesOf('after')})`,
        ),
      ),
  },
  (table) => [
    index('activity_record_version').on(table.record, table.record_id, table.version),
    index('activity_at').on(table.at.desc(), table.id.desc()),
    index('activity_removals').on(table.at.desc(), table.id.desc()).where(sql`${table.action} = 'remove'`),
    index('activity_search').using('gin', table.search_text.op('gin_trgm_ops')),
    index('activity_member').on(table.member_id, table.at.desc(), table.id.desc()),
    ...choiceChecks('activity', table, { action: ACTIVITY_ACTIONS }),
    ...lengthChecks('activity', table, { member_number: 20, member_name: LIMITS.name, address: 100, record_name: 500 }),
  ],
);

function valuesOf(column: 'before' | 'after'): string {
  return `coalesce(regexp_replace("${column}"::text, '"[a-z0-9_]+": ', '', 'g'), '')`;
}

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
