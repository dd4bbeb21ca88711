import { type Branch, branchInput } from '@seamline/shared/contract/branches';
import { FormPage, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch, useQuery } from '@seamline/shared/query';
import { useNavigate } from '@seamline/shared/router';
import { notify } from '@seamline/shared/session';
import { api, patchBranches } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { BranchFields } from './BranchFields.tsx';
import { rememberBranch } from './rememberBranch.ts';

export function loader() {
  void prefetch(api.branches.options);
  void prefetch(api.branches.list);
  return null;
}

const EMPTY = { name: '', code: '', branch_type: '' };

export function Component() {
  const text = useMessages(orgMessages).branches;
  const form = useContractForm(branchInput, EMPTY);
  const navigate = useNavigate();
  const name = useWatch({ control: form.control, name: 'name' });
  const namesake = useNamesake(name);

  function saved(branch: Branch) {
    rememberBranch(branch);
    patchBranches((branches) => [...branches, branch]);
    notify.success(text.added(branch.name));
    navigate(paths.branches);
  }

  return (
    <FormPage
      title={text.addTitle}
      form={form}
      save={api.branches.create}
      saved={saved}
      saveLabel={text.add}
      back={paths.branches}
      incomplete={text.addIncomplete}
      explain={(error) => ({ text: text.addFailed, detail: error.message })}
    >
      <BranchFields nameHint={namesake && text.duplicate(namesake)} />
    </FormPage>
  );
}

/** The branch that already has the name that is being typed, whatever its case. */
function useNamesake(name: string): string | undefined {
  const { data } = useQuery(api.branches.list);
  const wanted = name.trim().toLocaleLowerCase();
  return data?.branches.find((branch) => branch.name.toLocaleLowerCase() === wanted)?.name;
}
