import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import { api, forgetEmployees } from '../api.ts';
import { formatCalendarDay } from '../details/formatCalendarDay.ts';
import { employeeMessages } from '../messages.ts';

interface ReinstateDialogProps {
  /** An employee on notice has no `left_at`. */
  person: {
    readonly id: number;
    readonly user_name: string;
    readonly company_last_day: string;
    readonly left_at: string | null;
  };
  onDone?(): void;
  close(): void;
}

/** The question before a leaving is withdrawn or a former employee is reinstated. */
export function ReinstateDialog({ person, onDone, close }: ReinstateDialogProps) {
  const text = useMessages(employeeMessages).formerEmployees;
  const { id, user_name: name, company_last_day: lastDay } = person;
  const words =
    person.left_at === null
      ? {
          title: text.withdrawTitle,
          lead: text.withdrawLead(name, formatCalendarDay(lastDay)),
          confirm: text.withdrawConfirm,
          failed: text.withdrawFailed,
          done: text.isWithdrawn(name),
        }
      : {
          title: text.reinstateTitle,
          lead: text.reinstateLead(name),
          confirm: text.reinstateConfirm,
          failed: text.reinstateFailed,
          done: text.isBack(name),
        };

  async function reinstate() {
    await api.formerEmployees.reinstate(id);
    notify.success(words.done);
    forgetEmployees();
    onDone?.();
  }

  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      confirm={reinstate}
      explain={(error) => ({ text: words.failed, detail: reasonOf(error) })}
      close={close}
    >
      {words.lead}
    </ConfirmDialog>
  );
}
