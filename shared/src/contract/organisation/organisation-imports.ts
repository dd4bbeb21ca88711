import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { LEAVE_FLAGS } from '../leave/leave-types.ts';
import { endpoint } from '../wire/endpoint.ts';
import { fieldError, id, version } from '../wire/fields.ts';

/** Most rows of one import, of all sheets together, and characters of a cell. */
export const ORGANISATION_IMPORT_LIMITS = { rows: 2000, cell: 5000 } as const;

/**
 * The sheets of an organisation, each with its columns: parents before the records that belong to them. A column has
 * the name that the field has in the form; `branch` and `department` name the parents.
 */
export const ORGANISATION_SHEETS = {
  branches: ['name', 'code', 'branch_type', 'postal_address', 'state', 'telephone'],
  departments: ['branch', 'name', 'code', 'description'],
  sub_departments: ['branch', 'department', 'sub_department', 'code', 'description'],
  designations: ['designation', 'code', 'description'],
  leave_types: [
    'leave_type_name',
    'leave_type_short_name',
    ...LEAVE_FLAGS,
    'applicable_for',
    'allow_applicable_previous_days',
    'description',
  ],
} as const;
export type OrganisationSheet = keyof typeof ORGANISATION_SHEETS;
export const SHEET_NAMES = Object.keys(ORGANISATION_SHEETS) as readonly OrganisationSheet[];

const { rows: most, cell: longest } = ORGANISATION_IMPORT_LIMITS;
const tooMany = invalid('too_many_items', { most });
const cell = z.string(invalid('text_expected')).check(z.maxLength(longest, invalid('too_long', { max: longest })));

/** Schemas by sheet. */
type OfSheets<Schema> = Record<OrganisationSheet, Schema>;
function ofSheets<Schema>(schemaOf: (sheet: OrganisationSheet) => Schema): OfSheets<Schema> {
  return Object.fromEntries(SHEET_NAMES.map((sheet) => [sheet, schemaOf(sheet)])) as OfSheets<Schema>;
}

/** The cells of a row by column. A missing or an empty one leaves the stored value as it is. */
const cellsOf = (sheet: OrganisationSheet) =>
  z.object(Object.fromEntries(ORGANISATION_SHEETS[sheet].map((column) => [column, z.optional(cell)])));

/** A row of a sheet with its number there. */
const sheetRow = (sheet: OrganisationSheet) =>
  z.object({ row: z.int().check(z.minimum(1), z.maximum(9_999_999)), values: cellsOf(sheet) });
export type OrganisationRow = z.output<ReturnType<typeof sheetRow>>;

/** The stored record of a row, as the preview found it. */
const storedRecord = z.object({ id, version });

const previewedRow = (sheet: OrganisationSheet) =>
  z.extend(sheetRow(sheet), {
    /** The answer of the preview: null for a record that is added. Where it is another one by now, nothing is imported. */
    record: z.nullable(storedRecord),
  });
export type PreviewedOrganisationRow = z.output<ReturnType<typeof previewedRow>>;

/** Limits the rows of all sheets together. */
function withinLimit<Schema extends z.ZodMiniObject>(sheets: Schema): Schema {
  const isWithin = (given: unknown) => {
    const rows = Object.values(given as OfSheets<unknown[]>).flat().length;
    return rows >= 1 && rows <= most;
  };
  return sheets.check(z.refine(isWithin, { error: tooMany, path: ['branches'] }));
}

const rowsOf = <Row extends z.ZodMiniType>(row: Row) => z._default(z.array(row).check(z.maxLength(most, tooMany)), []);

/** The effect of an import on a row: `same` changes nothing, and one `problem` keeps the whole workbook out. */
export const ROW_OUTCOMES = ['new', 'changed', 'same', 'problem'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

const rowPreview = z.object({
  row: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  record: z.nullable(storedRecord),
  /** The values that differ, spelt as in a form; an empty text is no value. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(fieldError),
});
export type OrganisationRowPreview = z.output<typeof rowPreview>;

export const previewOrganisationImport = endpoint({
  method: 'POST',
  path: '/data/settings/organisation-imports/preview',
  summary:
    'What an import of branches, departments, sub-departments, designations and leave types would do, row by row',
  body: { as: 'json', fields: withinLimit(z.object(ofSheets((sheet) => rowsOf(sheetRow(sheet))))) },
  answer: z.object(ofSheets(() => z.array(rowPreview))),
});
export type OrganisationImportPreview = z.output<typeof previewOrganisationImport.answer>;

const counts = z.object({ created: z.int(), changed: z.int(), unchanged: z.int() });

export const importOrganisation = endpoint({
  method: 'POST',
  path: '/data/settings/organisation-imports',
  summary:
    'Import branches, departments, sub-departments, designations and leave types as they were previewed: all or none',
  body: { as: 'json', fields: withinLimit(z.object(ofSheets((sheet) => rowsOf(previewedRow(sheet))))) },
  answer: z.object(ofSheets(() => counts)),
});
export type OrganisationImportResult = z.output<typeof importOrganisation.answer>;
