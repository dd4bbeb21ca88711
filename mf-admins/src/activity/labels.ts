import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityAction, ActivityRecord } from '@seamline/shared/contract/activity';

/** The actions as filters and files name them. */
export const ACTION_LABELS: Readonly<Record<ActivityAction, MessageDescriptor>> = {
  create: msg`Added`,
  update: msg`Changed`,
  remove: msg`Deleted`,
  export: msg`Exported`,
  erase: msg`Data erased`,
};

/** The actions within the sentence of an entry. */
export const PAST_ACTIONS: Readonly<Record<ActivityAction, MessageDescriptor>> = {
  create: msg({ message: 'added', comment: 'Between a person and a record: "Asha added branch Vesu"' }),
  update: msg({ message: 'changed', comment: 'Between a person and a record: "Asha changed branch Vesu"' }),
  remove: msg({ message: 'deleted', comment: 'Between a person and a record: "Asha deleted branch Vesu"' }),
  export: msg({ message: 'exported', comment: 'Between a person and a file: "Asha exported employees"' }),
  erase: msg({ message: 'erased data of', comment: 'Between a person and a record: "Asha erased data of employee …"' }),
};

/** The kinds of records. The sentence of an entry has them in lower case. */
export const RECORD_LABELS: Readonly<Record<ActivityRecord, MessageDescriptor>> = {
  branch: msg`Branch`,
  department: msg`Department`,
  'sub-department': msg`Sub-department`,
  designation: msg`Designation`,
  'leave-type': msg`Leave type`,
  'leave-reason': msg`Leave reason`,
  shift: msg`Shift`,
  employee: msg`Employee`,
  member: msg`Owner or manager`,
  company: msg`Company`,
};
