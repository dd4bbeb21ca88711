import type { HealthKind } from '@seamline/shared/contract/employee-health';

/** The field of the details that closes each gap. */
export const FIXES = {
  'no-shift': 'shift_id',
  'no-designation': 'designation_id',
  'no-department': 'department_id',
  'no-photo': 'profile_picture',
  'no-aadhaar': 'adhar_card_page_1',
  'no-pan': 'pan_card',
  'insurance-expired': 'insurance_expiry_date',
  'insurance-expiring': 'insurance_expiry_date',
  'probation-ending': 'probation_period_days',
  'same-email': 'primary_email',
  'same-company-mobile': 'company_mobile',
  'same-code': 'biometric_id',
} as const satisfies Record<HealthKind, string>;
