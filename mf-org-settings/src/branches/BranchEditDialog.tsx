import { type Branch, branchChange } from '@seamline/shared/contract/branches';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { HStack, TextLink } from '@seamline/shared/ui';
import { api, patchBranches } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { BranchFields } from './BranchFields.tsx';
import { suggestCode } from './suggestCode.ts';

/** The popup that changes a branch; here the code is required too. */
export function BranchEditDialog({ branch, close }: { branch: Branch; close(): void }) {
  const text = useMessages(orgMessages).branches;
  const form = useContractForm(branchChange, {
    name: branch.name,
    code: branch.code ?? '',
    branch_type: branch.branch_type,
  });
  const suggestion = suggestCode(branch.name);

  function saved(updated: Branch) {
    patchBranches((branches) => branches.map((other) => (other.id === updated.id ? updated : other)));
    notify.success(text.updated(updated.name));
    close();
  }

  return (
    <FormDialog
      title={text.editTitle}
      form={form}
      save={(change) => api.branches.update(branch.id, change)}
      saved={saved}
      saveLabel={text.update}
      close={close}
      incomplete={text.editIncomplete}
      explain={(error) => ({ text: text.updateFailed(error.detail || error.message) })}
    >
      <BranchFields
        codeRequired
        chosenType={branch.branch_type}
        codeHint={
          !branch.code && (
            <HStack as="span" flexWrap="wrap">
              {text.codeMissing}
              <TextLink
                as="button"
                type="button"
                onClick={() => form.setValue('code', suggestion, { shouldDirty: true, shouldValidate: true })}
              >
                {text.takeCode(suggestion)}
              </TextLink>
            </HStack>
          )
        }
      />
    </FormDialog>
  );
}
