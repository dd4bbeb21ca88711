import { SelectField } from '@seamline/shared/form';
import { byName, useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { LoadFailure } from '@seamline/shared/table';
import { Notice, TextLink } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';

/** The branch that a new department will belong to. */
export function BranchField() {
  const words = useMessages(orgMessages);
  const text = words.departments;
  const choices = useQuery(api.departments.options);
  const { data, error } = choices;
  const options = Object.entries(data?.branches ?? {})
    .map(([id, name]) => ({ value: Number(id), label: name }))
    .sort(byName(({ label }) => label));
  return (
    <>
      <SelectField
        name="branch_id"
        label={text.branch}
        options={options}
        hint={!data && !error && text.branchesLoading}
        required
      />
      {data && options.length === 0 && (
        <Notice
          action={
            <TextLink asChild>
              <Link to={paths.branchAdd}>{text.addBranch}</Link>
            </TextLink>
          }
        >
          {text.noBranch}
        </Notice>
      )}
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          {text.branchesFailed}
        </LoadFailure>
      )}
    </>
  );
}
