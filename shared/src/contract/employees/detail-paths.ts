import type { EmployeeDetails, EmployeeField } from './employee-details.ts';

type Groups = {
  [Group in keyof EmployeeDetails & string]: EmployeeDetails[Group] extends { readonly [key: string]: unknown } | null
    ? `${Group}.${keyof NonNullable<EmployeeDetails[Group]> & string}`
    : Group;
}[keyof EmployeeDetails & string];

/** Paths in an employee's response, by the flat field name that the edit form sends. */
export const DETAIL_PATHS = {
  full_name: 'full_name',
  first_name: 'first_name',
  last_name: 'last_name',
  single_name: 'single_name',
  alias_name: 'alias_name',
  mobile_number: 'mobile_number',
  birth_date: 'birth_date',
  primary_email: 'primary_email',
  joining_date: 'joining_date',
  probation_period_days: 'probation_period_days',
  training_completion_date: 'training_completion_date',
  gender: 'gender',
  job_location: 'job_location',
  employment_type: 'employment_type',
  grade: 'grade',
  insurance_number: 'insurance.number',
  insurance_company_name: 'insurance.company_name',
  insurance_expiry_date: 'insurance.expiry_date',
  retirement_age: 'insurance.retirement_age',
  designation_id: 'designation.id',
  branch_id: 'branch.id',
  department_id: 'department.id',
  sub_department_id: 'sub_department_id',
  shift_id: 'shift_id',
  emergency_number: 'contact.emergency_number',
  alt_phone_number: 'contact.alt_phone_number',
  whatsapp_number: 'contact.whatsapp_number',
  company_mobile: 'contact.company_mobile',
  personal_email: 'contact.personal_email',
  current_address: 'contact.current_address',
  permanent_address: 'contact.permanent_address',
  contact_number_privacy: 'contact.privacy',
  blood_group: 'personal_info.blood_group',
  marital_status: 'personal_info.marital_status',
  family_members_count: 'personal_info.family_members_count',
  nationality: 'personal_info.nationality',
  is_physically_handicapped: 'personal_info.is_physically_handicapped',
  hobbies: 'personal_info.hobbies',
  professional_skills: 'personal_info.professional_skills',
  languages_known: 'personal_info.languages_known',
  facebook_link: 'social.facebook',
  linkedin_link: 'social.linkedin',
  twitter_link: 'social.twitter',
  instagram_link: 'social.instagram',
  employees_view_access: 'permissions.employees_view_access',
  members_chat_access: 'permissions.members_chat_access',
  timeline_access: 'permissions.timeline_access',
  biometric_id: 'other_info.biometric_id',
  previous_member_id: 'other_info.previous_member_id',
  is_international_worker: 'other_info.is_international_worker',
  job_description: 'other_info.job_description',
  pan_number: 'identity.pan',
  aadhaar_number: 'identity.aadhaar',
  uan_number: 'identity.uan',
  esic_number: 'identity.esic',
  bank_account_number: 'identity.bank_account',
  ifsc_code: 'identity.ifsc',
  reporting_person_ids: 'reporting_person_ids',
} as const satisfies Record<EmployeeField, Groups>;

type Tree = Record<string, unknown>;

/** Returns the value in a response for a field of the form. */
export function readPath(details: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Tree | null | undefined)?.[key], details);
}

const PLACES = Object.entries(DETAIL_PATHS).map(([field, path]) => {
  const [group = '', key] = path.split('.');
  return { field, group, key };
});

/** Returns the values of flat fields in the nested shape of a response. */
export function nest(values: Tree): Tree {
  const tree: Tree = {};
  for (const { field, group, key } of PLACES) {
    if (key === undefined) {
      tree[group] = values[field];
      continue;
    }
    tree[group] ??= {};
    (tree[group] as Tree)[key] = values[field];
  }
  return tree;
}
