import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { APPLICABLE_FOR, LeaveFlag } from '@seamline/shared/contract/leave/leave-types';

type ApplicableFor = (typeof APPLICABLE_FOR)[number];

/** The explanation of each choice of "Applicable For". */
export const APPLICABLE_FOR_MEANINGS: Readonly<Record<ApplicableFor, MessageDescriptor>> = {
  all: msg`All employees.`,
  'male only': msg`Men, married or not.`,
  married: msg`Married women and men.`,
  'un-married': msg`Unmarried women and men.`,
  'married female only': msg`Married women.`,
  'married male only': msg`Married men.`,
  'female only': msg`Women, married or not.`,
};

/** The explanation of each rule. */
export const FLAG_MEANINGS: Readonly<Record<LeaveFlag, MessageDescriptor>> = {
  attachment_required: msg`A request needs a document, such as a certificate.`,
  apply_leave_on_holiday: msg`Employees can also apply for a day that is a holiday.`,
  applicable_unpaid_leave: msg`Days of this leave are not paid.`,
  is_birthday_anniversary_leave: msg`It is meant for a birthday or an anniversary.`,
  leave_applied_on_past_days: msg`Employees can apply for it after the day has passed, as many days back as Previous Days Allowed says.`,
};
