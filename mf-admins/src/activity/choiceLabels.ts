import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Member } from '@seamline/shared/contract/access/administrators';
import type { EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employees/employee-fields';
import type { EXIT_REASONS, EXIT_TYPES } from '@seamline/shared/contract/employees/former-employees';
import type { APPLICABLE_FOR } from '@seamline/shared/contract/leave/leave-types';
import type { BRANCH_TYPES } from '@seamline/shared/contract/organisation/branches';
import type { ShiftRules } from '@seamline/shared/contract/shifts/shift';
import type { Weekday } from '@seamline/shared/contract/shifts/shift-time';

export type Labels = Readonly<Record<string, MessageDescriptor>>;

/** A label for each choice of the contract, so that a new one does not compile without its label. */
type LabelsOf<T extends string | null | undefined> = Readonly<Record<NonNullable<T>, MessageDescriptor>>;

/** The rules of a shift with one of several choices; its offset from UTC is shown as it is. */
type ChoiceRule = Exclude<
  {
    [R in keyof ShiftRules]: NonNullable<ShiftRules[R]> extends infer V extends string
      ? string extends V
        ? never
        : R
      : never;
  }[keyof ShiftRules],
  'shift_utc_offset'
>;

export const WEEKDAYS: LabelsOf<Weekday> = {
  MONDAY: msg`Monday`,
  TUESDAY: msg`Tuesday`,
  WEDNESDAY: msg`Wednesday`,
  THURSDAY: msg`Thursday`,
  FRIDAY: msg`Friday`,
  SATURDAY: msg`Saturday`,
  SUNDAY: msg`Sunday`,
};

const APPROVALS: LabelsOf<ShiftRules['break_approval_face_app' | 'break_approval_employee_app']> = {
  FALSE: msg`No`,
  TRUE: msg`Yes`,
  PRE_APPROVAL: msg`Pre-approval`,
  APPROVAL_FOR_OUT_OF_RANGE: msg`Approval for out of range`,
};

/** The choices of each field that has some, by their values in the log. */
const CHOICES = {
  branch_type: {
    'Head Office': msg`Head Office`,
    Showroom: msg`Showroom`,
    Factory: msg`Factory`,
    Warehouse: msg`Warehouse`,
    'Design Studio': msg`Design Studio`,
    Franchise: msg`Franchise`,
  },
  status: { owner: msg`Owner`, manager: msg`Manager` },
  gender: { MALE: msg`Male`, FEMALE: msg`Female`, OTHER: msg({ message: 'Other', comment: 'A gender' }) },
  exit_type: {
    resignation: msg`Resignation`,
    termination: msg`Termination`,
    retirement: msg`Retirement`,
    end_of_contract: msg`End of contract`,
    abandonment: msg`Abandonment`,
    death: msg`Death`,
  },
  exit_reason: {
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
  },
  employment_type: { FULL_TIME: msg`Full time`, PART_TIME: msg`Part time` },
  applicable_for: {
    all: msg({ message: 'All', comment: 'A choice of "Applicable for": every employee' }),
    'male only': msg`Male only`,
    married: msg`Married`,
    'un-married': msg`Unmarried`,
    'married female only': msg`Married female only`,
    'married male only': msg`Married male only`,
  },
  week_off_days: WEEKDAYS,
  alternate_week_off_days: WEEKDAYS,
  short_leave_days: WEEKDAYS,
  hours_type_in_shift_clock: {
    FULL_SHIFT_HOURS: msg`Full shift hours`,
    MINIMUM_FULL_DAY_HOURS: msg`Minimum full day hours`,
  },
  late_in_early_out_type: { SEPARATE: msg`Separate`, CONSOLIDATED: msg`Consolidated` },
  leave_should_be_applied_if_late_in_is_exceeded: { HALF_DAY: msg`Half day`, FULL_DAY: msg`Full day` },
  short_leave_type: { DEFAULT: msg`Default`, FLEXIBLE: msg`Flexible` },
  sandwich_type: { DUAL_SIDE: msg`Dual side`, SINGLE_SIDE: msg`Single side` },
  penalty_type: { FLAT: msg`Flat`, PERCENTAGE: msg`Percentage` },
  approval_required_for_extra_day: {
    NONE: msg`None`,
    WEEK_OFF: msg`Week off`,
    HOLIDAY: msg`Holiday`,
    WEEK_OFF_AND_HOLIDAY: msg`Week off and holiday`,
  },
  extra_payout_type: { BEFORE_SHIFT_TIME: msg`Before shift time`, AFTER_SHIFT_TIME: msg`After shift time` },
  break_timing_type: {
    DEFINED_MINUTES: msg`Defined minutes`,
    ANYTIME_BETWEEN_SHIFT: msg`Anytime between shift`,
  },
  break_approval_face_app: APPROVALS,
  break_approval_employee_app: APPROVALS,
  break_type: { PERSONAL_BREAK: msg`Personal break`, LUNCH: msg`Lunch`, TEA_BREAK: msg`Tea break` },
} satisfies {
  branch_type: LabelsOf<(typeof BRANCH_TYPES)[number]>;
  status: LabelsOf<Member['status']>;
  gender: LabelsOf<(typeof GENDERS)[number]>;
  exit_type: LabelsOf<(typeof EXIT_TYPES)[number]>;
  exit_reason: LabelsOf<(typeof EXIT_REASONS)[number]>;
  employment_type: LabelsOf<(typeof EMPLOYMENT_TYPES)[number]>;
  applicable_for: LabelsOf<(typeof APPLICABLE_FOR)[number]>;
  week_off_days: LabelsOf<Weekday>;
  alternate_week_off_days: LabelsOf<Weekday>;
  short_leave_days: LabelsOf<Weekday>;
} & { [R in ChoiceRule]: LabelsOf<ShiftRules[R]> };

/** Returns a choice in the language of the interface; any other value stays as it is. */
export function choiceLabel(field: string, value: string, i18n: I18n): string {
  const label = (CHOICES as Readonly<Record<string, Labels>>)[field]?.[value];
  return label ? i18n._(label) : value;
}
