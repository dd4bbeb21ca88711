import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint, type Fields } from '../wire/endpoint.ts';
import { clientId, id, idParameter, referenceNames } from '../wire/fields.ts';
import { directoryFilter } from './employees.ts';
import { keptEmployee } from './import-undo.ts';

/** Most people of one change, people that a preview names, and hours in which a change can be undone. */
export const CHANGE_LIMITS = { people: 5000, shown: 500, undoHours: 24 } as const;

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

/** The values of a change. What is left out stays as it is; null clears. */
const values = {
  branch_id: z.optional(idParameter),
  department_id: z.optional(z.nullable(idParameter)),
  /** Cleared by itself where another department is given without it. */
  sub_department_id: z.optional(z.nullable(idParameter)),
  designation_id: z.optional(idParameter),
  shift_id: z.optional(z.nullable(idParameter)),
  /** Replaces all reporting persons; an empty list changes nothing. */
  reporting_person_ids: z.optional(z.array(idParameter).check(z.maxLength(CHANGE_LIMITS.people, tooMany))),
};

/** The fields that many employees can get a new value of at once. */
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

/** The values of the form of a change. */
export const changeValues = withValue(z.object(values));
export type ChangeValues = z.output<typeof changeValues>;

/** Adds the rule that the people of a change are named by ids, by a filter, or by both. */
function withPeople<Schema extends Fields>(schema: Schema): Schema {
  const hasPeople = (given: unknown) => {
    const { ids, filter } = given as Selection;
    return ids !== undefined || filter !== undefined;
  };
  return schema.check(z.refine(hasPeople, { error: invalid('required'), path: ['ids'] }));
}

export type Selection = z.output<z.ZodMiniObject<typeof selection>>;

const fieldValue = z.union([z.nullable(id), z.array(id)]);

/** A field of a person that a change gives another value. */
const changedField = z.object({
  field: z.enum(CHANGE_FIELDS as [ChangeField, ...ChangeField[]]),
  before: fieldValue,
  after: fieldValue,
});
export type ChangedField = z.output<typeof changedField>;

/** Reasons why a change cannot be applied to a person. */
export const CHANGE_OBSTACLES = [
  'left',
  /** The person's department belongs to another branch than the person would. */
  'department_of_other_branch',
  'sub_department_of_other_department',
  'reports_to_oneself',
  /** A new reporting person reports to the person, directly or through others. */
  'reporting_loop',
] as const;
export type ChangeObstacle = (typeof CHANGE_OBSTACLES)[number];

export const changePreview = z.object({
  /** Numbers of people who would get other values, who have them already, and whom the change cannot be applied to. */
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first of the changed people, by name. */
  changes: z.array(z.object({ employee_id: id, name: z.string(), fields: z.array(changedField) })),
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
  summary: 'What a change of many employees would do to each of them, and whom it cannot be applied to',
  body: { as: 'json', fields: withPeople(withValue(z.object({ ...selection, ...values }))) },
  answer: changePreview,
});

export const changeEmployees = endpoint({
  method: 'POST',
  path: '/data/employee-changes',
  summary: 'Change many employees at once, as it was previewed',
  body: {
    as: 'json',
    fields: withPeople(
      withValue(
        z.object({
          /** Made by the client, so that a call which is repeated changes nothing twice. */
          id: clientId,
          ...selection,
          ...values,
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
  summary:
    'Undo a change of many employees within a day: people who were changed since stay as they are; managers undo only their own',
  params: z.object({ id: clientId }),
  answer: z.object({
    restored: z.int(),
    /** People who stay as they are, by name. */
    kept: z.array(keptEmployee),
  }),
});
export type ChangeUndo = z.output<typeof undoChange.answer>;
