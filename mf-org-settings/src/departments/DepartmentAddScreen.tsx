import { Trans, useLingui } from '@lingui/react/macro';
import { type Department, departmentInput } from '@seamline/shared/contract/organisation/departments';
import { FormPage, initialValues, SelectField, useContractForm, useWatch } from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { byName } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { BackLink, LoadFailure, loaderOf, parseId, TextLink } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DepartmentFields } from './DepartmentFields.tsx';
import { departmentMutations, departmentOptions, departments } from './queries.ts';

export const loader = loaderOf(departmentOptions, departments.query);

export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const branch_id = parseId(params.get('branch_id'));
  const form = useContractForm(departmentInput, initialValues(departmentInput, { branch_id }));
  const branchId = useWatch({ control: form.control, name: 'branch_id' });

  function onSuccess(department: Department) {
    const { department_id: createdId, department_name: name, branch_name: branch } = department;
    notify.success(t`${name} was added to ${branch}.`);
    // Replaces the form in the history: going back must not lead to it again.
    return navigate(paths.department, { replace: true, state: { createdId } });
  }

  return (
    <FormPage
      title={t`Add Department`}
      above={<BackLink to={paths.department}>{t`Back to Departments`}</BackLink>}
      form={form}
      draft={`in-${branch_id ?? ''}`}
      mutation={departmentMutations.create}
      onSuccess={onSuccess}
      submitLabel={t`Add Department`}
      // The specification leads Cancel to the sub-departments.
      back={paths.subDepartment}
      getErrorMessage={(error) => ({ text: t`Failed to add department.`, detail: error.message })}
    >
      <BranchField />
      <DepartmentFields branchId={branchId} />
    </FormPage>
  );
}

/** The branch of a new department. */
function BranchField() {
  const { t } = useLingui();
  const choices = useQuery(departmentOptions);
  const { data, error } = choices;
  const options = Object.entries(data?.branches ?? {})
    .map(([id, name]) => ({ value: Number(id), label: name }))
    .sort(byName(({ label }) => label));
  return (
    <>
      <SelectField
        name="branch_id"
        label={t(ORGANISATION_LABELS.branch_id)}
        options={options}
        hint={!data && !error && t`Loading branches...`}
        required
      />
      {data && options.length === 0 && (
        <Notice action={<TextLink to={paths.branchAdd}>{t`Add Branch`}</TextLink>}>
          <Trans>There is no branch yet. A department needs a branch.</Trans>
        </Notice>
      )}
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          <Trans>Failed to fetch branches. Please try again later.</Trans>
        </LoadFailure>
      )}
    </>
  );
}
