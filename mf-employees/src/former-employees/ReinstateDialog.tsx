import type { FormerEmployee } from '@seamline/shared/contract/former-employees';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { ConfirmDialog } from '@seamline/shared/ui';
import { api, forgetEmployees } from '../api.ts';
import { employeeMessages } from '../messages.ts';

/** The question before somebody comes back. */
export function ReinstateDialog({ person, close }: { person: FormerEmployee; close(): void }) {
  const text = useMessages(employeeMessages).formerEmployees;

  async function reinstate() {
    await api.formerEmployees.reinstate(person.id);
    notify.success(text.isBack(person.user_name));
    forgetEmployees();
  }

  return (
    <ConfirmDialog
      title={text.reinstateTitle}
      confirmLabel={text.reinstateConfirm}
      confirm={reinstate}
      explain={(error) => ({
        text: text.reinstateFailed,
        detail: reasonOf(error),
      })}
      close={close}
    >
      {text.reinstateLead(person.user_name)}
    </ConfirmDialog>
  );
}
