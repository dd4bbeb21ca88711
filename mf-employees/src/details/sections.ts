import type { RegularField } from '../fields/fieldTable.ts';

/** The regular fields of the details screen, by section; the screen itself has those that depend on others. */
export const SECTIONS = {
  work: ['employment_type', 'grade', 'job_location', 'probation_period_days', 'training_completion_date'],
  insurance: ['insurance_number', 'insurance_company_name', 'insurance_expiry_date', 'retirement_age'],
  contact: [
    'emergency_number',
    'alt_phone_number',
    'whatsapp_number',
    'company_mobile',
    'personal_email',
    'contact_number_privacy',
    'current_address',
    'permanent_address',
  ],
  personal: [
    'blood_group',
    'marital_status',
    'family_members_count',
    'nationality',
    'is_physically_handicapped',
    'hobbies',
    'professional_skills',
    'languages_known',
  ],
  social: ['facebook_link', 'linkedin_link', 'twitter_link', 'instagram_link'],
  permissions: ['employees_view_access', 'members_chat_access', 'timeline_access'],
  other: ['biometric_id', 'previous_member_id', 'is_international_worker', 'job_description'],
} as const satisfies Record<string, readonly RegularField[]>;
