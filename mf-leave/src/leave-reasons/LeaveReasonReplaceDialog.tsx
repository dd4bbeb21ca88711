import { Trans, useLingui } from '@lingui/react/macro';
import { type LeaveReason, leaveReasonInput } from '@seamline/shared/contract/leave-reasons';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Notice } from '@seamline/shared/ui';
import { api, dropLeaveReason, putLeaveReason } from '../api.ts';
import { LeaveReasonFields } from './LeaveReasonFields.tsx';
import { reasonAdded, reasonDeleted, reasonText } from './reasonText.ts';

/** Adds a new reason, then deletes the old one, because reasons cannot be changed. Each step is confirmed. */
export function LeaveReasonReplaceDialog({ reason, close }: { reason: LeaveReason; close(): void }) {
  const { t, i18n } = useLingui();
  const form = useContractForm(leaveReasonInput, { leave_type_name: reason.leave_type_name, reason: reason.reason });

  async function saved(added: LeaveReason) {
    putLeaveReason(added);
    notify.success(reasonAdded(added, i18n));
    close();
    try {
      await api.leaveReasons.remove(reason.id);
      dropLeaveReason(reason.id);
      notify.success(reasonDeleted(reason, i18n));
    } catch (error) {
      notify.error(t`The new leave reason was added, but the old one could not be deleted. Both are in the list.`, {
        detail: reasonOf(error),
      });
    }
  }

  return (
    <FormDialog
      title={t`Duplicate & Replace`}
      form={form}
      draft={`leave-reason-${reason.id}`}
      save={api.leaveReasons.create}
      saved={saved}
      saveLabel={t`Replace`}
      close={close}
      explain={(error) => ({
        text: t`Failed to add the new leave reason. The old one is still there.`,
        detail: error.message,
      })}
    >
      <Notice detail={reasonText(reason, i18n)}>
        <Trans>A reason cannot be changed. The new one is added first, then this one is deleted:</Trans>
      </Notice>
      <LeaveReasonFields chosenType={reason.leave_type_name} />
    </FormDialog>
  );
}
