import * as z from 'zod/mini';
import { IDENTITY_NUMBERS } from '../employees/identity-numbers.ts';
import { invalid } from '../errors.ts';
import { date } from '../wire/dates.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, LIMITS, pageParameters, text } from '../wire/fields.ts';

/** Events of the session log: sign-ins, sign-outs, sessions that were ended from another one, reads of personal data. */
export const SESSION_EVENTS = [
  'sign-in',
  'failed-sign-in',
  'lockout',
  'sign-out',
  'end-session',
  'read-employees',
  'view-document',
  'reveal-number',
] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];

export const DOCUMENT_KINDS = ['aadhaar', 'pan_card'] as const;

/** The part of an employee that was looked at: a document, or an identity or bank number. */
export const READ_KINDS = [...DOCUMENT_KINDS, ...IDENTITY_NUMBERS] as const;

export const sessionLogEntry = z.object({
  id: z.int(),
  /** The latest time, where equal events are one entry: those within ten minutes, reads of one session within an hour. */
  at: instant,
  event: z.enum(SESSION_EVENTS),
  /** The account; a failed try for a number without an account has no id and no name. */
  who: z.object({ id: z.nullable(id), name: z.string(), number: z.string() }),
  /** IP address that the requests came from. */
  address: z.string(),
  /** The kind of secret that the sign-in used. */
  secret: z.nullable(z.enum(['password', 'code'])),
  /** Number of occurrences within that time; of `end-session`, the number of sessions. */
  times: z.int(),
  /** Number of employee records read, those of the directory included; a record that is read twice counts twice. */
  employees: z.nullable(z.int()),
  /** The document or number that was read, and its employee. */
  document: z.nullable(z.object({ kind: z.enum(READ_KINDS), employee_id: id, employee_name: z.string() })),
});
export type SessionLogEntry = z.output<typeof sessionLogEntry>;

/** Filter of the session log. */
export const sessionLogFilter = z.object({
  event: z.optional(z.enum(SESSION_EVENTS, invalid('invalid_choice'))),
  /** The first and the last day, in Asia/Kolkata. */
  from: z.optional(date),
  to: z.optional(date),
  /** Part of a name, a number or an address. */
  q: z.optional(text(LIMITS.search)),
});
export type SessionLogFilter = z.output<typeof sessionLogFilter>;

export const listSessionLog = endpoint({
  method: 'GET',
  path: '/data/session-log',
  summary: 'Sign-ins, failed tries, sign-outs and reads of personal data, newest first, page by page; for owners',
  audience: 'owners',
  query: z.extend(sessionLogFilter, pageParameters),
  answer: z.object({
    entries: z.array(sessionLogEntry),
    /** Null on the last page. */
    next_cursor: z.nullable(z.string()),
  }),
});
