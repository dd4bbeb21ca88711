import { useLingui } from '@lingui/react/macro';
import { branchInput } from '@seamline/shared/contract/organisation/branch-changes';
import type { Branch } from '@seamline/shared/contract/organisation/branches';
import { FormPage, initialValues, useContractForm } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { notify, readStored, writeStored } from '@seamline/shared/session';
import { loaderOf } from '@seamline/shared/table';
import { useNavigate } from 'react-router-dom';
import { BranchFields } from './BranchFields.tsx';
import { branchMutations, branchOptions } from './branchMutations.ts';
import { branches } from './queries.ts';

export const loader = loaderOf(branchOptions, branches.query);

export function Component() {
  const { t } = useLingui();
  const form = useContractForm(branchInput, initialValues(branchInput));
  const navigate = useNavigate();

  function onSuccess(branch: Branch) {
    rememberBranch(branch);
    const { name } = branch;
    notify.success(t({ message: `${name} was added.`, context: 'branch' }));
    // Replaces the form in the history: going back must not lead to it again.
    return navigate(paths.branches, { replace: true, state: { createdId: branch.id } });
  }

  return (
    <FormPage
      title={t`Add Branch`}
      form={form}
      mutation={branchMutations.create}
      onSuccess={onSuccess}
      submitLabel={t`Add Branch`}
      back={paths.branches}
      incomplete={t`Name and Branch Type are required.`}
      getErrorMessage={(error) => ({ text: t`Failed to add branch.`, detail: error.message })}
    >
      <BranchFields />
    </FormPage>
  );
}

/** The key under which the product keeps added branches. */
const KEY = 'branchesData';

/** Stores a branch that was added in this browser, as the product does. Nothing reads it. */
export function rememberBranch(branch: Branch): void {
  writeStored(KEY, JSON.stringify([...storedBranches(), branch]));
}

function storedBranches(): unknown[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
