import {
  type BranchChange,
  type BranchInput,
  createBranch,
  getBranchOptions,
  updateBranch,
} from '@seamline/shared/contract/organisation/branch-changes';
import { removeBranch } from '@seamline/shared/contract/organisation/branches';
import { withoutEmpty } from '@seamline/shared/contract/wire/endpoint';
import { call } from '@seamline/shared/http';
import { mutation, type RemovedRecord, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';
import { LIST_KEYS } from '../queries.ts';
import { branches } from './queries.ts';

/** The branch types to choose from. */
export const branchOptions = queryOptions({
  queryKey: [getBranchOptions.path],
  queryFn: request(getBranchOptions),
});

export const branchMutations = {
  create: mutation({
    request: (input: BranchInput) => call(createBranch, { query: withoutEmpty(input) }),
    upsert: branches,
    invalidates: LIST_KEYS,
  }),
  update: (id: number) =>
    mutation({
      request: (change: BranchChange & { version?: number | undefined }) =>
        call(updateBranch, { query: { ...change, branch_id: id } }),
      upsert: branches,
      invalidates: LIST_KEYS,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeBranch, { query: { branch_id: id, version } }),
    remove: branches,
    invalidates: LIST_KEYS,
  }),
};
