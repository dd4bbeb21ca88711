import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExitTaskName } from '@seamline/shared/contract/employees/employee-exits';
import {
  EXIT_REASONS,
  EXIT_TYPES,
  type ExitReason,
  type ExitType,
} from '@seamline/shared/contract/employees/former-employees';

const TYPE_LABELS: Readonly<Record<ExitType, MessageDescriptor>> = {
  resignation: msg`Resignation`,
  termination: msg`Termination`,
  retirement: msg`Retirement`,
  end_of_contract: msg`End of contract`,
  abandonment: msg`Abandonment`,
  death: msg`Death`,
};

const REASON_LABELS: Readonly<Record<ExitReason, MessageDescriptor>> = {
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

export const TASK_LABELS: Readonly<Record<ExitTaskName, MessageDescriptor>> = {
  assets: msg`Return of assets`,
  handover: msg`Handover of work`,
  documents: msg`Documents for the employee`,
};

type Translate = (label: MessageDescriptor) => string;

export const typeOptions = (t: Translate) => EXIT_TYPES.map((value) => ({ value, label: t(TYPE_LABELS[value]) }));
export const reasonOptions = (t: Translate) => EXIT_REASONS.map((value) => ({ value, label: t(REASON_LABELS[value]) }));

/** Returns the label of a type or reason; one of a newer server stays as it is, and none is a dash. */
export function optionLabel(options: readonly { value: string; label: string }[], value: string | null | undefined) {
  return options.find((option) => option.value === value)?.label ?? (value || '–');
}
