import type { Designation } from '@seamline/shared/contract/designations';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { Dependants } from '../Dependants.tsx';
import { orgMessages } from '../messages.ts';

/** The question before a designation is deleted, with who holds it. */
export function DesignationDeleteDialog({ designation, close }: { designation: Designation; close(): void }) {
  const text = useMessages(orgMessages).designations;
  const { id, designation: name } = designation;

  async function remove() {
    await api.designations.remove(id);
    refreshLists();
    notify.success(text.removed(name));
  }

  return (
    <DeleteDialog
      name={name}
      remove={remove}
      explain={(error) => ({ text: text.removeFailed, detail: reasonOf(error) })}
      close={close}
    >
      <Dependants record="designation" id={id} rule={text.removeWarning} />
    </DeleteDialog>
  );
}
