import { Trans, useLingui } from '@lingui/react/macro';
import { type LeaveReason, leaveReasonInput } from '@seamline/shared/contract/leave/leave-reasons';
import { FormDialog, initialValues, useContractForm } from '@seamline/shared/form';
import { ApiError } from '@seamline/shared/http';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { loaderOf, RecordDialog } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { leaveReasonMutations, leaveReasons, leaveTypeNames } from '../queries.ts';
import { LeaveReasonFields } from './LeaveReasonFields.tsx';
import { reasonAdded, reasonDeleted, reasonText } from './reasonText.ts';

export const loader = loaderOf(leaveTypeNames);

export function Component() {
  const { t } = useLingui();
  return (
    <RecordDialog list={leaveReasons} title={t`Duplicate & Replace`}>
      {(reason, onClose) => <ReplaceForm reason={reason} onClose={onClose} />}
    </RecordDialog>
  );
}

/** Adds a new reason, then deletes the old one, because reasons cannot be changed. Each step is confirmed. */
function ReplaceForm({ reason, onClose }: { reason: LeaveReason; onClose(): Promise<void> }) {
  const { t, i18n } = useLingui();
  const form = useContractForm(leaveReasonInput, initialValues(leaveReasonInput, reason));
  const removal = useMutation(leaveReasonMutations.remove);

  async function deleteOld(added: LeaveReason) {
    notify.success(reasonAdded(added, i18n));
    try {
      await removal.mutateAsync({ id: reason.id, version: reason.version });
      notify.success(reasonDeleted(reason, i18n));
    } catch (error) {
      // Another user has deleted the old one: nothing is left to do.
      if (error instanceof ApiError && error.status === 404) return;
      notify.error(t`The new leave reason was added, but the old one could not be deleted. Both are in the list.`, {
        detail: reasonOf(error),
      });
    }
  }

  return (
    <FormDialog
      title={t`Duplicate & Replace`}
      form={form}
      mutation={leaveReasonMutations.create}
      onSuccess={deleteOld}
      submitLabel={t`Replace`}
      onClose={onClose}
      getErrorMessage={(error) => ({
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
