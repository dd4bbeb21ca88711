import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParameter, repeated, upload } from '../wire/fields.ts';
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

/** Values of the add form. The form adds the rule of the last name: a check of the whole would hide those of fields. */
export const employeeInput = z.object({
  ...entryFields,
  country_code: choice(COUNTRIES.map(({ code }) => code)),
  adhar_card_page_1: upload,
  adhar_card_page_2: upload,
  pan_card: z.optional(upload),
  profile_picture: z.optional(upload),
  reporting_person_ids: z.optional(repeated(idParameter)),
});
export type EmployeeInput = z.output<typeof employeeInput>;

export const createEmployee = endpoint({
  method: 'POST',
  path: '/data/employee',
  summary: 'Add an employee with their documents',
  body: {
    as: 'multipart',
    fields: withLastNameRule(
      z.extend(z.omit(employeeInput, { reporting_person_ids: true }), {
        'reporting_person_ids[]': z.optional(repeated(idParameter)),
      }),
    ),
  },
  answer: z.object({ id, message: z.string() }),
});
