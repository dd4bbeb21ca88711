import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HealthKind, NamedRecord } from '@seamline/shared/contract/employees/employee-health';
import { paths } from '@seamline/shared/paths';

/** The names of the kinds of incomplete or doubtful records. */
export const HEALTH_LABELS: Readonly<Record<HealthKind, MessageDescriptor>> = {
  'no-shift': msg`Without a shift`,
  'no-designation': msg`Without a designation`,
  'no-department': msg`Without a department`,
  'no-photo': msg`Without a photo`,
  'no-aadhaar': msg`Without both pages of the Aadhaar card`,
  'no-pan': msg`Without a PAN card`,
  'insurance-expired': msg`With expired insurance`,
  'insurance-expiring': msg`With insurance that expires within 30 days`,
  'probation-ending': msg`With a probation that ends within 30 days`,
  'same-email': msg`With the email address of another employee`,
  'same-company-mobile': msg`With the company mobile number of another employee`,
  'same-code': msg`With the biometric ID of another employee`,
};

/** The kinds of records whose names tell them apart, and their lists. */
export const NAMED_RECORDS: Readonly<Record<NamedRecord, { label: MessageDescriptor; path: string }>> = {
  branch: { label: msg`Branches`, path: paths.branches },
  department: { label: msg`Departments`, path: paths.department },
  'sub-department': { label: msg`Sub-departments`, path: paths.subDepartment },
  'leave-type': { label: msg`Leave types`, path: paths.leaveTypes },
  shift: { label: msg`Shifts`, path: paths.shifts },
};

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
