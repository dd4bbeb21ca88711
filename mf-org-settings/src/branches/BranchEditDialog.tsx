import { Link } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { branchChange } from '@seamline/shared/contract/organisation/branch-changes';
import type { Branch } from '@seamline/shared/contract/organisation/branches';
import { FormDialog, initialValues, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { loaderOf, RecordDialog } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { BranchFields } from './BranchFields.tsx';
import { branchMutations, branchOptions } from './branchMutations.ts';
import { branches } from './queries.ts';

export const loader = loaderOf(branchOptions);

export function Component() {
  const { t } = useLingui();
  return (
    <RecordDialog list={branches} title={t`Edit Branch`}>
      {(branch, onClose) => <EditForm branch={branch} onClose={onClose} />}
    </RecordDialog>
  );
}

/** Changes a branch. A branch that is changed needs a code. */
function EditForm({ branch, onClose }: { branch: Branch; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const form = useContractForm(branchChange, initialValues(branchChange, branch));

  return (
    <FormDialog
      title={t`Edit Branch`}
      form={form}
      version={branch.version}
      mutation={branchMutations.update(branch.id)}
      onSuccess={({ name }) => notify.success(t({ message: `${name} was updated.`, context: 'branch' }))}
      submitLabel={t`Update Branch`}
      onClose={onClose}
      incomplete={t`All fields are required!`}
      getErrorMessage={(error) => {
        const detail = error.detail || error.message;
        return { text: t`Failed to update branch. Error details: ${detail}` };
      }}
    >
      <BranchFields
        codeRequired
        ownId={branch.id}
        chosenType={branch.branch_type}
        codeHint={
          !branch.code && (
            <CodeHint
              branch={branch}
              take={(code) => form.setValue('code', code, { shouldDirty: true, shouldValidate: true })}
            />
          )
        }
      />
    </FormDialog>
  );
}

/** Suggests a code, because a branch can be added without one but not changed. */
function CodeHint({ branch, take }: { branch: Branch; take(code: string): void }) {
  const { data } = useQuery(branches.query);
  const suggestion = suggestCode(
    branch.name,
    data?.branches.map(({ code }) => code),
  );
  return (
    <HStack as="span" flexWrap="wrap">
      <Trans>This branch has no code yet. It needs one before it can be changed.</Trans>
      <Link as="button" type="button" onClick={() => take(suggestion)}>
        <Trans>Use {suggestion}</Trans>
      </Link>
    </HStack>
  );
}

/** Suggests a code from the beginnings of the first two words, with a number if another branch has it already. */
export function suggestCode(name: string, taken: readonly (string | null)[] = []): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['BRANCH'];
  const parts = words.slice(0, 2).map((word) => beginning(word.toUpperCase()));
  const code = parts.join('-');
  const used = new Set(taken.map((other) => other?.toUpperCase()));
  let free = code;
  for (let number = 2; used.has(free); number += 1) free = `${code}-${number}`;
  return free;
}

/** Returns three whole characters: letters of Indian scripts consist of several code points. */
function beginning(word: string): string {
  return [...new Intl.Segmenter().segment(word)]
    .slice(0, 3)
    .map(({ segment }) => segment)
    .join('');
}
