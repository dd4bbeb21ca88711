import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { APPLICABLE_FOR, type LeaveFlag } from '@seamline/shared/contract/leave/leave-types';

type ApplicableFor = (typeof APPLICABLE_FOR)[number];

/** The choices of "Applicable For". */
export const APPLICABLE_FOR_LABELS: Readonly<Record<ApplicableFor, MessageDescriptor>> = {
  all: msg({ message: 'All', comment: 'A choice of "Applicable For": every employee' }),
  'male only': msg({ message: 'Male only', comment: 'A choice of "Applicable For"' }),
  married: msg({ message: 'Married', comment: 'A choice of "Applicable For"' }),
  'un-married': msg({ message: 'Unmarried', comment: 'A choice of "Applicable For"' }),
  'married female only': msg({ message: 'Married female only', comment: 'A choice of "Applicable For"' }),
  'married male only': msg({ message: 'Married male only', comment: 'A choice of "Applicable For"' }),
  'female only': msg({ message: 'Female only', comment: 'A choice of "Applicable For"' }),
};

/** The rules of a leave type, as switches, columns and filters name them. */
export const FLAG_LABELS: Readonly<Record<LeaveFlag, MessageDescriptor>> = {
  attachment_required: msg`Attachment Required`,
  apply_leave_on_holiday: msg`Apply on Holiday`,
  applicable_unpaid_leave: msg`Unpaid Leave`,
  is_birthday_anniversary_leave: msg`Birthday Anniversary`,
  leave_applied_on_past_days: msg`Past Days`,
};

/** The other fields of a leave type and of a leave reason. */
export const LEAVE_LABELS = {
  leave_type_id: msg`Leave Type`,
  leave_type_name: msg`Name`,
  leave_type_short_name: msg`Short Name`,
  applicable_for: msg`Applicable For`,
  allow_applicable_previous_days: msg`Previous Days Allowed`,
  description: msg`Description`,
  reason: msg`Reason`,
};

/** Returns a choice of "Applicable For" in the language of the interface; any other value stays as it is. */
export function applicableForLabel(value: string, i18n: I18n): string {
  const known = APPLICABLE_FOR.find((each) => each === value);
  return known ? i18n._(APPLICABLE_FOR_LABELS[known]) : value;
}
