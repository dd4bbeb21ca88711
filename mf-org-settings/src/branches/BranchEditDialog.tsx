import { type Branch, branchChange } from '@seamline/shared/contract/branches';
import { FormDialog, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { HStack, TextLink } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api, putBranch } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { BranchFields } from './BranchFields.tsx';
import { suggestCode } from './suggestCode.ts';
import { useBranchNamesake } from './useBranchNamesake.ts';

/** The popup that changes a branch; here the code is required too. */
export function BranchEditDialog({ branch, close }: { branch: Branch; close(): void }) {
  const text = useMessages(orgMessages).branches;
  const form = useContractForm(branchChange, {
    name: branch.name,
    code: branch.code ?? '',
    branch_type: branch.branch_type,
  });
  const namesake = useBranchNamesake(useWatch({ control: form.control, name: 'name' }), branch.id);

  function saved(updated: Branch) {
    putBranch(updated);
    notify.success(text.updated(updated.name));
    close();
  }

  return (
    <FormDialog
      title={text.editTitle}
      form={form}
      version={branch.version}
      draft={`branch-${branch.id}`}
      save={(change, version) => api.branches.update(branch.id, change, version)}
      saved={saved}
      saveLabel={text.update}
      close={close}
      incomplete={text.editIncomplete}
      explain={(error) => ({ text: text.updateFailed(error.detail || error.message) })}
    >
      <BranchFields
        codeRequired
        namesake={namesake}
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

/** A branch may be added without a code, but not changed without one. */
function CodeHint({ branch, take }: { branch: Branch; take(code: string): void }) {
  const text = useMessages(orgMessages).branches;
  const { data } = useQuery(api.branches.list);
  const suggestion = suggestCode(
    branch.name,
    data?.branches.map(({ code }) => code),
  );
  return (
    <HStack as="span" flexWrap="wrap">
      {text.codeMissing}
      <TextLink as="button" type="button" onClick={() => take(suggestion)}>
        {text.takeCode(suggestion)}
      </TextLink>
    </HStack>
  );
}
