import { useLingui } from '@lingui/react/macro';
import type { LeaveReason } from '@seamline/shared/contract/leave-reasons';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, dropLeaveReason } from '../api.ts';
import { leaveReasonRemoveFailure } from '../failures.ts';
import { reasonDeleted, reasonText } from './reasonText.ts';

/** The question before a reason is deleted. */
export function LeaveReasonDeleteDialog({ reason, close }: { reason: LeaveReason; close(): void }) {
  const { t, i18n } = useLingui();
  const name = reasonText(reason, i18n);
  const type = reason.leave_type_name;

  async function remove() {
    await api.leaveReasons.remove(reason.id);
    dropLeaveReason(reason.id);
    notify.success(reasonDeleted(reason, i18n));
  }

  return (
    <DeleteDialog name={name} remove={remove} explain={(error) => leaveReasonRemoveFailure(error, i18n)} close={close}>
      <Text tone="muted">{t`It belongs to ${type}.`}</Text>
    </DeleteDialog>
  );
}
