import type { LeaveType } from '@seamline/shared/contract/leave-types';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, dropLeaveType } from '../api.ts';
import { removeFailure } from '../failures.ts';
import { leaveMessages } from '../messages.ts';
import { useReasonsOf } from './useReasonsOf.ts';

/** The question before a leave type is deleted, with the reasons that belong to it as far as they are known. */
export function LeaveTypeDeleteDialog({ type, close }: { type: LeaveType; close(): void }) {
  const text = useMessages(leaveMessages).leaveTypes;
  const reasons = useReasonsOf(type.leave_type_id);

  async function remove() {
    await api.leaveTypes.remove(type.leave_type_id);
    dropLeaveType(type.leave_type_id);
    notify.success(text.removed(type.leave_type_name));
  }

  return (
    <DeleteDialog
      name={type.leave_type_name}
      remove={remove}
      explain={(error) => removeFailure(error, text)}
      close={close}
    >
      {reasons.count > 0 && (
        <Text>
          <strong>{text.reasonsBelong(reasons.count, reasons.names)}</strong>
        </Text>
      )}
      <Text tone="muted">{text.removeWarning}</Text>
    </DeleteDialog>
  );
}
