import { Trans, useLingui } from '@lingui/react/macro';
import { type Branch, branchChange } from '@seamline/shared/contract/branches';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { HStack, TextLink } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api, putBranch } from '../api.ts';
import { BranchFields } from './BranchFields.tsx';
import { suggestCode } from './suggestCode.ts';

/** Changes a branch. A branch that is changed needs a code. */
export function BranchEditDialog({ branch, close }: { branch: Branch; close(): void }) {
  const { t } = useLingui();
  const form = useContractForm(branchChange, {
    name: branch.name,
    code: branch.code ?? '',
    branch_type: branch.branch_type,
  });

  function saved(updated: Branch) {
    putBranch(updated);
    const { name } = updated;
    notify.success(t({ message: `${name} was updated.`, context: 'branch' }));
    close();
  }

  return (
    <FormDialog
      title={t`Edit Branch`}
      form={form}
      version={branch.version}
      draft={`branch-${branch.id}`}
      save={(change, version) => api.branches.update(branch.id, change, version)}
      saved={saved}
      saveLabel={t`Update Branch`}
      close={close}
      incomplete={t`All fields are required!`}
      explain={(error) => {
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
  const { data } = useQuery(api.branches.list);
  const suggestion = suggestCode(
    branch.name,
    data?.branches.map(({ code }) => code),
  );
  return (
    <HStack as="span" flexWrap="wrap">
      <Trans>This branch has no code yet. It needs one before it can be changed.</Trans>
      <TextLink as="button" type="button" onClick={() => take(suggestion)}>
        <Trans>Use {suggestion}</Trans>
      </TextLink>
    </HStack>
  );
}
