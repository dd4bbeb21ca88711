import type { LeaveReason } from '@seamline/shared/contract/leave-reasons';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, dropLeaveReason } from '../api.ts';
import { removeFailure } from '../failures.ts';
import { leaveMessages } from '../messages.ts';

/** The question before a reason is deleted. */
export function LeaveReasonDeleteDialog({ reason, close }: { reason: LeaveReason; close(): void }) {
  const text = useMessages(leaveMessages).leaveReasons;
  const name = reason.reason || text.noText;

  async function remove() {
    await api.leaveReasons.remove(reason.id);
    dropLeaveReason(reason.id);
    notify.success(text.removed(name));
  }

  return (
    <DeleteDialog name={name} remove={remove} explain={(error) => removeFailure(error, text)} close={close}>
      <Text tone="muted">{text.ofType(reason.leave_type_name)}</Text>
    </DeleteDialog>
  );
}
