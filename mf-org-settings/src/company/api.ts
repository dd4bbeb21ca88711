import { type Company, type CompanyInput, getCompany, updateCompany } from '@seamline/shared/contract/company';
import { getMapSettings, searchPlaces } from '@seamline/shared/contract/places';
import { call } from '@seamline/shared/http';
import { query, queryClient } from '@seamline/shared/query';

/** The calls of the company screen. */
export const companyApi = {
  get: query(getCompany),
  mapSettings: { ...query(getMapSettings), staleTime: Number.POSITIVE_INFINITY },
  update: async (input: CompanyInput): Promise<Company> => {
    const { company } = await call(updateCompany, { body: withoutEmptyFiles(input) });
    queryClient.setQueryData(companyApi.get.queryKey, { company });
    return company;
  },
  /** Searches for places. The same text is requested only once. */
  findPlaces: (q: string) =>
    queryClient.fetchQuery({
      ...query(searchPlaces, { query: { q } }),
      staleTime: (found) => (found.state.data?.available ? Number.POSITIVE_INFINITY : 0),
    }),
};

/** Leaves out empty files, so that the stored ones stay. */
function withoutEmptyFiles({ company_logo, company_photo, ...rest }: CompanyInput): CompanyInput {
  return {
    ...rest,
    ...(company_logo && company_logo.size > 0 && { company_logo }),
    ...(company_photo && company_photo.size > 0 && { company_photo }),
  };
}
