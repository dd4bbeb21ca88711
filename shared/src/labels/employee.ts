import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeField } from '@seamline/shared/contract/employees/employee-details';
import type { ExitTaskName } from '@seamline/shared/contract/employees/employee-exits';
import type { EMPLOYMENT_TYPES, FileField, GENDERS } from '@seamline/shared/contract/employees/employee-fields';
import type { MARITAL_STATUSES } from '@seamline/shared/contract/employees/employee-values';
import type { ExitReason, ExitType } from '@seamline/shared/contract/employees/former-employees';

export type LabelledField = EmployeeField | FileField | 'country_code' | 'probation_end_date';

/** The labels of all fields of an employee, on the screen, as headings of sheets and in the activity log. */
export const EMPLOYEE_LABELS: Readonly<Record<LabelledField, MessageDescriptor>> = {
  full_name: msg`Full Name`,
  first_name: msg`First Name`,
  last_name: msg`Last Name`,
  single_name: msg`This person has one name`,
  alias_name: msg`Alias Name`,
  country_code: msg`Country Code`,
  mobile_number: msg`Mobile Number`,
  birth_date: msg`Birth Date`,
  primary_email: msg`Primary Email`,
  joining_date: msg`Joining Date`,
  probation_period_days: msg`Probation Period (Days)`,
  probation_end_date: msg`Probation End Date`,
  training_completion_date: msg`Training Completion Date`,
  gender: msg`Gender`,
  job_location: msg`Job Location`,
  employment_type: msg`Employment Type`,
  grade: msg`Grade`,
  reporting_person_ids: msg`Reporting Persons`,
  insurance_number: msg`Insurance Number`,
  insurance_company_name: msg`Insurance Company Name`,
  insurance_expiry_date: msg`Insurance Expiry Date`,
  retirement_age: msg`Retirement Age`,
  designation_id: msg`Designation`,
  branch_id: msg`Branch`,
  department_id: msg`Department *`,
  sub_department_id: msg`Sub-Department`,
  shift_id: msg`Shift`,
  emergency_number: msg`Emergency Number`,
  alt_phone_number: msg`Alternative Phone Number`,
  whatsapp_number: msg`WhatsApp Number`,
  company_mobile: msg`Company Mobile`,
  personal_email: msg`Personal Email`,
  current_address: msg`Current Address`,
  permanent_address: msg`Permanent Address`,
  contact_number_privacy: msg`Contact Number Privacy`,
  blood_group: msg`Blood Group`,
  marital_status: msg`Marital Status`,
  family_members_count: msg`Family Members Count`,
  nationality: msg`Nationality`,
  is_physically_handicapped: msg`Physically Handicapped`,
  hobbies: msg`Hobbies`,
  professional_skills: msg`Professional Skills`,
  languages_known: msg`Languages Known`,
  facebook_link: msg`Facebook Link`,
  linkedin_link: msg`LinkedIn Link`,
  twitter_link: msg`Twitter Link`,
  instagram_link: msg`Instagram Link`,
  employees_view_access: msg`Employees View Access`,
  members_chat_access: msg`Members Chat Access`,
  timeline_access: msg`Timeline Access`,
  biometric_id: msg`Biometric Id`,
  previous_member_id: msg`Previous Member Id`,
  is_international_worker: msg`International Worker`,
  job_description: msg`Job Description`,
  pan_number: msg`PAN`,
  aadhaar_number: msg`Aadhaar Number`,
  uan_number: msg`UAN (Provident Fund)`,
  esic_number: msg`ESIC Number`,
  bank_account_number: msg`Bank Account Number`,
  ifsc_code: msg`IFSC Code`,
  profile_picture: msg`Profile Picture`,
  adhar_card_page_1: msg`Aadhaar Card Page 1`,
  adhar_card_page_2: msg`Aadhaar Card Page 2`,
  pan_card: msg`PAN Card`,
};

type Choice =
  | (typeof GENDERS)[number]
  | (typeof EMPLOYMENT_TYPES)[number]
  | Uppercase<(typeof MARITAL_STATUSES)[number]>;

/** The labels of the choices of gender, employment type and marital status, by their values in the contract. */
export const EMPLOYEE_CHOICE_LABELS: Readonly<Record<Choice, MessageDescriptor>> = {
  MALE: msg`Male`,
  FEMALE: msg`Female`,
  OTHER: msg({ message: 'Other', comment: 'A gender' }),
  FULL_TIME: msg`Full time`,
  PART_TIME: msg`Part time`,
  SINGLE: msg({ message: 'Single', comment: 'A marital status' }),
  MARRIED: msg`Married`,
  DIVORCED: msg`Divorced`,
  WIDOWED: msg`Widowed`,
  SEPARATED: msg({ message: 'Separated', comment: 'A marital status' }),
};

/** Returns the label of a choice such as `FULL_TIME` or “Full time”; any other value stays as it is. */
export function employeeChoiceLabel(value: string, i18n: I18n): string {
  const choice = value.toUpperCase().replaceAll(' ', '_');
  return choice in EMPLOYEE_CHOICE_LABELS ? i18n._(EMPLOYEE_CHOICE_LABELS[choice as Choice]) : value;
}

/** The dates and remarks of an employee who leaves. */
export const EXIT_LABELS = {
  resignation_date: msg`Resignation Date`,
  company_last_day: msg`Company Last Day`,
  notice_period_days: msg`Agreed notice period (days)`,
  settled_on: msg`Final settlement paid on`,
  remark: msg`Remark`,
  fnf_remark: msg`FNF Remark`,
};

/** The types of leaving. */
export const EXIT_TYPE_LABELS: Readonly<Record<ExitType, MessageDescriptor>> = {
  resignation: msg`Resignation`,
  termination: msg`Termination`,
  retirement: msg`Retirement`,
  end_of_contract: msg`End of contract`,
  abandonment: msg`Abandonment`,
  death: msg`Death`,
};

/** The reasons for leaving. */
export const EXIT_REASON_LABELS: Readonly<Record<ExitReason, MessageDescriptor>> = {
  better_offer: msg`A better offer`,
  pay: msg`Pay`,
  career_change: msg`Change of career`,
  studies: msg`Studies`,
  relocation: msg`Relocation`,
  family: msg`Family`,
  health: msg`Health`,
  working_conditions: msg`Working conditions`,
  performance: msg`Performance`,
  misconduct: msg`Misconduct`,
  redundancy: msg`Redundancy`,
  other: msg({ message: 'Other', comment: 'A reason for leaving' }),
};

/** The tasks before an employee leaves. */
export const EXIT_TASK_LABELS: Readonly<Record<ExitTaskName, MessageDescriptor>> = {
  assets: msg`Return of assets`,
  handover: msg`Handover of work`,
  documents: msg`Documents for the employee`,
};
