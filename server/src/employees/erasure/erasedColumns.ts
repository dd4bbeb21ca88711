import type { employees } from '../../db/schema.ts';

type Columns = typeof employees.$inferInsert;

/** Columns that stay, because registers and claims under Indian labour law refer to them (docs/decisions/0006). */
type Kept =
  | 'full_name'
  | 'first_name'
  | 'last_name'
  | 'single_name'
  | 'gender'
  | 'birth_date'
  | 'designation_id'
  | 'branch_id'
  | 'department_id'
  | 'sub_department_id'
  | 'joining_date'
  | 'employment_type'
  | 'is_international_worker'
  | 'biometric_id'
  | 'previous_member_id'
  | 'resignation_date'
  | 'exit_type'
  | 'notice_period_days'
  | 'settled_on'
  | 'company_last_day'
  | 'left_at';

type Bookkeeping = 'erased_at' | 'has_joined' | 'department_order' | 'version' | 'created_at' | 'updated_at';

/** The values of all other columns after an erasure. A new column has to be listed here or among those that stay. */
export const ERASED = {
  alias_name: null,
  country_code: '+91',
  mobile_number: '',
  primary_email: null,
  shift_id: null,
  probation_period_days: null,
  training_completion_date: null,
  grade: null,
  job_location: null,
  insurance_number: null,
  insurance_company_name: null,
  insurance_expiry_date: null,
  retirement_age: null,
  emergency_number: null,
  alt_phone_number: null,
  whatsapp_number: null,
  company_mobile: null,
  personal_email: null,
  current_address: null,
  permanent_address: null,
  contact_number_privacy: false,
  blood_group: null,
  marital_status: null,
  family_members_count: null,
  nationality: null,
  is_physically_handicapped: false,
  hobbies: null,
  professional_skills: null,
  languages_known: null,
  facebook_link: null,
  linkedin_link: null,
  twitter_link: null,
  instagram_link: null,
  employees_view_access: false,
  members_chat_access: false,
  timeline_access: false,
  job_description: null,
  pan_number: null,
  aadhaar_number: null,
  uan_number: null,
  esic_number: null,
  bank_account_number: null,
  ifsc_code: null,
  profile_picture_file_id: null,
  aadhaar_page_1_file_id: null,
  aadhaar_page_2_file_id: null,
  pan_card_file_id: null,
  exit_reason: null,
  remark: null,
  fnf_remark: null,
} as const satisfies { readonly [Name in Exclude<keyof Columns, Kept | Bookkeeping>]: Columns[Name] };

/** The columns of an employee that an erasure would change. */
export function erasableColumns(row: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(ERASED).flatMap(([name, erased]) => (row[name] === erased ? [] : [name]));
}

/** The time that many calendar years before `now`; employees who left until then are due. */
export function yearsBefore(now: Date, years: number): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  return moment;
}
