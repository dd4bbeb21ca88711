import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { ALL_KINDS, DELETABLE_KINDS } from '../record-kinds.ts';
import { date } from '../wire/dates.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, id, idParameter, instant, LIMITS, pageParameters, referenceNames, text } from '../wire/fields.ts';

export const ACTIVITY_ACTIONS = ['create', 'update', 'remove', 'export', 'erase', 'restore'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** The actor of a change that took effect on its day, without a request of a person. No account has this id. */
export const SYSTEM_ACTOR = { id: 0, name: 'Seamline', number: '' } as const;

const actorId = z
  .int(invalid('invalid_id'))
  .check(z.minimum(SYSTEM_ACTOR.id, invalid('invalid_id')), z.maximum(LIMITS.id, invalid('invalid_id')));
const actorParameter = z.codec(
  z.string(invalid('invalid_id')).check(z.regex(/^(0|[1-9]\d{0,9})$/, invalid('invalid_id'))),
  actorId,
  {
    decode: Number,
    encode: String,
  },
);

const values = z.nullable(z.record(z.string(), z.unknown()));

/** One line of the activity log. */
export const activityEntry = z.object({
  id: z.int(),
  at: instant,
  /** The account that made the change, with its name at that time, or `SYSTEM_ACTOR`. */
  who: z.object({ id: actorId, name: z.string(), number: z.string() }),
  action: z.enum(ACTIVITY_ACTIONS),
  record: z.enum(ALL_KINDS),
  /** Null where it is about many records. */
  record_id: z.nullable(id),
  record_name: z.string(),
  /** IP address that the request came from; empty without a request. */
  address: z.string(),
  /** The values that changed; all of them for a record that came or went; what was asked for of records that were taken. */
  before: values,
  after: values,
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** Filter of the activity log. */
export const activityFilter = z.object({
  /** The id of the account that made the change. */
  who: z.optional(actorParameter),
  record: z.optional(z.enum(ALL_KINDS, invalid('invalid_choice'))),
  action: z.optional(z.enum(ACTIVITY_ACTIONS, invalid('invalid_choice'))),
  /** The first and the last day, as they are counted in Asia/Kolkata. */
  from: z.optional(date),
  to: z.optional(date),
  /** Part of a name, of an address or of a changed value. */
  q: z.optional(text(LIMITS.search)),
});
export type ActivityFilter = z.output<typeof activityFilter>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/data/activity',
  summary: 'Who did what to which record, newest first, page by page; for owners',
  audience: 'owners',
  query: z.extend(activityFilter, pageParameters),
  answer: z.object({
    activity: z.array(activityEntry),
    names: z.optional(referenceNames),
    /** Null on the last page. */
    next_cursor: z.nullable(z.string()),
  }),
});

export const listActivityPeople = endpoint({
  method: 'GET',
  path: '/data/activity/people',
  summary: 'People with an entry in the activity log, under their latest name; for owners',
  audience: 'owners',
  answer: z.object({ people: z.array(activityEntry.shape.who) }),
});

const deletedRecord = z.object({ record: z.enum(DELETABLE_KINDS, invalid('invalid_choice')), id: idParameter });

export const getDeletion = endpoint({
  method: 'GET',
  path: '/data/deletions',
  summary: 'When a record was deleted and, for owners, by whom',
  query: deletedRecord,
  answer: z.object({
    /** Null for a record that exists or never did. */
    deletion: z.nullable(
      z.object({
        name: z.string(),
        at: instant,
        /** Null for viewers who may not read the activity log. */
        by: z.nullable(z.string()),
      }),
    ),
  }),
});

/** A record that was deleted and has not been restored. */
const deletion = z.object({
  record: z.enum(DELETABLE_KINDS),
  id,
  name: z.string(),
  /** Name, at the deletion, of the record that it belonged to. Missing without one, and in responses of earlier releases. */
  parent: z.optional(z.string()),
  at: instant,
  who: activityEntry.shape.who,
});
export type Deletion = z.output<typeof deletion>;

export const listDeletions = endpoint({
  method: 'GET',
  path: '/data/deletions/recent',
  summary: 'Deleted records that can be restored, the latest first, page by page; for owners',
  audience: 'owners',
  query: z.object(pageParameters),
  answer: z.object({
    deletions: z.array(deletion),
    /** The days after its deletion until which a record can be restored. */
    days: z.int(),
    /** Null on the last page. */
    next_cursor: z.nullable(z.string()),
  }),
});

export const restoreRecord = endpoint({
  method: 'POST',
  path: '/data/deletions/restore',
  summary: 'Restore a deleted record with its id; managers restore only what they deleted themselves',
  query: deletedRecord,
  answer: done,
});
