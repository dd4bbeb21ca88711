import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Company, type CompanyInput, companyInput } from '@seamline/shared/contract/organisation/company';
import { FormPage, useContractForm } from '@seamline/shared/form';
import type { ApiError } from '@seamline/shared/http';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { Loaded, loaderOf } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CompanyFields } from './CompanyFields.tsx';
import { LocationFields } from './LocationFields.tsx';
import { company, companyUpdate, mapSettings } from './queries.ts';

export const loader = loaderOf(company, mapSettings);

export function Component() {
  const { t } = useLingui();
  const query = useQuery(company);
  if (query.data) return <CompanyForm stored={query.data.company} />;
  return (
    <Page title={t`Company Details`} narrow>
      <Loaded query={query} loading={t`Loading company details...`} failed={t`Failed to fetch company details.`}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function CompanyForm({ stored }: { stored: Company }) {
  const { t, i18n } = useLingui();
  const form = useContractForm(companyInput, valuesOf(stored));
  const placeSearch = useRef<Promise<void>>(undefined);

  /** Waits for the search that a click on the button starts by leaving the search field: it may move the marker. */
  async function update(values: CompanyInput): Promise<Company> {
    await placeSearch.current;
    const { latitude, longitude, location_confirmed } = form.getValues();
    return await companyUpdate.mutationFn({ ...values, latitude, longitude, location_confirmed });
  }

  function onSuccess(updated: Company) {
    form.reset(valuesOf(updated));
    notify.success(t`Company details updated.`);
  }

  return (
    <FormPage
      title={t`Company Details`}
      form={form}
      {...(stored.version !== undefined && { version: stored.version })}
      mutation={{ ...companyUpdate, mutationFn: update }}
      onSuccess={onSuccess}
      submitLabel={t`Update`}
      back={paths.dashboard}
      incomplete={t`Company Name and Address are required.`}
      getErrorMessage={(error) => updateFailure(error, i18n)}
    >
      <CompanyFields company={stored} />
      <LocationFields searching={placeSearch} />
    </FormPage>
  );
}

/** Says why the company was not updated. */
function updateFailure(error: ApiError, i18n: I18n) {
  const { message: reason, detail } = error;
  if (error.kind === 'network' || error.kind === 'timeout') {
    return { text: i18n._(msg`Error submitting form.`), detail: reason };
  }
  return { text: i18n._(msg`Update failed: ${reason}`), detail: detail === reason ? undefined : detail };
}

function valuesOf(company: Company) {
  const { company_logo_url: _, company_photo_url: __, version: ___, ...values } = company;
  return {
    ...values,
    company_website: values.company_website ?? '',
    company_email: values.company_email ?? '',
    company_contact: values.company_contact ?? '',
    pincode: values.pincode ?? '',
    gst_number: values.gst_number ?? '',
    hr_email: values.hr_email ?? '',
    company_logo: undefined,
    company_photo: undefined,
  };
}
