import type { Branch } from '@seamline/shared/contract/branches';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api, dropBranch } from '../api.ts';
import { Dependants } from '../Dependants.tsx';
import { orgMessages } from '../messages.ts';

/** The question before a branch is deleted, with what belongs to it. */
export function BranchDeleteDialog({ branch, close }: { branch: Branch; close(): void }) {
  const text = useMessages(orgMessages).branches;

  async function remove() {
    await api.branches.remove(branch.id);
    dropBranch(branch.id);
    notify.success(text.removed(branch.name));
  }

  return (
    <DeleteDialog
      name={branch.name}
      remove={remove}
      explain={(error) => ({ text: text.removeFailed, detail: reasonOf(error) })}
      close={close}
    >
      <Dependants record="branch" id={branch.id} rule={text.removeWarning} />
    </DeleteDialog>
  );
}
