import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParameter, repeated, trueFalse, upload } from '../wire/fields.ts';
import { COUNTRIES } from '../wire/telephone-numbers.ts';
import { choice, entryFields, withLastNameRule } from './employee-fields.ts';

const named = z.object({ id, name: z.string() });
export type NamedRecord = z.output<typeof named>;

const lookupDepartment = z.extend(named, { sub_departments: z.array(named) });
const lookupBranch = z.extend(named, { departments: z.array(lookupDepartment) });

/** Options of the employee forms. */
export const employeeLookups = z.object({
  designations: z.array(named),
  branches: z.array(lookupBranch),
  shifts: z.array(named),
});
export type EmployeeLookups = z.output<typeof employeeLookups>;

export const getEmployeeLookups = endpoint({
  method: 'GET',
  path: '/data/employee/select',
  summary: 'Designations, shifts, and branches with their departments and sub-departments, to choose from',
  answer: employeeLookups,
});

/** Values of the add form. The form adds the rules of several fields: a check of the whole would hide those of fields. */
export const employeeInput = z.object({
  ...entryFields,
  country_code: choice(COUNTRIES.map(({ code }) => code)),
  /** Required unless the employee is added without documents (`withPagesRule`). */
  adhar_card_page_1: z.optional(upload),
  adhar_card_page_2: z.optional(upload),
  without_documents: z.optional(trueFalse),
  pan_card: z.optional(upload),
  profile_picture: z.optional(upload),
  reporting_person_ids: z.optional(repeated(idParameter)),
});
export type EmployeeInput = z.output<typeof employeeInput>;

const PAGES = ['adhar_card_page_1', 'adhar_card_page_2'] as const;
type Page = (typeof PAGES)[number];
type Pages = { readonly [Name in Page]?: unknown } & Pick<EmployeeInput, 'without_documents'>;

function isMissing(page: Page, values: Pages): boolean {
  return !values.without_documents && values[page] === undefined;
}

/** Returns the pages of the Aadhaar card that are missing, with their messages. */
export function findMissingPages(values: Pages): { readonly path: readonly [Page]; readonly message: string }[] {
  const missing = PAGES.filter((page) => isMissing(page, values));
  return missing.map((page) => ({ path: [page], message: invalid('file_expected') }));
}

function withPagesRule<Schema extends z.ZodMiniObject>(schema: Schema): Schema {
  const rules = PAGES.map((page) =>
    z.refine((values) => !isMissing(page, values as Pages), {
      error: invalid('file_expected'),
      path: [page],
      // The other fields may have problems as well, and all of them are reported.
      when: () => true,
    }),
  );
  return schema.check(...rules);
}

export const createEmployee = endpoint({
  method: 'POST',
  path: '/data/employee',
  summary: 'Add an employee with their documents',
  body: {
    as: 'multipart',
    fields: withPagesRule(
      withLastNameRule(
        z.extend(z.omit(employeeInput, { reporting_person_ids: true }), {
          'reporting_person_ids[]': z.optional(repeated(idParameter)),
        }),
      ),
    ),
  },
  answer: z.object({ id, message: z.string() }),
});
