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
import {
  createDepartment,
  type DepartmentChange,
  type DepartmentInput,
  getDepartmentOptions,
  listDepartments,
  removeDepartment,
  updateDepartment,
} from '@seamline/shared/contract/departments';
import {
  createDesignation,
  type DesignationChange,
  type DesignationInput,
  listDesignations,
  removeDesignation,
  updateDesignation,
} from '@seamline/shared/contract/designations';
import { getDependants, getOrganisation, type OrganisationRecord } from '@seamline/shared/contract/organisation';
import {
  createSubDepartment,
  listSubDepartments,
  removeSubDepartment,
  type SubDepartmentChange,
  type SubDepartmentInput,
  updateSubDepartment,
} from '@seamline/shared/contract/sub-departments';
import { call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { query, queryClient, readAgain } from '@seamline/shared/query';

type Version = number | undefined;

/** Every call of the organisation settings, by area and verb. */
export const api = {
  branches: {
    list: query(listBranches),
    options: query(getBranchOptions),
    create: (input: BranchInput) => call(createBranch, { query: withoutEmpty(input) }),
    update: (id: number, change: BranchChange, version: Version) =>
      call(updateBranch, { query: { ...change, branch_id: id, version } }),
    remove: (id: number) => call(removeBranch, { query: { branch_id: id } }),
  },
  departments: {
    list: query(listDepartments),
    options: query(getDepartmentOptions),
    create: (input: DepartmentInput) => call(createDepartment, { query: withoutEmpty(input) }),
    update: (id: number, branchId: number, change: DepartmentChange, version: Version) =>
      call(updateDepartment, { query: { ...change, department_id: id, branch_id: branchId, version } }),
    remove: (id: number) => call(removeDepartment, { query: { department_id: id } }),
  },
  subDepartments: {
    list: query(listSubDepartments),
    create: (input: SubDepartmentInput) => call(createSubDepartment, { query: withoutEmpty(input) }),
    update: (id: number, change: SubDepartmentChange, version: Version) =>
      call(updateSubDepartment, { query: { ...change, sub_department_id: id, version } }),
    remove: (id: number) => call(removeSubDepartment, { query: { sub_department_id: id } }),
  },
  designations: {
    list: query(listDesignations),
    create: (input: DesignationInput) => call(createDesignation, { query: input }),
    update: (id: number, change: DesignationChange, version: Version) =>
      call(updateDesignation, { query: { ...change, designation_id: id, version } }),
    remove: (id: number) => call(removeDesignation, { query: { designation_id: id } }),
  },
  /** The whole tree with headcounts. */
  organisation: query(getOrganisation),
  /** The records that depend on a record, which cannot be deleted while there are any. */
  dependants: (record: OrganisationRecord, id: number) => query(getDependants, { query: { record, id } }),
};

/** Leaves out empty codes and descriptions. */
function withoutEmpty<V extends { code?: string | undefined; description?: string | undefined }>(values: V): V {
  const { code, description, ...rest } = values;
  return { ...rest, ...(code && { code }), ...(description && { description }) } as V;
}

const LISTS: readonly string[] = [
  listBranches,
  listDepartments,
  getDepartmentOptions,
  listSubDepartments,
  listDesignations,
  getOrganisation,
].map(({ path }) => path);

/** Fetches all lists again in the background, because they contain names and counts of each other. */
export function refreshLists(): void {
  readAgain({ predicate: ({ queryKey }) => LISTS.includes(String(queryKey[0])) });
}

/** Inserts or replaces a branch in the cached list. */
export function putBranch(branch: Branch): void {
  patchBranches((branches) =>
    [...branches.filter(({ id }) => id !== branch.id), branch].sort(byName(({ name }) => name)),
  );
}

/** Removes a branch from the cached list. */
export function dropBranch(id: number): void {
  patchBranches((branches) => branches.filter((branch) => branch.id !== id));
}

function patchBranches(change: (branches: Branch[]) => Branch[]): void {
  queryClient.setQueryData(api.branches.list.queryKey, (before) => before && { branches: change(before.branches) });
  refreshLists();
}
