import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityAction, ActivityEntry } from '@seamline/shared/contract/access/activity';

/** An action as people name it: a leaving is logged as the change of an employee. */
export type ShownAction = ActivityAction | 'leave' | 'reinstate';

export function shownAction({
  action,
  record,
  before,
  after,
}: Pick<ActivityEntry, 'action' | 'record' | 'before' | 'after'>): ShownAction {
  if (action !== 'update' || record !== 'employee') return action;
  if (after?.company_last_day || after?.left_at) return 'leave';
  return before?.company_last_day ? 'reinstate' : action;
}

/** The actions as filters and files name them. */
export const ACTION_LABELS: Readonly<Record<ShownAction, MessageDescriptor>> = {
  create: msg`Added`,
  update: msg`Changed`,
  remove: msg`Deleted`,
  export: msg`Exported`,
  erase: msg`Data erased`,
  restore: msg`Restored`,
  leave: msg`Exit recorded`,
  reinstate: msg`Reinstated`,
};

/** The actions within the sentence of an entry. */
export const PAST_ACTIONS: Readonly<Record<ShownAction, MessageDescriptor>> = {
  create: msg({ message: 'added', comment: 'Between a person and a record: "Asha added branch Vesu"' }),
  update: msg({ message: 'changed', comment: 'Between a person and a record: "Asha changed branch Vesu"' }),
  remove: msg({ message: 'deleted', comment: 'Between a person and a record: "Asha deleted branch Vesu"' }),
  export: msg({ message: 'exported', comment: 'Between a person and a file: "Asha exported employees"' }),
  erase: msg({ message: 'erased data of', comment: 'Between a person and a record: "Asha erased data of employee …"' }),
  restore: msg({ message: 'restored', comment: 'Between a person and a record: "Asha restored branch Vesu"' }),
  leave: msg({
    message: 'recorded the exit of',
    comment: 'Between a person and a record: "Asha recorded the exit of employee …"',
  }),
  reinstate: msg({ message: 'reinstated', comment: 'Between a person and a record: "Asha reinstated employee …"' }),
};
