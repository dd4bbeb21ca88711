import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { requiredDate } from '../wire/dates.ts';
import { endpoint, type Fields } from '../wire/endpoint.ts';
import { clientId, done, id, idParameter, referenceNames, text } from '../wire/fields.ts';
import { EMPLOYEE_LIMITS, EMPLOYMENT_TYPES } from './employee-fields.ts';
import { directoryFilter } from './employees.ts';
import { keptEmployee } from './import-undo.ts';

/** Most people of one change, people that a preview names, hours in which a change can be undone, length of a reason. */
export const CHANGE_LIMITS = { people: 5000, shown: 500, undoHours: 24, reason: 200 } as const;

const tooMany = invalid('too_many_items', { most: CHANGE_LIMITS.people });
const ids = z.array(id).check(z.maxLength(CHANGE_LIMITS.people, tooMany));

/**
 * The people of a change: those with one of the ids, those whom a filter of the directory finds, or those with both. A
 * filter that the server does not know is refused, because without it other people would be changed.
 */
const selection = {
  ids: z.optional(ids),
  filter: z.optional(z.strictObject(directoryFilter.shape)),
  /** People whom the filter finds and who are left out. */
  except: z.optional(ids),
  /** The number of people as the viewer saw it. If there are more or fewer by now, the call is refused. */
  count: z.int(tooMany).check(z.minimum(1, tooMany), z.maximum(CHANGE_LIMITS.people, tooMany)),
};

/** The dated values of a change. What is left out stays as it is; null clears. */
const values = {
  branch_id: z.optional(idParameter),
  department_id: z.optional(z.nullable(idParameter)),
  /** Cleared by itself where another department is given without it. */
  sub_department_id: z.optional(z.nullable(idParameter)),
  designation_id: z.optional(idParameter),
  shift_id: z.optional(z.nullable(idParameter)),
  /** Replaces all reporting persons; an empty list changes nothing. */
  reporting_person_ids: z.optional(z.array(idParameter).check(z.maxLength(CHANGE_LIMITS.people, tooMany))),
  /** Null clears. */
  grade: z.optional(z.nullable(text(EMPLOYEE_LIMITS.grade))),
  employment_type: z.optional(z.enum(EMPLOYMENT_TYPES, invalid('invalid_choice'))),
};

/** When and why a change is made. */
const circumstances = {
  /**
   * The day in Asia/Kolkata from which the values hold: a past one, today, or one within a year. Today where it is left
   * out. Who joins later than that and later than today gets the values from joining on.
   */
  effective_on: z.optional(requiredDate),
  reason: z.optional(text(CHANGE_LIMITS.reason)),
  /** The id of a planned entry of the only person of the change, which the change takes the place of. */
  replaces: z.optional(id),
};

/** The fields that have a value for each day. */
export const CHANGE_FIELDS = Object.keys(values) as readonly ChangeField[];
export type ChangeField = keyof typeof values;

