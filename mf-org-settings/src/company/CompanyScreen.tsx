import { type Company, type CompanyInput, companyInput } from '@seamline/shared/contract/company';
import { FormPage, useContractForm } from '@seamline/shared/form';
import type { ApiError } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { companyApi } from './api.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { LocationFields } from './LocationFields.tsx';
import { companyMessages } from './messages.ts';

export function loader() {
  void prefetch(companyApi.get);
  void prefetch(companyApi.mapSettings);
  return null;
}

export function Component() {
  const text = useMessages(companyMessages);
  const query = useQuery(companyApi.get);
  if (query.data) return <CompanyForm company={query.data.company} />;
  return (
    <Page title={text.title} narrow>
      <Loaded query={query} loading={text.loading} failed={text.fetchFailed}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function CompanyForm({ company }: { company: Company }) {
  const text = useMessages(companyMessages);
  const form = useContractForm(companyInput, valuesOf(company));
  const placeSearch = useRef<Promise<void>>(undefined);

  /** Leaving the search box by a click on the button has begun a search that moves the marker. */
  async function save(values: CompanyInput, version: number | undefined): Promise<Company> {
    await placeSearch.current;
    const { latitude, longitude, location_confirmed } = form.getValues();
    return await companyApi.update({ ...values, latitude, longitude, location_confirmed, version });
  }

  function saved(stored: Company) {
    form.reset(valuesOf(stored));
    notify.success(text.updated);
  }

  return (
    <FormPage
      title={text.title}
      form={form}
      {...(company.version !== undefined && { version: company.version })}
      save={save}
      saved={saved}
      saveLabel={text.update}
      back={paths.dashboard}
      incomplete={text.incomplete}
      explain={(error) => explain(error, text)}
    >
      <CompanyFields company={company} />
      <LocationFields searching={placeSearch} />
    </FormPage>
  );
}

function explain(error: ApiError, text: { networkFailed: string; updateFailed(reason: string): string }) {
  if (error.kind === 'network' || error.kind === 'timeout') return { text: text.networkFailed, detail: error.message };
  return { text: text.updateFailed(error.message), detail: error.detail === error.message ? undefined : error.detail };
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
