import type { Leaver } from '@seamline/shared/contract/leavers';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import { api, forgetEmployees } from '../api.ts';
import { employeeMessages } from '../messages.ts';

/** The question before somebody comes back. */
export function TakeBackDialog({ person, close }: { person: Leaver; close(): void }) {
  const text = useMessages(employeeMessages).leavers;

  async function takeBack() {
    await api.leavers.takeBack(person.id);
    notify.success(text.isBack(person.user_name));
    forgetEmployees();
  }

  return (
    <ConfirmDialog
      title={text.takeBackTitle}
      confirmLabel={text.takeBackConfirm}
      confirm={takeBack}
      explain={(error) => ({
        text: text.takeBackFailed,
        detail: reasonOf(error),
      })}
      close={close}
    >
      {text.takeBackLead(person.user_name)}
    </ConfirmDialog>
  );
}
