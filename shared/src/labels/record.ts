import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecordKind } from '@seamline/shared/contract/record-kinds';

/** The kinds of records in the singular. A sentence has them in lower case. */
const RECORD_LABELS: Readonly<Record<RecordKind, MessageDescriptor>> = {
  branch: msg`Branch`,
  department: msg`Department`,
  'sub-department': msg`Sub-department`,
  designation: msg`Designation`,
  shift: msg`Shift`,
  'leave-type': msg`Leave type`,
  'leave-reason': msg`Leave reason`,
  employee: msg`Employee`,
  'employee-codes': msg`Employee codes`,
  member: msg`Owner or manager`,
  company: msg`Company`,
};

/** Returns a kind of record in the language of the interface; its name in the contract where a newer server has it. */
export function recordLabel(kind: RecordKind, i18n: I18n): string {
  const label: MessageDescriptor | undefined = RECORD_LABELS[kind];
  return label ? i18n._(label) : kind;
}
