import {
  type Branch,
  type BranchChange,
  type BranchInput,
  createBranch,
  getBranchOptions,
  listBranches,
  removeBranch,
  updateBranch,
} from '@seamline/shared/contract/branches';
import { call } from '@seamline/shared/http';
import { query, queryClient } from '@seamline/shared/query';

/** Every call of the organisation settings, by area and verb. */
export const api = {
  branches: {
    list: query(listBranches),
    options: query(getBranchOptions),
    create: (input: BranchInput): Promise<Branch> => call(createBranch, { query: withoutEmptyCode(input) }),
    update: (id: number, change: BranchChange): Promise<Branch> =>
      call(updateBranch, { query: { ...change, branch_id: id } }),
    remove: (id: number) => call(removeBranch, { query: { branch_id: id } }),
  },
};

/** An empty code is not sent. */
function withoutEmptyCode({ code, ...rest }: BranchInput): BranchInput {
  return code ? { ...rest, code } : rest;
}

/** Patches the list that is on the screen, and asks for the server's own in the background. */
export function patchBranches(change: (branches: Branch[]) => Branch[]): void {
  const { queryKey } = api.branches.list;
  queryClient.setQueryData(queryKey, (before) => before && { branches: change(before.branches) });
  void queryClient.invalidateQueries({ queryKey });
}
