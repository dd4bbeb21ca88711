import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParameter, repeated, upload, version, versionParameter } from '../wire/fields.ts';
import {
  choice,
  EMPLOYMENT_TYPES,
  entryFields,
  FILE_FIELDS,
  furtherFields,
  GENDERS,
  REQUIRED_FIELDS,
  withLastNameRule,
} from './employee-fields.ts';
import { employeeCard } from './employees.ts';
import { leaving, notice } from './former-employees.ts';

const maybeText = z.nullable(z.string());
const maybeNumber = z.nullable(z.int());
const maybeNamed = z.object({ id: z.nullable(id), name: maybeText });

/** A person whom an employee reports to. */
export const reportingPerson = z.extend(employeeCard, {
  has_left: z.boolean(),
  /** True for a person outside of the viewer's scope, of whom nothing else is told. */
  name_only: z.optional(z.boolean()),
});
export type ReportingPerson = z.output<typeof reportingPerson>;

/** An employee as read for editing; documents are signed URLs. Unknown fields are passed on. */
export const employeeDetails = z.looseObject({
  id,
  version,
  mobile_number: z.string(),
  primary_email: maybeText,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** True for a person with one name, whose last name is empty. */
  single_name: z.optional(z.boolean()),
  alias_name: maybeText,
  grade: maybeText,
  gender: z.string(),
  birth_date: z.string(),
  joining_date: z.string(),
  probation_period_days: maybeNumber,
  probation_end_date: maybeText,
  training_completion_date: maybeText,
  job_location: maybeText,
  employment_type: z.string(),
  reporting_person_ids: z.array(id),
  reporting_persons: z.array(reportingPerson),
  shift_id: z.nullable(id),
  sub_department_id: z.nullable(id),
  designation: maybeNamed,
  department: maybeNamed,
  branch: maybeNamed,
  insurance: z.looseObject({
    number: maybeText,
    company_name: maybeText,
    expiry_date: maybeText,
    retirement_age: maybeNumber,
  }),
  contact: z.looseObject({
    emergency_number: maybeText,
    alt_phone_number: maybeText,
    whatsapp_number: maybeText,
    company_mobile: maybeText,
    personal_email: maybeText,
    current_address: maybeText,
    permanent_address: maybeText,
    privacy: z.boolean(),
  }),
  personal_info: z.looseObject({
    blood_group: maybeText,
    marital_status: maybeText,
    family_members_count: maybeNumber,
    nationality: maybeText,
    is_physically_handicapped: z.boolean(),
    hobbies: maybeText,
    professional_skills: maybeText,
    languages_known: maybeText,
  }),
  social: z.looseObject({ facebook: maybeText, linkedin: maybeText, twitter: maybeText, instagram: maybeText }),
  permissions: z.looseObject({
    employees_view_access: z.boolean(),
    members_chat_access: z.boolean(),
    timeline_access: z.boolean(),
  }),
  other_info: z.looseObject({
    biometric_id: maybeText,
    previous_member_id: maybeText,
    is_international_worker: z.boolean(),
    job_description: maybeText,
  }),
  /** Each masked but for its last four characters. Null from a server of an earlier release. */
  identity: z.nullable(
    z.looseObject({
      pan: maybeText,
      aadhaar: maybeText,
      uan: maybeText,
      esic: maybeText,
      bank_account: maybeText,
      ifsc: maybeText,
    }),
  ),
  documents: z.object({
    profile_picture: maybeText,
    aadhaar_page_1: maybeText,
    aadhaar_page_2: maybeText,
    pan_card: maybeText,
    /** Present where the viewer gets Aadhaar and PAN cards masked, and cannot open those that are PDFs. */
    masked: z.optional(z.literal(true)),
  }),
  /** Present for an employee on notice alone. */
  notice: z.optional(notice),
  /** Null for a current employee. */
  leaving: z.nullable(leaving),
});
export type EmployeeDetails = z.output<typeof employeeDetails>;

/** The values of the edit form, by the names that it sends. It may have others, which only another server knows. */
const employeeValues = z.looseObject({
  ...entryFields,
  ...furtherFields,
  reporting_person_ids: z.optional(repeated(idParameter)),
  profile_picture: z.optional(upload),
  adhar_card_page_1: z.optional(upload),
  adhar_card_page_2: z.optional(upload),
  pan_card: z.optional(upload),
});

/** The same for one employee: a stored choice that is none of the known ones stays valid until it is changed. */
export function valuesOf({ gender, employment_type }: Pick<EmployeeDetails, 'gender' | 'employment_type'>) {
  return z.extend(employeeValues, {
    gender: choice([...GENDERS, gender]),
    employment_type: choice([...EMPLOYMENT_TYPES, employment_type]),
  });
}

export type EmployeeValues = z.output<typeof employeeValues>;
export type EmployeeField = keyof typeof entryFields | keyof typeof furtherFields | 'reporting_person_ids';

const isRequired = (name: string) => REQUIRED_FIELDS.some((required) => required === name);

/** The fields that can be emptied, documents among them. A last name goes with `single_name` alone. */
export const CLEARABLE: readonly string[] = [
  ...Object.keys({ ...entryFields, ...furtherFields }),
  'reporting_person_ids',
  ...FILE_FIELDS,
].filter((name) => !isRequired(name) && name !== 'single_name');

export const getEmployee = endpoint({
  method: 'GET',
  path: '/data/employeeDetails/:id',
  summary: 'Everything that is known of an employee, present or former',
  params: z.object({ id: idParameter }),
  answer: employeeDetails,
});

export const updateEmployee = endpoint({
  method: 'PUT',
  path: '/data/employeeDetails/:id',
  summary: 'Change what is sent of an employee, and empty what `clear[]` names',
  params: z.object({ id: idParameter }),
  body: {
    as: 'multipart',
    fields: withLastNameRule(
      z.extend(z.partial(employeeValues), {
        'clear[]': z.optional(
          repeated(z.string().check(z.refine((name) => CLEARABLE.includes(name), { error: invalid('not_clearable') }))),
        ),
        version: versionParameter,
      }),
      { isChange: true },
    ),
  },
  answer: z.object({ id, version, message: z.string() }),
});
