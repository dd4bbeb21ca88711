import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { fieldError, id, version } from '../wire/fields.ts';
import { IMPORT_FIELDS, type ImportField, rowNumber } from './employee-imports.ts';
import { IMPORT_LIMITS } from './import-limits.ts';

/**
 * What a cell of a sheet can hold: a field, the day from which a change of post holds, or one of the two values that
 * identify an employee and a version.
 */
export type ImportTarget = ImportField | 'employee_id' | 'effective_on' | 'version';
export const IMPORT_TARGETS: readonly ImportTarget[] = ['employee_id', ...IMPORT_FIELDS, 'effective_on', 'version'];

/** The order of the parts of a date that is written in numbers, the same for a whole sheet. */
export const DATE_ORDERS = ['day', 'month', 'year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A date in numbers, with the parts whose order a sheet has: 29/02/2020, also with a time. */
export const NUMERIC_DATE = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ]\d{1,2}:\d\d.*)?$/;

/** The effect of writing a row, or the reason why it is not written. */
export const ROW_KINDS = ['new', 'change', 'same', 'problem', 'question', 'left_out'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/**
 * What a row asks before it is written: whether it is about the employee who was found, whether it adds a new employee
 * who has something in common with a former one, and whether a new employee has one name alone.
 */
export const QUESTION_KINDS = ['same_person', 'new_employee', 'one_name'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The values by which an employee can be found. */
export const MATCH_KEYS = ['id', 'number', 'code'] as const;
export type MatchKey = (typeof MATCH_KEYS)[number];

/** The answer to the question of a row, which holds for the employee whom the question was about. */
const rowAnswer = z.object({
  about: z.int(invalid('invalid_id')),
  kind: z.enum(QUESTION_KINDS, invalid('invalid_choice')),
  answer: z.enum(['confirmed', 'left_out'], invalid('invalid_choice')),
});
export type RowAnswer = z.output<typeof rowAnswer>;

const tooManyRows = invalid('too_many_items', { most: IMPORT_LIMITS.previewed });
const cell = z
  .string(invalid('text_expected'))
  .check(z.maxLength(IMPORT_LIMITS.cell, invalid('too_long', { max: IMPORT_LIMITS.cell })));

const unread = z.object({
  row: rowNumber,
  /** The texts of its cells by target, with the values that are set for all rows. Other names are left out. */
  cells: z.record(z.string(), cell),
  answer: z.optional(rowAnswer),
});
export type UnreadRow = z.output<typeof unread>;

const question = z.object({
  kind: z.enum(QUESTION_KINDS),
  /** The id of the employee, present or former, whom the row may mean; 0 where it may mean nobody. */
  about: z.int(),
  /** What the row and this employee have in common; null where the row may mean nobody. */
  by: z.nullable(z.enum(MATCH_KEYS)),
  /** The name of this employee, or of the row where it may mean nobody. */
  name: z.string(),
  /** The birth date of a current employee, the last day of a former one. */
  day: z.nullable(z.string()),
  /** Name and birth date that the row says, where they differ from those of a current employee. */
  row_name: z.nullable(z.string()),
  row_birth_date: z.nullable(z.string()),
});
export type RowQuestion = z.output<typeof question>;

const valuesByField = z.record(z.string(), z.string());

/**
 * What writing a row would do. Values are spelt as the forms send them, several ids joined by commas. Identity and bank
 * numbers are masked as the details screen masks them, so that the row is written with the text of its cell instead.
 */
export const previewedRow = z.object({
  row: z.int(),
  kind: z.enum(ROW_KINDS),
  /** The current employee whom the row is about; null for a new one. */
  employee: z.nullable(z.object({ id, version, name: z.string() })),
  /** The values that were read from the cells, changed or not, without identity and bank numbers. */
  read: valuesByField,
  /** The values to write, and the fields to clear. */
  values: valuesByField,
  clear: z.array(z.string()),
  /** The day from which the values that have one hold; null for today. The stored values are those of that day. */
  effective_on: z.nullable(z.string()),
  /** The stored values of the fields that change, where they have one. */
  before: valuesByField,
  errors: z.array(fieldError),
  /** Advice on values that can be saved, and changes that follow from others and have no cell of their own. */
  notes: z.array(fieldError),
  question: z.nullable(question),
  is_confirmed: z.boolean(),
  /** True if the employee was changed after the sheet had been exported. */
  is_stale: z.boolean(),
  /** The values by which two rows of a sheet can be about one employee: the number, and the employee if one was found. */
  mobile_number: z.string(),
  person: z.nullable(id),
  /**
   * The reporting persons whom the row names and nobody stored is, as it names them: they may be new rows of the same
   * sheet. `values` has the others.
   */
  unresolved: z.array(z.string()),
});
export type PreviewedRow = z.output<typeof previewedRow>;

export const previewRows = endpoint({
  method: 'POST',
  path: '/data/employee-imports/preview',
  summary: 'What writing some rows of a sheet would do, by the rules of the write; nothing is written',
  body: {
    as: 'json',
    fields: z.object({
      rows: z.array(unread).check(z.minLength(1, tooManyRows), z.maxLength(IMPORT_LIMITS.previewed, tooManyRows)),
      /** The targets that the sheet has a column for. */
      targets: z
        .array(z.enum(IMPORT_TARGETS as readonly [ImportTarget, ...ImportTarget[]], invalid('invalid_choice')))
        .check(z.maxLength(IMPORT_TARGETS.length, invalid('too_many_items', { most: IMPORT_TARGETS.length }))),
      date_order: z.enum(DATE_ORDERS, invalid('invalid_choice')),
      /** True if an empty cell of a column clears the stored value. */
      empty_clears: z.boolean(invalid('yes_or_no')),
      /** True if rows overwrite what was changed after the sheet had been exported. */
      takes_stale: z.boolean(invalid('yes_or_no')),
    }),
  },
  answer: z.object({ rows: z.array(previewedRow) }),
});
export type PreviewRequest = z.output<typeof previewRows.body.fields>;
