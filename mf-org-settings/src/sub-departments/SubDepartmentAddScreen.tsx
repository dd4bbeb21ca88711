import { Trans, useLingui } from '@lingui/react/macro';
import {
  type SubDepartment,
  type SubDepartmentInput,
  subDepartmentInput,
} from '@seamline/shared/contract/organisation/sub-departments';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { CodeField, FormPage, initialValues, useContractForm, useDuplicate, useWatch } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded, parseId } from '@seamline/shared/table';
import { Notice, Page } from '@seamline/shared/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addFailure } from './addFailure.ts';
import { FixedPlace, PlacePicker } from './PlaceFields.tsx';
import { subDepartmentMutations, subDepartments, useSubDepartmentGroups } from './queries.ts';
import { SubDepartmentFields } from './SubDepartmentFields.tsx';
import { findPlace, type Place, type SubDepartmentGroup } from './subDepartmentList.ts';

export function loader() {
  void prefetch(subDepartments.query);
  return null;
}

/** The form waits for the list, because the URL may name any branch and department. */
export function Component() {
  const { t } = useLingui();
  const { list, groups } = useSubDepartmentGroups();
  const [params] = useSearchParams();
  const [branchId, departmentId] = [params.get('branch_id') ?? '', params.get('department_id') ?? ''];
  if (list.data) {
    return (
      <AddForm
        groups={groups}
        place={findPlace(groups, parseId(branchId), parseId(departmentId))}
        hasPlaceInUrl={branchId !== '' || departmentId !== ''}
      />
    );
  }
  return (
    <Page title={t`Add Sub Department`} narrow>
      <Loaded
        query={list}
        loading={t`Loading sub-departments...`}
        failed={t`Failed to fetch sub-departments. Please try again later.`}
      >
        {() => null}
      </Loaded>
    </Page>
  );
}

interface AddFormProps {
  groups: readonly SubDepartmentGroup[];
  /** Branch and department of the URL, if they exist. */
  place: Place | undefined;
  hasPlaceInUrl: boolean;
}

function AddForm({ groups, place, hasPlaceInUrl }: AddFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const form = useContractForm(subDepartmentInput, initialValues(subDepartmentInput, place));
  const departmentId = useWatch({ control: form.control, name: 'department_id' });

  function onSuccess({ id, sub_department: name }: SubDepartment, { branch_id, department_id }: SubDepartmentInput) {
    const department = findPlace(groups, branch_id, department_id)?.department_name ?? '';
    notify.success(t`${name} was added to ${department}.`);
    return navigate(paths.subDepartment, { replace: true, state: { createdId: id } });
  }

  return (
    <FormPage
      title={t`Add Sub Department`}
      form={form}
      draft={`in-${place?.department_id ?? ''}`}
      mutation={subDepartmentMutations.create}
      onSuccess={onSuccess}
      submitLabel={t`Submit`}
      back={paths.subDepartment}
      incomplete={t`Name is required.`}
      getErrorMessage={(error) => addFailure(error, i18n)}
    >
      {place ? <FixedPlace place={place} /> : <PlacePicker groups={groups} />}
      {!place && hasPlaceInUrl && (
        <Notice>
          <Trans>
            The link refers to a branch or department that does not exist. Choose a branch and a department.
          </Trans>
        </Notice>
      )}
      <SubDepartmentFields departmentId={departmentId} code={<SubDepartmentCodeField />} />
    </FormPage>
  );
}

/** The code of a new sub-department. */
function SubDepartmentCodeField() {
  const { t } = useLingui();
  const other = useDuplicate(subDepartments, { field: 'code', textOf: ({ code }) => code });
  return (
    <CodeField
      name="code"
      label={t`Code`}
      limit={LIMITS.code}
      hint={t`The code cannot be changed later.`}
      taken={
        other &&
        t`Another sub-department, ${{ name: other.sub_department }} (${{ department: other.department_name }}), has this code.`
      }
      isNew
    />
  );
}
