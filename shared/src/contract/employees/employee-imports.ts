import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  clientId,
  fieldError,
  id,
  idParameter,
  instant,
  pageSize,
  repeated,
  requiredName,
  requiredText,
  version,
} from '../wire/fields.ts';
import { COUNTRIES } from '../wire/telephone-numbers.ts';
import { CLEARABLE } from './employee-details.ts';
import { choice, EMPLOYEE_LIMITS, entryFields, furtherFields, withLastNameRule } from './employee-fields.ts';
import { IMPORT_LIMITS } from './import-limits.ts';

const LAST_ROW = 1_048_576;

/** Outcomes of a row. */
export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'rejected'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const importedFields = z.object({
  ...entryFields,
  ...furtherFields,
  reporting_person_ids: z.optional(repeated(idParameter)),
  country_code: z.optional(choice(COUNTRIES.map(({ code }) => code))),
});

/** The fields of a row about a new employee. Documents do not travel in sheets: they are added on the details screen. */
export const importedPerson = withLastNameRule(importedFields);
export type ImportedPerson = z.output<typeof importedPerson>;

/** The fields that a row may bring for a current employee. */
export const importedChange = withLastNameRule(z.partial(importedFields), { isChange: true });

/** Checks the values of a row by the rules of the two forms; returns at most one encoded message a field. */
export function checkImportedRow(
  values: Readonly<Record<string, string | readonly string[]>>,
  isNew: boolean,
): { field: string; message: string }[] {
  const checked = z.safeDecode(isNew ? importedPerson : importedChange, values as never);
  const issues = checked.error?.issues ?? [];
  const first = new Map(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]));
  return [...first].map(([field, message]) => ({ field, message }));
}

/** The fields that a sheet can fill, named as the forms send them. */
export type ImportField = keyof typeof importedPerson.shape;
export const IMPORT_FIELDS = Object.keys(importedPerson.shape) as readonly ImportField[];

/** A text as the server would store it, so that it can be compared with what is stored; as it is where it is refused. */
export function cleanImportedText(field: ImportField, text: string): string {
  const cleaned = z.safeDecode(importedPerson.shape[field] as z.ZodMiniType, text as never);
  return cleaned.success && typeof cleaned.data === 'string' ? cleaned.data : text;
}

/** Fields that an empty cell clears, where a person asks for that. */
export const IMPORT_CLEARABLE: readonly string[] = CLEARABLE.filter((name) =>
  IMPORT_FIELDS.some((field) => field === name),
);

const contentHash = z.string(invalid('invalid_id')).check(z.regex(/^[0-9a-f]{64}$/, invalid('invalid_id')));

const rowCount = z
  .int(invalid('whole_number_out_of_range', { lowest: 1, highest: IMPORT_LIMITS.rows }))
  .check(
    z.minimum(1, invalid('whole_number_out_of_range', { lowest: 1, highest: IMPORT_LIMITS.rows })),
    z.maximum(IMPORT_LIMITS.rows, invalid('whole_number_out_of_range', { lowest: 1, highest: IMPORT_LIMITS.rows })),
  );

/** Progress of an import. */
export const importState = z.object({
  id: z.string(),
  file_name: z.string(),
  content_hash: z.string(),
  /** The rows that were to be written when it was last begun or gone on with. */
  total_rows: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  started_at: instant,
  last_at: instant,
});
export type ImportState = z.output<typeof importState>;

export const beginImport = endpoint({
  method: 'POST',
  path: '/data/employee-imports',
  summary: 'Begin an import of employees from a sheet, or go on with it',
  body: {
    as: 'json',
    fields: z.object({
      id: clientId,
      file_name: requiredText(IMPORT_LIMITS.fileName),
      /** SHA-256 of the file, in hex: the same sheet is known again. */
      content_hash: contentHash,
      total_rows: rowCount,
    }),
  },
  answer: importState,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/data/employee-imports',
  summary: 'The viewer’s imports of the last 90 days, the latest first, of one sheet or of all',
  query: z.object({ content_hash: z.optional(contentHash) }),
  answer: z.object({ imports: z.array(importState) }),
});

