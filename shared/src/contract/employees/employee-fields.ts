import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { date, requiredDate } from '../wire/dates.ts';
import { cleanNumber } from '../wire/digits.ts';
import {
  email,
  idParameter,
  LIMITS,
  optionalName,
  requiredName,
  text,
  trueFalse,
  wholeNumber,
} from '../wire/fields.ts';
import { readBloodGroup, readMaritalStatus } from './employee-values.ts';
import { identityNumberFields } from './identity-numbers.ts';

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME'] as const;

/** The most characters of every text of an employee. */
export const EMPLOYEE_LIMITS = {
  full_name: 200,
  first_name: 100,
  last_name: 100,
  alias_name: 200,
  primary_email: LIMITS.email,
  grade: 100,
  job_location: 200,
  insurance_number: 100,
  insurance_company_name: 200,
  emergency_number: 30,
  alt_phone_number: 30,
  whatsapp_number: 30,
  company_mobile: 30,
  personal_email: LIMITS.email,
  current_address: 500,
  permanent_address: 500,
  blood_group: 20,
  marital_status: 50,
  nationality: 100,
  hobbies: 500,
  professional_skills: 500,
  languages_known: 500,
  facebook_link: 500,
  linkedin_link: 500,
  twitter_link: 500,
  instagram_link: 500,
  biometric_id: 100,
  previous_member_id: 100,
  job_description: 1000,
  remark: 1000,
  fnf_remark: 1000,
} as const;

/**
 * The lowest and the highest value of every number of an employee. A retirement age has a smaller range, which only
 * changed ages must lie in (`findImpossibleDates`): a stored age outside of it does not block another change.
 */
export const EMPLOYEE_RANGES = {
  probation_period_days: [0, 3650],
  retirement_age: [0, 150],
  family_members_count: [0, 1000],
} as const;

const [lowestRetirementAge, highestRetirementAge] = LIMITS.retirementAge;
const RETIREMENT_AGE_ERROR = invalid('retirement_age_out_of_range', {
  lowest: lowestRetirementAge,
  highest: highestRetirementAge,
});

const textOf = (name: keyof typeof EMPLOYEE_LIMITS) => z.optional(text(EMPLOYEE_LIMITS[name]));
/** A telephone number, with the separators that it was typed with. */
const phoneOf = (name: keyof typeof EMPLOYEE_LIMITS) =>
  z.optional(text(EMPLOYEE_LIMITS[name]).check(z.overwrite(cleanNumber)));
const nameOf = (name: keyof typeof EMPLOYEE_LIMITS) => requiredName(EMPLOYEE_LIMITS[name]);
const numberOf = (name: Exclude<keyof typeof EMPLOYEE_RANGES, 'retirement_age'>) => {
  const [lowest, highest] = EMPLOYEE_RANGES[name];
  return z.optional(wholeNumber(lowest, highest));
};

/** One of a few values; an empty choice is a missing one. */
export function choice<const Word extends string>(words: readonly Word[]) {
  return z.string(invalid('required')).check(
    z.minLength(1, invalid('required')),
    z.refine((value) => value === '' || words.includes(value as Word), { error: invalid('invalid_choice') }),
  );
}

/** A mobile number in any notation; `bareNumber` removes the separators. */
const mobile = z
  .string(invalid('required'))
  .check(
    z.overwrite(cleanNumber),
    z.minLength(1, invalid('required')),
    z.regex(/^(\d[\s-]?){3,14}\d$|^$/, invalid('invalid_mobile_number')),
  );

/** An id that must be chosen. */
export const requiredId = z.codec(
  z
    .string(invalid('required'))
    .check(z.minLength(1, invalid('required')), z.regex(/^[1-9]\d{0,9}$/, invalid('invalid_id'))),
  z.int(invalid('required')).check(z.minimum(1, invalid('invalid_id')), z.maximum(LIMITS.id, invalid('invalid_id'))),
  { decode: Number, encode: String },
);

