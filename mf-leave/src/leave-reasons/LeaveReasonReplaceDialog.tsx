import { type LeaveReason, leaveReasonInput } from '@seamline/shared/contract/leave-reasons';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Notice } from '@seamline/shared/ui';
import { api, dropLeaveReason, putLeaveReason } from '../api.ts';
import { leaveMessages } from '../messages.ts';
import { LeaveReasonFields } from './LeaveReasonFields.tsx';

/** Reasons cannot be changed: a new one is added, then the old one is deleted, and both steps are told. */
export function LeaveReasonReplaceDialog({ reason, close }: { reason: LeaveReason; close(): void }) {
  const text = useMessages(leaveMessages).leaveReasons;
  const form = useContractForm(leaveReasonInput, { leave_type_name: reason.leave_type_name, reason: reason.reason });
  const wordsOf = (one: LeaveReason) => one.reason || text.noText;

  async function saved(added: LeaveReason) {
    putLeaveReason(added);
    notify.success(text.added(wordsOf(added)));
    close();
    try {
      await api.leaveReasons.remove(reason.id);
      dropLeaveReason(reason.id);
      notify.success(text.removed(wordsOf(reason)));
    } catch (error) {
      notify.error(text.replaceHalf, { detail: reasonOf(error) });
    }
  }

  return (
    <FormDialog
      title={text.replaceTitle}
      form={form}
      draft={`leave-reason-${reason.id}`}
      save={api.leaveReasons.create}
      saved={saved}
      saveLabel={text.replaceLabel}
      close={close}
      explain={(error) => ({ text: text.replaceFailed, detail: error.message })}
    >
      <Notice detail={wordsOf(reason)}>{text.replaceWhy}</Notice>
      <LeaveReasonFields chosenType={reason.leave_type_name} />
    </FormDialog>
  );
}