/** Returns the fields of which a change brings a value. */
export function givenFields(values: ChangeValues): ChangeField[] {
  return CHANGE_FIELDS.filter((name) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}

/** Adds the rule that a change brings at least one value. */
export function withValue<Schema extends Fields>(schema: Schema): Schema {
  const hasValue = (given: unknown) => givenFields(given as ChangeValues).length > 0;
  return schema.check(z.refine(hasValue, { error: invalid('nothing_chosen'), path: ['branch_id'] }));
}

/** The values of a change alone, as an answer has them. */
export const changeValues = z.object({
  branch_id: z.optional(id),
  department_id: z.optional(z.nullable(id)),
  sub_department_id: z.optional(z.nullable(id)),
  designation_id: z.optional(id),
  shift_id: z.optional(z.nullable(id)),
  reporting_person_ids: z.optional(z.array(id)),
  grade: z.optional(z.nullable(z.string())),
  employment_type: z.optional(z.enum(EMPLOYMENT_TYPES)),
});
export type ChangeValues = z.output<typeof changeValues>;

/** The form of a change. */
export const changeInput = withValue(z.object({ ...values, ...circumstances }));
export type ChangeInput = z.output<typeof changeInput>;

/** Adds the rule that the people of a change are named by ids, by a filter, or by both. */
function withPeople<Schema extends Fields>(schema: Schema): Schema {
  const hasPeople = (given: unknown) => {
    const { ids, filter } = given as Selection;
    return ids !== undefined || filter !== undefined;
  };
  return schema.check(z.refine(hasPeople, { error: invalid('required'), path: ['ids'] }));
}

export type Selection = z.output<z.ZodMiniObject<typeof selection>>;

const fieldValue = z.union([z.nullable(id), z.array(id), z.string()]);

/** A field of a person that a change gives another value. */
const changedField = z.object({
  field: z.enum(CHANGE_FIELDS as [ChangeField, ...ChangeField[]]),
  /**
   * The value on the day of the change without it, and with it. A record from before ids were kept is its name; a value
   * that is not recorded is left out.
   */
  before: z.optional(fieldValue),
  after: fieldValue,
  /** The day from which an entry that exists already gives the field another value. */
  until: z.optional(z.string()),
});
export type ChangedField = z.output<typeof changedField>;

/** Reasons why a change cannot be applied to a person. */
export const CHANGE_OBSTACLES = [
  'left',
  /** The day is before the person joined. */
  'not_joined',
  /** The day is after the last day of a person on notice. */
  'after_last_day',
  /** The person's department belongs to another branch than the person would. */
  'department_of_other_branch',
  'sub_department_of_other_department',
  'reports_to_oneself',
  /** A new reporting person reports to the person, directly or through others. */
  'reporting_loop',
] as const;
export type ChangeObstacle = (typeof CHANGE_OBSTACLES)[number];

/** Reasons why a planned change lapses on its day. */
export const LAPSE_REASONS = [
  'left',
  /** The department or sub-department belongs to another one by then. */
  'place_gone',
  /** A new reporting person has left by then. */
  'reporting',
] as const;
export type LapseReason = (typeof LAPSE_REASONS)[number];

export const changePreview = z.object({
  /** Numbers of people who would get other values, who have them already, and whom the change cannot be applied to. */
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first of the changed people, by name, each with the day from which the values hold for them. */
  changes: z.array(
    z.object({ employee_id: id, name: z.string(), effective_on: z.string(), fields: z.array(changedField) }),
  ),
  /** The first of the people whom the change cannot be applied to, by name. */
  refusals: z.array(z.object({ employee_id: id, name: z.string(), reason: z.enum(CHANGE_OBSTACLES) })),
  names: referenceNames,
  /** Hash of all that is previewed: the same change of the same people has the same one. */
  fingerprint: z.string(),
});
export type ChangePreview = z.output<typeof changePreview>;

export const previewChange = endpoint({
  method: 'POST',
  path: '/data/employee-changes/preview',
  summary: 'What a change would do to each of its employees on its day, and whom it cannot be applied to',
  body: { as: 'json', fields: withPeople(withValue(z.object({ ...selection, ...values, ...circumstances }))) },
  answer: changePreview,
});

export const changeEmployees = endpoint({
  method: 'POST',
  path: '/data/employee-changes',
  summary: 'Change employees from a day on, as it was previewed',
  body: {
    as: 'json',
    fields: withPeople(
      withValue(
        z.object({
          /** Made by the client, so that a call which is repeated changes nothing twice. */
          id: clientId,
          ...selection,
          ...values,
          ...circumstances,
          /** That of the preview. If another preview would be given by now, nothing is changed. */
          fingerprint: z.string(invalid('required')).check(z.maxLength(64, invalid('too_long', { max: 64 }))),
        }),
      ),
    ),
  },
  answer: z.object({ changed: z.int() }),
});

export const undoChange = endpoint({
  method: 'POST',
  path: '/data/employee-changes/:id/undo',
  summary: 'Undo a change within a day: people who were changed since stay as they are; managers undo only their own',
  params: z.object({ id: clientId }),
  answer: z.object({
    restored: z.int(),
    /** People who stay as they are, by name. */
    kept: z.array(keptEmployee),
  }),
});
export type ChangeUndo = z.output<typeof undoChange.answer>;

export const withdrawPlannedChange = endpoint({
  method: 'DELETE',
  path: '/data/planned-changes/:id',
  summary: 'Withdraw a planned change of one employee before its day',
  params: z.object({ id: idParameter }),
  answer: done,
});
