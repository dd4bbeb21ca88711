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
import { listEmployees } from '@seamline/shared/contract/employees';
import { call } from '@seamline/shared/http';
import { query, queryClient } from '@seamline/shared/query';

/** Every call of the organisation settings, by area and verb. */
export const api = {
  branches: {
    list: query(listBranches),
    options: query(getBranchOptions),
    /** How many work in each branch; one employee comes along, because none cannot be asked for. */
    headcounts: query(listEmployees, { query: { limit: 1 } }),
    create: (input: BranchInput): Promise<Branch> => call(createBranch, { query: withoutEmptyCode(input) }),
    update: (id: number, change: BranchChange, version: number | undefined): Promise<Branch> =>
      call(updateBranch, { query: { ...change, branch_id: id, version } }),
    remove: (id: number) => call(removeBranch, { query: { branch_id: id } }),
  },
};

/** An empty code is not sent. */
function withoutEmptyCode({ code, ...rest }: BranchInput): BranchInput {
  return code ? { ...rest, code } : rest;
}

/** Puts a branch into the list that is on the screen, in place of what it was. */
export function putBranch(branch: Branch): void {
  patchBranches((branches) => [...branches.filter(({ id }) => id !== branch.id), branch].sort(byName));
}

/** Takes a branch out of the list that is on the screen. */
export function dropBranch(id: number): void {
  patchBranches((branches) => branches.filter((branch) => branch.id !== id));
}

/** Patches what is on the screen at once, and asks for the server's own in the background. */
function patchBranches(change: (branches: Branch[]) => Branch[]): void {
  const { queryKey } = api.branches.list;
  queryClient.setQueryData(queryKey, (before) => before && { branches: change(before.branches) });
  void queryClient.invalidateQueries({ queryKey });
}

function byName(one: Branch, other: Branch): number {
  return one.name.localeCompare(other.name);
}
