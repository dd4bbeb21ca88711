import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint, type Fields } from '../wire/endpoint.ts';
import { id, idParameter } from '../wire/fields.ts';

/** Most departments of one move. */
export const DEPARTMENT_MOVE_LIMITS = { departments: 100 } as const;

const tooMany = invalid('too_many_items', { most: DEPARTMENT_MOVE_LIMITS.departments });

/** `move` gives departments another branch; `merge` gives all that belongs to them to another department. */
export const DEPARTMENT_MOVES = ['move', 'merge'] as const;

const values = {
  department_ids: z
    .array(idParameter, invalid('required'))
    .check(z.minLength(1, invalid('required')), z.maxLength(DEPARTMENT_MOVE_LIMITS.departments, tooMany)),
  action: z.enum(DEPARTMENT_MOVES, invalid('invalid_choice')),
  /** The branch that a move leads to. */
  branch_id: z.optional(idParameter),
  /** The department that others are merged into, of any branch. */
  into_id: z.optional(idParameter),
};

/** Adds the rule that a move has a branch, and a merge a department. */
function withTarget<Schema extends Fields>(schema: Schema): Schema {
  const hasTarget = (action: string, field: 'branch_id' | 'into_id') =>
    z.refine(
      (given: unknown) => {
        const move = given as DepartmentMove;
        return move.action !== action || move[field] !== undefined;
      },
      { error: invalid('required'), path: [field] },
    );
  return schema.check(hasTarget('move', 'branch_id'), hasTarget('merge', 'into_id'));
}

/** The values of the form of a move or a merge. */
export const departmentMove = withTarget(z.object(values));
export type DepartmentMove = z.output<z.ZodMiniObject<typeof values>>;

/** Reasons why a department stays when others move to a branch. */
export const DEPARTMENT_OBSTACLES = [
  'already_there',
  /** Another department has its name there. */
  'name_taken',
] as const;

const movedDepartment = z.object({
  department_id: id,
  department_name: z.string(),
  branch_name: z.string(),
  /** Numbers of the people who go along. */
  employees: z.int(),
  former_employees: z.int(),
  /** The number of transfers entered ahead that name the department or one of its sub-departments. */
  transfers: z.int(),
  /** The sub-departments, by name; one whose name the target has is merged with that one. */
  sub_departments: z.array(z.object({ name: z.string(), is_merged: z.boolean() })),
  obstacle: z.nullable(z.enum(DEPARTMENT_OBSTACLES)),
});
export type MovedDepartment = z.output<typeof movedDepartment>;

export const departmentMovePreview = z.object({
  departments: z.array(movedDepartment),
  /** The branch of a move, the department of a merge, and the branch of that. */
  target: z.object({ name: z.string(), branch_name: z.nullable(z.string()) }),
  /** Hash of all that is previewed. */
  fingerprint: z.string(),
});
export type DepartmentMovePreview = z.output<typeof departmentMovePreview>;

export const previewDepartmentMove = endpoint({
  method: 'POST',
  path: '/data/settings/departments/move/preview',
  summary: 'What a move of departments to another branch, or their merge into another department, would do to each',
  body: { as: 'json', fields: departmentMove },
  answer: departmentMovePreview,
});

export const moveDepartments = endpoint({
  method: 'POST',
  path: '/data/settings/departments/move',
  summary:
    'Move departments to another branch, or merge them into another department and delete them, with their people, as it was previewed',
  body: {
    as: 'json',
    fields: withTarget(
      z.object({
        ...values,
        /** That of the preview. If another preview would be given by now, nothing is changed. */
        fingerprint: z.string(invalid('required')).check(z.maxLength(64, invalid('too_long', { max: 64 }))),
      }),
    ),
  },
  /** The number of departments that were moved or merged. */
  answer: z.object({ moved: z.int() }),
});
