import { Trans, useLingui } from '@lingui/react/macro';
import {
  type EmployeeInput,
  employeeInput,
  findMissingPages,
} from '@seamline/shared/contract/employees/employee-creation';
import { COUNTRIES, DEFAULT_COUNTRY_CODE } from '@seamline/shared/contract/wire/telephone-numbers';
import { FormPage, initialValues, SelectField, useContractForm } from '@seamline/shared/form';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { loaderOf } from '@seamline/shared/table';
import { Button } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentSlot } from '../documents/DocumentSlot.tsx';
import { EmployeeField } from '../fields/EmployeeField.tsx';
import { FormSection, FormSections, SectionIndex } from '../fields/FormSection.tsx';
import { DateFields, MobileField, NameFields } from '../fields/PersonFields.tsx';
import { PlaceFields } from '../fields/PlaceFields.tsx';
import { findDateProblems, findNameProblems, findValueProblems } from '../fields/problems.ts';
import { codeSeries } from '../health/CodesDialog.tsx';
import { ReportingField } from '../people/ReportingField.tsx';
import { employeeLookups, employeeMutations } from '../queries.ts';

export const loader = loaderOf(employeeLookups, codeSeries);

const EMPTY = initialValues(employeeInput, {
  country_code: DEFAULT_COUNTRY_CODE,
  gender: '',
  employment_type: '',
  reporting_person_ids: [],
});

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const code = useQuery(codeSeries).data?.next_code;
  const form = useContractForm(employeeInput, EMPTY, (values) => [
    ...findDateProblems(values, {}),
    ...findNameProblems(values),
    ...findValueProblems(values, {}),
    ...findMissingPages(values),
  ]);

  function onSuccess(_: unknown, { full_name }: EmployeeInput) {
    notify.success(t`Employee added successfully!`, { detail: full_name });
    return navigate(paths.employees, { replace: true });
  }

  function addWithoutDocuments({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    form.setValue('without_documents', true);
    // It reads the values at once. Afterwards the other button wants documents again.
    currentTarget.form?.requestSubmit();
    form.setValue('without_documents', undefined);
  }

  return (
    <FormSections>
      <FormPage
        title={t`Add Employee`}
        description={
          <>
            <Trans>What you type is kept on this device until you save, discard or sign out. Documents are not.</Trans>{' '}
            {code && <Trans>The code will be {code}.</Trans>}
          </>
        }
        form={form}
        mutation={employeeMutations.create}
        onSuccess={onSuccess}
        submitLabel={t`Add Employee`}
        back={paths.employees}
        actions={
          <Button variant="outline" onClick={addWithoutDocuments}>
            <Trans>Add without documents</Trans>
          </Button>
        }
        beside={<SectionIndex />}
        getErrorMessage={(error) =>
          error.kind === 'server' ? { text: error.message } : { text: t`Failed to add employee`, detail: error.message }
        }
      >
        <EmployeeEntryFields />
      </FormPage>
    </FormSections>
  );
}

function EmployeeEntryFields() {
  const { t } = useLingui();
  return (
    <>
      <FormSection title={t`Person`}>
        <NameFields />
        <EmployeeField name="alias_name" />
        <SelectField name="country_code" label={t(EMPLOYEE_LABELS.country_code)} options={COUNTRY_OPTIONS} required />
        <MobileField />
        <EmployeeField name="primary_email" />
        <EmployeeField name="gender" />
        <DateFields />
      </FormSection>
      <FormSection title={t`Branch and designation`}>
        <PlaceFields />
      </FormSection>
      <FormSection title={t`Work`}>
        <EmployeeField name="employment_type" />
        <EmployeeField name="grade" />
        <EmployeeField name="job_location" />
        <EmployeeField name="probation_period_days" />
        <EmployeeField name="training_completion_date" />
        <ReportingField />
      </FormSection>
      <FormSection title={t`Insurance and retirement`}>
        <EmployeeField name="insurance_number" />
        <EmployeeField name="insurance_company_name" />
        <EmployeeField name="insurance_expiry_date" />
        <EmployeeField name="retirement_age" />
      </FormSection>
      <FormSection
        title={t`Documents`}
        lead={t`If you do not have both pages of the Aadhaar card yet, choose “Add without documents”. They are then listed under “Problems in records”.`}
        dense
      >
        <DocumentSlot name="profile_picture" />
        <DocumentSlot name="adhar_card_page_1" required />
        <DocumentSlot name="adhar_card_page_2" required />
        <DocumentSlot name="pan_card" />
      </FormSection>
    </>
  );
}
