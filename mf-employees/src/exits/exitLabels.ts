import type { MessageDescriptor } from '@lingui/core';
import { EXIT_REASONS, EXIT_TYPES } from '@seamline/shared/contract/employees/former-employees';
import { EXIT_REASON_LABELS, EXIT_TYPE_LABELS } from '@seamline/shared/labels/employee';

type Translate = (label: MessageDescriptor) => string;

export const typeOptions = (t: Translate) => EXIT_TYPES.map((value) => ({ value, label: t(EXIT_TYPE_LABELS[value]) }));
export const reasonOptions = (t: Translate) =>
  EXIT_REASONS.map((value) => ({ value, label: t(EXIT_REASON_LABELS[value]) }));

/** Returns the label of a type or reason; one of a newer server stays as it is, and none is a dash. */
export function optionLabel(options: readonly { value: string; label: string }[], value: string | null | undefined) {
  return options.find((option) => option.value === value)?.label ?? (value || '–');
}
