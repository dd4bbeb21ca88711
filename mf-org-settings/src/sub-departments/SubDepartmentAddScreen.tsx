import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type SubDepartment,
  type SubDepartmentInput,
  subDepartmentInput,
} from '@seamline/shared/contract/organisation/sub-departments';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import {
  CodeField,
  type FormFailure,
  FormPage,
  initialValues,
  SelectField,
  useContractForm,
  useDuplicate,
  useFormContext,
  useWatch,
} from '@seamline/shared/form';
import type { ApiError } from '@seamline/shared/http';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { Loaded, loaderOf, parseId, TextLink } from '@seamline/shared/table';
import { Field, Input, Notice, Page } from '@seamline/shared/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RecordGroup } from '../groups/groupedRecords.ts';
import { subDepartmentMutations, subDepartments, useSubDepartmentGroups } from './queries.ts';
import { SubDepartmentFields } from './SubDepartmentFields.tsx';
import { type DepartmentPlace, findPlace } from './subDepartmentList.ts';

export const loader = loaderOf(subDepartments.query);

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
  groups: readonly RecordGroup[];
  /** Branch and department of the URL, if they exist. */
  place: DepartmentPlace | undefined;
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
      label={t(ORGANISATION_LABELS.code)}
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

/** Says why a sub-department was not added. Without a session, no request was sent. */
export function addFailure(error: ApiError, i18n: I18n): FormFailure {
  const text = error.kind === 'session' ? msg`Not authenticated` : msg`Error adding sub department`;
  return { text: i18n._(text), detail: error.message };
}

/** Branch and department of the URL, read-only. */
function FixedPlace({ place }: { place: DepartmentPlace }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t(ORGANISATION_LABELS.branch_id)}>
        {(control) => <Input {...control} readOnly value={place.branch_name} />}
      </Field>
      <Field label={t(ORGANISATION_LABELS.department_id)}>
        {(control) => <Input {...control} readOnly value={place.department_name} />}
      </Field>
    </>
  );
}

/** Branch and department to choose, if the URL has none. Another branch has other departments. */
function PlacePicker({ groups }: { groups: readonly RecordGroup[] }) {
  const { t } = useLingui();
  const { resetField } = useFormContext();
  const branchId: unknown = useWatch({ name: 'branch_id' });
  const branch = groups.find(({ id }) => id === branchId);
  return (
    <>
      <SelectField
        name="branch_id"
        label={t(ORGANISATION_LABELS.branch_id)}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          groups.length === 0 && (
            <NoneYet
              why={t`Sub-departments belong to a department, and departments belong to a branch.`}
              to={paths.branchAdd}
              add={t`Add Branch`}
            />
          )
        }
        changed={() => resetField('department_id')}
        required
      />
      <SelectField
        key={branch?.id}
        name="department_id"
        label={t(ORGANISATION_LABELS.department_id)}
        options={(branch?.parts ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          branch?.parts.length === 0 && (
            <NoneYet
              why={t`No department found.`}
              to={`${paths.departmentAdd}?branch_id=${branch.id}`}
              add={t`Add Department`}
            />
          )
        }
        required
        disabled={!branch}
      />
    </>
  );
}

/** Explains why there is no option, with a link to add one. */
function NoneYet({ why, to, add }: { why: string; to: string; add: string }) {
  return (
    <span role="status">
      {why} <TextLink to={to}>{add}</TextLink>
    </span>
  );
}
