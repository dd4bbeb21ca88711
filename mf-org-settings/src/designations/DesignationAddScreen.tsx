import { useLingui } from '@lingui/react/macro';
import { type Designation, designationInput } from '@seamline/shared/contract/organisation/designations';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import {
  CodeField,
  FormPage,
  initialValues,
  TextAreaField,
  useContractForm,
  useDuplicate,
} from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { BackLink, loaderOf } from '@seamline/shared/table';
import { useNavigate } from 'react-router-dom';
import { DesignationNameField } from './DesignationNameField.tsx';
import { designationMutations, designations } from './queries.ts';

export const loader = loaderOf(designations.query);

export function Component() {
  const { t } = useLingui();
  const fixedLater = t`This cannot be changed later.`;
  const navigate = useNavigate();
  const form = useContractForm(designationInput, initialValues(designationInput));

  function onSuccess({ id, designation: name }: Designation) {
    notify.success(t({ message: `${name} was added.`, context: 'designation' }));
    return navigate(paths.designation, { replace: true, state: { createdId: id } });
  }

  return (
    <FormPage
      title={t`Add Designation`}
      above={<BackLink to={paths.designation}>{t`Back to Designations`}</BackLink>}
      form={form}
      mutation={designationMutations.create}
      onSuccess={onSuccess}
      submitLabel={t`Add Designation`}
      // The specification leads Cancel to the sub-departments.
      back={paths.subDepartment}
      getErrorMessage={(error) => ({ text: t`Failed to add designation.`, detail: error.message })}
    >
      <DesignationNameField />
      <DesignationCodeField hint={fixedLater} />
      <TextAreaField
        name="description"
        label={t(ORGANISATION_LABELS.description)}
        limit={LIMITS.description}
        hint={fixedLater}
      />
    </FormPage>
  );
}

/** The code of a new designation. */
function DesignationCodeField({ hint }: { hint: string }) {
  const { t } = useLingui();
  const other = useDuplicate(designations, { field: 'code', textOf: ({ code }) => code });
  return (
    <CodeField
      name="code"
      label={t(ORGANISATION_LABELS.code)}
      limit={LIMITS.code}
      hint={hint}
      taken={other && t`Another designation, ${{ name: other.designation }}, has this code.`}
      isNew
    />
  );
}
