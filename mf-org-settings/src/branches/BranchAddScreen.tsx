import { type Branch, branchInput } from '@seamline/shared/contract/branches';
import { FormPage, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { useNavigate } from 'react-router-dom';
import { api, putBranch } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { BranchFields } from './BranchFields.tsx';
import { rememberBranch } from './rememberBranch.ts';
import { useBranchNamesake } from './useBranchNamesake.ts';

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
  const namesake = useBranchNamesake(name);

  function saved(branch: Branch) {
    rememberBranch(branch);
    putBranch(branch);
    notify.success(text.added(branch.name));
    // In place of the form: going back must not lead to it again.
    return navigate(paths.branches, { replace: true, state: { added: branch.id } });
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
      <BranchFields namesake={namesake} />
    </FormPage>
  );
}
