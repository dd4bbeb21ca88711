import type { Branch } from '@seamline/shared/contract/branches';
import { useMessages } from '@seamline/shared/messages';
import { useQuery } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { DeleteDialog, Text } from '@seamline/shared/ui';
import { api, dropBranch } from '../api.ts';
import { orgMessages } from '../messages.ts';

/** The question before a branch is deleted, with who works there as far as that is known. */
export function BranchDeleteDialog({ branch, close }: { branch: Branch; close(): void }) {
  const text = useMessages(orgMessages).branches;
  const { data } = useQuery(api.branches.headcounts);
  const employees = data?.branches.find(({ branch_id }) => branch_id === branch.id)?.total_employees ?? 0;

  async function remove() {
    await api.branches.remove(branch.id);
    dropBranch(branch.id);
    notify.success(text.removed(branch.name));
  }

  return (
    <DeleteDialog
      name={branch.name}
      remove={remove}
      explain={(error) => ({ text: text.removeFailed, detail: error instanceof Error ? error.message : String(error) })}
      close={close}
    >
      {employees > 0 && (
        <Text>
          <strong>{text.employees(employees)}</strong>
        </Text>
      )}
      <Text tone="muted">{text.removeWarning}</Text>
    </DeleteDialog>
  );
}
