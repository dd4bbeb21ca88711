import {
  type Company,
  type CompanyInput,
  getCompany,
  updateCompany,
} from '@seamline/shared/contract/organisation/company';
import { getMapSettings, searchPlaces } from '@seamline/shared/contract/organisation/geocoding';
import { call } from '@seamline/shared/http';
import { queryClient, request } from '@seamline/shared/query';
import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

export const company = queryOptions({ queryKey: [getCompany.path], queryFn: request(getCompany) });

export const mapSettings = queryOptions({
  queryKey: [getMapSettings.path],
  queryFn: request(getMapSettings),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Searches for places. The same text is requested only once. */
export const findPlaces = (q: string) =>
  queryClient.fetchQuery({
    ...queryOptions({ queryKey: [searchPlaces.path, q], queryFn: request(searchPlaces, { query: { q } }) }),
    staleTime: (found) => (found.state.data?.available ? Number.POSITIVE_INFINITY : 0),
  });

/** Sends the company. The response is the whole record, so that nothing is requested again. */
export const companyUpdate = {
  mutationFn: async (input: CompanyInput) => (await call(updateCompany, { body: withoutEmptyFiles(input) })).company,
  onSuccess: (updated, _input, _context, { client }) => {
    client.setQueryData(company.queryKey, { company: updated });
  },
} satisfies UseMutationOptions<Company, Error, CompanyInput>;

/** Leaves out empty files, so that the stored ones stay. */
function withoutEmptyFiles({ company_logo, company_photo, ...rest }: CompanyInput): CompanyInput {
  return {
    ...rest,
    ...(company_logo && company_logo.size > 0 && { company_logo }),
    ...(company_photo && company_photo.size > 0 && { company_photo }),
  };
}
