import { listEmployees } from '@seamline/shared/contract/employees';
import { LARGEST_PAGE } from '@seamline/shared/contract/fields';
import { call } from '@seamline/shared/http';

/** Whom the directory shows. */
export interface DirectoryFilter {
  branchId: number | undefined;
  /** Part of a name, a mobile number or an email address. */
  search: string;
}

/** Every call of employees, by verb. */
export const api = {
  employees: {
    /** The directory of one branch or of all, as many at once as the server gives. */
    list: ({ branchId, search }: DirectoryFilter) => ({
      queryKey: [listEmployees.path, { branchId, search }] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        call(
          listEmployees,
          { query: { branch_id: branchId, q: search || undefined, limit: LARGEST_PAGE, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: { next_cursor?: string | null | undefined }) => last.next_cursor ?? undefined,
    }),
  },
};
