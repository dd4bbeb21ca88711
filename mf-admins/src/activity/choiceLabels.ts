import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { recordOf, SHIFT_RULES } from '@seamline/shared/contract/shifts/shift-rules';
import { EMPLOYEE_CHOICE_LABELS, EXIT_REASON_LABELS, EXIT_TYPE_LABELS } from '@seamline/shared/labels/employee';
import { APPLICABLE_FOR_LABELS } from '@seamline/shared/labels/leave';
import { BRANCH_TYPE_LABELS } from '@seamline/shared/labels/organisation';
import { dayName, ruleChoiceLabel } from '@seamline/shared/labels/shift';

export type Labels = Readonly<Record<string, MessageDescriptor>>;

/** The choices of each field of a record that has some, by their values in the log. */
const CHOICES: Readonly<Record<string, Labels>> = {
  branch_type: BRANCH_TYPE_LABELS,
  status: { owner: msg`Owner`, manager: msg`Manager` },
  gender: EMPLOYEE_CHOICE_LABELS,
  employment_type: EMPLOYEE_CHOICE_LABELS,
  exit_type: EXIT_TYPE_LABELS,
  exit_reason: EXIT_REASON_LABELS,
  applicable_for: APPLICABLE_FOR_LABELS,
};

const CHOICE_RULES: ReadonlySet<string> = new Set(SHIFT_RULES.filter((rule) => recordOf(rule).kind === 'choice'));

/** Returns a choice in the language of the interface; any other value stays as it is. */
export function choiceLabel(field: string, value: string, i18n: I18n): string {
  if (field.endsWith('_days')) return dayName(value, i18n);
  if (CHOICE_RULES.has(field)) return ruleChoiceLabel(value, i18n);
  const label = CHOICES[field]?.[value];
  return label ? i18n._(label) : value;
}
