import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { clientId, id, instant } from '../wire/fields.ts';
import { importState } from './employee-imports.ts';
import { IMPORT_LIMITS } from './import-limits.ts';

/** An import of any administrator, with who made it and who has undone it. */
export const pastImport = z.extend(importState, {
  who: z.object({ id, name: z.string() }),
  undone: z.nullable(z.object({ by: z.string(), at: instant })),
  /** False for an import whose rows do not say which changes they made: a release from before wrote them. */
  can_undo: z.boolean(),
});
export type PastImport = z.output<typeof pastImport>;

export const listPastImports = endpoint({
  method: 'GET',
  path: '/data/employee-imports/past',
  summary:
    'The imports of the last 90 days that wrote something, the latest first: all for owners, for others their own',
  answer: z.object({ imports: z.array(pastImport) }),
});

/** Reasons why an undo leaves a person as they are. */
export const UNDO_OBSTACLES = [
  /** The person was changed since. */
  'changed',
  'left',
  'erased',
  /** An employee who stays reports to the person. */
  'reported_to',
  /** The person is assigned exit tasks of others. */
  'owns_tasks',
  /** Another current employee has the former mobile number. */
  'number_taken',
  /** The former designation, branch, department, sub-department or shift does not exist any more. */
  'place_gone',
  /** A former reporting person has left, or would report to the person. */
  'reporting',
  /** A former date or age is none that can be stored today. */
  'date_impossible',
] as const;
export type UndoObstacle = (typeof UNDO_OBSTACLES)[number];

/** A person whom an undo leaves as they are. */
export const keptEmployee = z.object({
  employee_id: id,
  name: z.string(),
  reason: z.enum(UNDO_OBSTACLES),
  /** The latest change since what is undone. */
  since: z.nullable(z.object({ by: z.string(), at: instant })),
});
export type KeptEmployee = z.output<typeof keptEmployee>;

/** The same for an import, with the number of the person's row in the sheet. */
export const keptPerson = z.extend(keptEmployee, { row: z.int() });
export type KeptPerson = z.output<typeof keptPerson>;

const effect = {
  /** People whom the import added, and who are removed. */
  removed: z.int(),
  /** People whom the import changed, and who get their former values back. */
  restored: z.int(),
};

export const previewUndo = endpoint({
  method: 'GET',
  path: '/data/employee-imports/:id/undo',
  summary: 'What an undo of an import would do, and whom it would leave as they are',
  params: z.object({ id: clientId }),
  answer: z.object({ import: pastImport, ...effect, kept: z.array(keptPerson) }),
});
export type UndoPreview = z.output<typeof previewUndo.answer>;

export const undoImport = endpoint({
  method: 'POST',
  path: '/data/employee-imports/:id/undo',
  summary: 'Undo an import: remove the people whom it added, and give the people whom it changed their former values',
  params: z.object({ id: clientId }),
  body: {
    as: 'json',
    fields: z.object({
      /** The ids of the people of the preview who stay as they are. If there are others by now, nothing is undone. */
      kept: z.array(id).check(z.maxLength(IMPORT_LIMITS.rows, invalid('too_many_items', { most: IMPORT_LIMITS.rows }))),
    }),
  },
  answer: z.object({ ...effect, kept: z.int() }),
});
