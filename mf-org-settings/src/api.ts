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
  /** The whole tree with head-counts. */
  organisation: query(getOrganisation),
  /** What keeps a record from being deleted. */
  dependants: (record: OrganisationRecord, id: number) => query(getDependants, { query: { record, id } }),
};

/** Empty codes and descriptions are not sent. */
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

/** Asks the server for its own again, in the background: names and counts of one list stand in the others too. */
export function refreshLists(): void {
  readAgain({ predicate: ({ queryKey }) => LISTS.includes(String(queryKey[0])) });
}

/** Puts a branch into the list that is on the screen, in place of what it was. */
export function putBranch(branch: Branch): void {
  patchBranches((branches) =>
    [...branches.filter(({ id }) => id !== branch.id), branch].sort(byName(({ name }) => name)),
  );
}

/** Takes a branch out of the list that is on the screen. */
export function dropBranch(id: number): void {
  patchBranches((branches) => branches.filter((branch) => branch.id !== id));
}

/** Patches what is on the screen at once. */
function patchBranches(change: (branches: Branch[]) => Branch[]): void {
  queryClient.setQueryData(api.branches.list.queryKey, (before) => before && { branches: change(before.branches) });
  refreshLists();
}
