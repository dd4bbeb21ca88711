import type { EmployeeField } from '@seamline/shared/contract/employees/employee-details';
import { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employees/employee-fields';

/** The kinds of controls; branches, departments and reporting persons have controls of their own. */
type Kind = 'text' | 'area' | 'email' | 'phone' | 'address' | 'number' | 'date' | 'choice' | 'suggested' | 'yesNo';

export type RegularField = Exclude<
  EmployeeField,
  'designation_id' | 'branch_id' | 'department_id' | 'sub_department_id' | 'shift_id' | 'reporting_person_ids'
>;

/** The control of every field that needs no other one beside it. */
export const FIELD_KINDS = {
  full_name: 'text',
  first_name: 'text',
  last_name: 'text',
  single_name: 'yesNo',
  alias_name: 'text',
  mobile_number: 'phone',
  birth_date: 'date',
  primary_email: 'email',
  joining_date: 'date',
  probation_period_days: 'number',
  training_completion_date: 'date',
  gender: 'choice',
  job_location: 'text',
  employment_type: 'choice',
  grade: 'text',
  insurance_number: 'text',
  insurance_company_name: 'text',
  insurance_expiry_date: 'date',
  retirement_age: 'number',
  emergency_number: 'phone',
  alt_phone_number: 'phone',
  whatsapp_number: 'phone',
  company_mobile: 'phone',
  personal_email: 'email',
  current_address: 'area',
  permanent_address: 'area',
  contact_number_privacy: 'yesNo',
  blood_group: 'suggested',
  marital_status: 'suggested',
  family_members_count: 'number',
  nationality: 'text',
  is_physically_handicapped: 'yesNo',
  hobbies: 'text',
  professional_skills: 'text',
  languages_known: 'text',
  facebook_link: 'address',
  linkedin_link: 'address',
  twitter_link: 'address',
  instagram_link: 'address',
  employees_view_access: 'yesNo',
  members_chat_access: 'yesNo',
  timeline_access: 'yesNo',
  biometric_id: 'text',
  previous_member_id: 'text',
  is_international_worker: 'yesNo',
  job_description: 'area',
  pan_number: 'text',
  aadhaar_number: 'text',
  uan_number: 'text',
  esic_number: 'text',
  bank_account_number: 'text',
  ifsc_code: 'text',
} as const satisfies Record<RegularField, Kind>;

/** The options, as wire values. */
export const CHOICES = { gender: GENDERS, employment_type: EMPLOYMENT_TYPES } as const;

/** Returns a value of the contract as text: FULL_TIME as Full time. */
export function inWords(word: string): string {
  const words = word.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
