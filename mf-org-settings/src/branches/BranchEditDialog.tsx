import { type Branch, branchChange } from '@seamline/shared/contract/branches';
import { FormDialog, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { useQuery } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Button, HStack, Notice, TextLink } from '@seamline/shared/ui';
import { useState } from 'react';
import { api, putBranch } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { BranchFields } from './BranchFields.tsx';
import { suggestCode } from './suggestCode.ts';
import { useNamesake } from './useNamesake.ts';

/** The popup that changes a branch; here the code is required too. */
export function BranchEditDialog({ branch, close }: { branch: Branch; close(): void }) {
  const text = useMessages(orgMessages).branches;
  const form = useContractForm(branchChange, valuesOf(branch));
  const namesake = useNamesake(useWatch({ control: form.control, name: 'name' }), branch.id);

  function saved(updated: Branch) {
    putBranch(updated);
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
      <ChangeNotice branch={branch} take={(current) => form.reset(valuesOf(current))} />
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

function valuesOf({ name, code, branch_type }: Branch) {
  return { name, code: code ?? '', branch_type };
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

/** Says when the branch was changed or deleted by somebody else while the popup was open. */
function ChangeNotice({ branch, take }: { branch: Branch; take(current: Branch): void }) {
  const text = useMessages(orgMessages).branches;
  const { data } = useQuery(api.branches.list);
  const [known, setKnown] = useState(branch);
  const current = data?.branches.find(({ id }) => id === branch.id);
  if (!data) return null;
  if (!current) return <Notice tone="error">{text.gone}</Notice>;
  const { name, code, branch_type } = current;
  if (name === known.name && code === known.code && branch_type === known.branch_type) return null;
  const useCurrent = (
    <Button
      variant="outline"
      onClick={() => {
        setKnown(current);
        take(current);
      }}
    >
      {text.takeChange}
    </Button>
  );
  return (
    <Notice detail={text.changedTo(name, code ?? text.noCode, branch_type)} action={useCurrent}>
      {text.changed}
    </Notice>
  );
}