/** Outcome of one row of a sheet. A rejected row may be sent again; any other returns its first outcome. */
export const importedRow = z.object({
  /** The row's number in the sheet. */
  row: z.int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  employee_id: z.nullable(id),
  /** Reasons of a rejection; a reason without a field is about the whole row. */
  errors: z.array(fieldError),
});
export type ImportedRow = z.output<typeof importedRow>;

export const listImportedRows = endpoint({
  method: 'GET',
  path: '/data/employee-imports/:id/rows',
  summary: 'What became of the rows of an import, by row number',
  params: z.object({ id: clientId }),
  query: z.object({ after: z.optional(idParameter), limit: pageSize }),
  answer: z.object({ rows: z.array(importedRow) }),
});

const sentValue = z.union([z.string(), z.array(z.string())]);

/** The number of a row in its sheet. */
export const rowNumber = z
  .int(invalid('invalid_id'))
  .check(z.minimum(1, invalid('invalid_id')), z.maximum(LAST_ROW, invalid('invalid_id')));

/** A row on the wire. Its values are checked row by row, so that an invalid row does not block the others. */
const sentRow = z.object({
  row: rowNumber,
  /** The employee whom it changes; without it a new one is added. */
  employee_id: z.optional(id),
  version: z.optional(version),
  values: z.record(z.string(), sentValue),
  /** The day in Asia/Kolkata from which those of the values hold that have one; today without it. */
  effective_on: z.optional(z.string()),
  /**
   * Confirms what the row would be rejected for otherwise: that it is about the employee although name and birth date
   * differ from the stored ones, or that an employee is added who has the mobile number or code of a former one.
   */
  confirmed: z.optional(z.boolean(invalid('yes_or_no'))),
  clear: z.optional(
    z.array(z.string().check(z.refine((name) => IMPORT_CLEARABLE.includes(name), { error: invalid('not_clearable') }))),
  ),
});
export type SentRow = z.output<typeof sentRow>;

export const importRows = endpoint({
  method: 'POST',
  path: '/data/employee-imports/:id/rows',
  summary: 'Write some rows of an import; a row that was written before is not written again',
  params: z.object({ id: clientId }),
  body: {
    as: 'json',
    fields: z.object({
      rows: z
        .array(sentRow)
        .check(
          z.minLength(1, invalid('too_many_items', { most: IMPORT_LIMITS.chunk })),
          z.maxLength(IMPORT_LIMITS.chunk, invalid('too_many_items', { most: IMPORT_LIMITS.chunk })),
        ),
    }),
  },
  answer: z.object({ rows: z.array(importedRow) }),
});

/** An employee as one row of a sheet: every field that is not empty, spelt as the forms send it. */
export const employeeRecord = z.object({
  id,
  version,
  has_left: z.boolean(),
  /** The dates of the notice that an employee gave, or left by; null for one who has given none. */
  leaving: z.optional(z.nullable(z.object({ resignation_date: z.string(), company_last_day: z.string() }))),
  /** Several ids are joined by commas. */
  values: z.record(z.string(), z.string()),
});
export type EmployeeRecord = z.output<typeof employeeRecord>;

function some<const Item extends z.ZodMiniType>(item: Item) {
  const error = invalid('too_many_items', { most: IMPORT_LIMITS.matches });
  return z.optional(z.array(item).check(z.maxLength(IMPORT_LIMITS.matches, error)));
}

export const matchEmployees = endpoint({
  method: 'POST',
  path: '/data/employee-records',
  summary: 'Whole records of many employees, found by id, mobile number, biometric id or name',
  writes: false,
  body: {
    as: 'json',
    fields: z.object({
      ids: some(id),
      mobile_numbers: some(z.string().check(z.regex(/^\d{4,15}$/, invalid('invalid_mobile_number')))),
      biometric_ids: some(requiredText(100)),
      /** Names of current employees, in any case. */
      full_names: some(requiredName(EMPLOYEE_LIMITS.full_name)),
      /** True to find former employees by mobile number and biometric id as well, and not only by id. */
      with_former: z.optional(z.boolean(invalid('yes_or_no'))),
      /** True for whole identity and bank numbers, which needs the permission to edit and leaves an entry in the log. */
      with_identity: z.optional(z.boolean(invalid('yes_or_no'))),
    }),
  },
  answer: z.object({ employees: z.array(employeeRecord) }),
});
