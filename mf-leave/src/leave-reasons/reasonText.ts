import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeaveReason } from '@seamline/shared/contract/leave/leave-reasons';

type Reason = Pick<LeaveReason, 'reason'>;

/** Returns the text of a leave reason, or a note where it has none. */
export function reasonText({ reason }: Reason, i18n: I18n): string {
  return reason || i18n._(msg({ message: '(no text)', comment: 'In place of the text of a leave reason without one' }));
}

/** Returns the confirmation that a leave reason was added. */
export function reasonAdded(added: Reason, i18n: I18n): string {
  const reason = reasonText(added, i18n);
  return i18n._(msg({ message: `${reason} was added.`, context: 'leave reason' }));
}

/** Returns the confirmation that a leave reason was deleted. */
export function reasonDeleted(deleted: Reason, i18n: I18n): string {
  const reason = reasonText(deleted, i18n);
  return i18n._(msg({ message: `${reason} was deleted.`, context: 'leave reason' }));
}
