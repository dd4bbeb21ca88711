import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@seamline/shared/contract/branches';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { api, dropBranch } from '../api.ts';
import { Dependents } from '../Dependents.tsx';

/** Asks before a branch is deleted, and shows its dependents. */
export function BranchDeleteDialog({ branch, close }: { branch: Branch; close(): void }) {
  const { t } = useLingui();
  const { name } = branch;

  async function remove() {
    await api.branches.remove(branch.id);
    dropBranch(branch.id);
    notify.success(t({ message: `${name} was deleted.`, context: 'branch' }));
  }

  return (
    <DeleteDialog
      name={name}
      remove={remove}
      explain={(error) => ({ text: t`Failed to delete branch.`, detail: reasonOf(error) })}
      close={close}
    >
      <Dependents
        record="branch"
        id={branch.id}
        rule={t`A branch that departments or employees belong to cannot be deleted.`}
      />
    </DeleteDialog>
  );
}