/** Fields of an employee from the first day on, named as both forms send them. */
export const entryFields = {
  full_name: nameOf('full_name'),
  first_name: nameOf('first_name'),
  /** Empty for a person with one name alone (`withLastNameRule`). */
  last_name: z.optional(optionalName(EMPLOYEE_LIMITS.last_name)),
  single_name: z.optional(trueFalse),
  alias_name: z.optional(optionalName(EMPLOYEE_LIMITS.alias_name)),
  mobile_number: mobile,
  birth_date: requiredDate,
  primary_email: z.optional(email),
  joining_date: requiredDate,
  probation_period_days: numberOf('probation_period_days'),
  training_completion_date: z.optional(date),
  gender: choice(GENDERS),
  job_location: textOf('job_location'),
  employment_type: choice(EMPLOYMENT_TYPES),
  grade: textOf('grade'),
  insurance_number: textOf('insurance_number'),
  insurance_company_name: textOf('insurance_company_name'),
  insurance_expiry_date: z.optional(date),
  retirement_age: z.optional(wholeNumber(...EMPLOYEE_RANGES.retirement_age, RETIREMENT_AGE_ERROR)),
  designation_id: requiredId,
  branch_id: requiredId,
  department_id: z.optional(idParameter),
  sub_department_id: z.optional(idParameter),
  shift_id: z.optional(idParameter),
};

interface LastName {
  readonly last_name?: string | null | undefined;
  readonly single_name?: boolean | undefined;
}

/** Returns the encoded message against a last name: everyone has one, except a person with one name, who has none. */
export function findLastNameProblem({ last_name: last, single_name: isSingle }: LastName): string | undefined {
  if (isSingle) return last ? invalid('single_name_with_last_name') : undefined;
  return last ? undefined : invalid('required');
}

/** Adds the rule of the last name to the fields of an employee; a change that brings no last name keeps the stored one. */
export function withLastNameRule<Schema extends z.ZodMiniObject>(schema: Schema, { isChange = false } = {}): Schema {
  const problemOf = (values: unknown) =>
    isChange && (values as LastName).last_name === undefined ? undefined : findLastNameProblem(values as LastName);
  return schema.check(
    z.refine((values) => problemOf(values) === undefined, {
      error: ({ input }) => problemOf(input),
      path: ['last_name'],
      // The other fields may have problems as well, and all of them are reported.
      when: () => true,
    }),
  );
}

/** Fields that are added later, on the details screen. */
export const furtherFields = {
  emergency_number: phoneOf('emergency_number'),
  alt_phone_number: phoneOf('alt_phone_number'),
  whatsapp_number: phoneOf('whatsapp_number'),
  company_mobile: phoneOf('company_mobile'),
  personal_email: z.optional(email),
  current_address: textOf('current_address'),
  permanent_address: textOf('permanent_address'),
  contact_number_privacy: z.optional(trueFalse),
  blood_group: z.optional(text(EMPLOYEE_LIMITS.blood_group).check(z.overwrite(readBloodGroup))),
  marital_status: z.optional(text(EMPLOYEE_LIMITS.marital_status).check(z.overwrite(readMaritalStatus))),
  family_members_count: numberOf('family_members_count'),
  nationality: textOf('nationality'),
  is_physically_handicapped: z.optional(trueFalse),
  hobbies: textOf('hobbies'),
  professional_skills: textOf('professional_skills'),
  languages_known: textOf('languages_known'),
  facebook_link: textOf('facebook_link'),
  linkedin_link: textOf('linkedin_link'),
  twitter_link: textOf('twitter_link'),
  instagram_link: textOf('instagram_link'),
  employees_view_access: z.optional(trueFalse),
  members_chat_access: z.optional(trueFalse),
  timeline_access: z.optional(trueFalse),
  biometric_id: textOf('biometric_id'),
  previous_member_id: textOf('previous_member_id'),
  is_international_worker: z.optional(trueFalse),
  job_description: textOf('job_description'),
  ...identityNumberFields,
};

/** Yes/no fields, which are never unknown. */
export const YES_NO_FIELDS = [
  'single_name',
  'contact_number_privacy',
  'is_physically_handicapped',
  'employees_view_access',
  'members_chat_access',
  'timeline_access',
  'is_international_worker',
] as const;

/** The slots for files, named as both forms send them. */
export const FILE_FIELDS = ['profile_picture', 'adhar_card_page_1', 'adhar_card_page_2', 'pan_card'] as const;
export type FileField = (typeof FILE_FIELDS)[number];

/** Fields that every employee has; all others can be cleared. */
export const REQUIRED_FIELDS = [
  'full_name',
  'first_name',
  'last_name',
  'mobile_number',
  'birth_date',
  'joining_date',
  'gender',
  'employment_type',
  'designation_id',
  'branch_id',
  'adhar_card_page_1',
  'adhar_card_page_2',
] as const;
