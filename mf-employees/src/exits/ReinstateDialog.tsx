import { useLingui } from '@lingui/react/macro';
import { formatCalendarDay, reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { leavingMutations } from '../queries.ts';

interface ReinstateDialogProps {
  /** An employee on notice has no `left_at`. */
  person: {
    readonly id: number;
    readonly version?: number | undefined;
    readonly user_name: string;
    readonly company_last_day: string;
    readonly left_at: string | null;
  };
  onDone?(): void;
  close(): void;
}

/** The question before a leaving is withdrawn or a former employee is reinstated. */
export function ReinstateDialog({ person, onDone, close }: ReinstateDialogProps) {
  const { t } = useLingui();
  const { mutateAsync: reinstate } = useMutation(leavingMutations.reinstate);
  const { id, user_name: name, company_last_day: lastDay } = person;
  const words =
    person.left_at === null
      ? {
          title: t`Withdraw the exit`,
          lead: t`${name} stays after ${{ day: formatCalendarDay(lastDay) }}. The dates and remarks of the exit are removed.`,
          confirm: t`Yes, withdraw`,
          failed: t`The exit could not be withdrawn.`,
          done: t`${name} is no longer on notice.`,
        }
      : {
          title: t`Reinstate`,
          lead: t`${name} returns to the directory and its counts. The dates and remarks of the exit are removed.`,
          confirm: t`Yes, reinstate`,
          failed: t`This person could not be reinstated.`,
          done: t`${name} works here again.`,
        };

  async function confirm() {
    await reinstate({ id, version: person.version });
    notify.success(words.done);
    onDone?.();
  }

  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      confirm={confirm}
      explain={(error) => ({ text: words.failed, detail: reasonOf(error) })}
      close={close}
    >
      {words.lead}
    </ConfirmDialog>
  );
}
