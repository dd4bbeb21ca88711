import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { APPLICABLE_FOR, LeaveFlag } from '@seamline/shared/contract/leave-types';

type ApplicableFor = (typeof APPLICABLE_FOR)[number];

/** The choices of "Applicable For". The wire has the English words. */
export const APPLICABLE_FOR_LABELS: Readonly<Record<ApplicableFor, MessageDescriptor>> = {
  all: msg({ message: 'all', comment: 'A choice of "Applicable For": every employee' }),
  'male only': msg({ message: 'male only', comment: 'A choice of "Applicable For"' }),
  married: msg({ message: 'married', comment: 'A choice of "Applicable For"' }),
  'un-married': msg({ message: 'un-married', comment: 'A choice of "Applicable For"' }),
  'married female only': msg({ message: 'married female only', comment: 'A choice of "Applicable For"' }),
  'married male only': msg({ message: 'married male only', comment: 'A choice of "Applicable For"' }),
};

/** The explanation of each choice of "Applicable For". */
export const APPLICABLE_FOR_MEANINGS: Readonly<Record<ApplicableFor, MessageDescriptor>> = {
  all: msg`Everybody.`,
  'male only': msg`Men, married or not.`,
  married: msg`Married people, women and men.`,
  'un-married': msg`People who are not married, women and men.`,
  'married female only': msg`Married women.`,
  'married male only': msg`Married men.`,
};

/** The rules of a leave type, as switches, columns and filters name them. */
export const FLAG_LABELS: Readonly<Record<LeaveFlag, MessageDescriptor>> = {
  attachment_required: msg`Attachment Required`,
  apply_leave_on_holiday: msg`Apply on Holiday`,
  applicable_unpaid_leave: msg`Unpaid Leave`,
  is_birthday_anniversary_leave: msg`Birthday Anniversary`,
  leave_applied_on_past_days: msg`Past Days`,
};

/** The explanation of each rule. */
export const FLAG_MEANINGS: Readonly<Record<LeaveFlag, MessageDescriptor>> = {
  attachment_required: msg`Whoever applies must add a document, such as a certificate.`,
  apply_leave_on_holiday: msg`It may be applied for on a holiday as well.`,
  applicable_unpaid_leave: msg`Days of this leave are not paid.`,
  is_birthday_anniversary_leave: msg`It is meant for a birthday or an anniversary.`,
  leave_applied_on_past_days: msg`It may be applied for after the day has passed.`,
};
