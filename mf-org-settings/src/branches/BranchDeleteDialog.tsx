import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@seamline/shared/contract/organisation/branches';
import { reasonOf } from '@seamline/shared/messages';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { useDependentRecords } from '../useDependentRecords.ts';
import { branchMutations } from './branchMutations.ts';
import { branches } from './queries.ts';

/** The question before a branch is deleted, with its dependents. */
export function Component() {
  const { t } = useLingui();
  return (
    <DeleteRecordDialog
      list={branches}
      title={t`Branches`}
      mutation={branchMutations.remove}
      nameOf={({ name }) => name}
      deleted={(name) => t({ message: `${name} was deleted.`, context: 'branch' })}
      getErrorMessage={(error) => ({ text: t`Failed to delete branch.`, detail: reasonOf(error) })}
      useDependents={useDependents}
    />
  );
}

function useDependents({ id }: Branch) {
  const { t } = useLingui();
  return useDependentRecords({
    record: 'branch',
    id,
    rule: t`A branch that departments or employees belong to cannot be deleted.`,
    filter: { branch: id },
  });
}
