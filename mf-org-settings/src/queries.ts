import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { getDepartmentOptions, listDepartments } from '@seamline/shared/contract/organisation/departments';
import { listDesignations } from '@seamline/shared/contract/organisation/designations';
import { getHeadcounts, getOrganisation } from '@seamline/shared/contract/organisation/organisation';
import { listSubDepartments } from '@seamline/shared/contract/organisation/sub-departments';
import { request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

/** The whole tree with headcounts. */
export const organisation = queryOptions({ queryKey: [getOrganisation.path], queryFn: request(getOrganisation) });

/** The numbers of employees of all records. */
export const headcounts = queryOptions({ queryKey: [getHeadcounts.path], queryFn: request(getHeadcounts) });

/** Keys of all lists. They contain names and counts of each other, so that each change affects all of them. */
export const LIST_KEYS = [
  listBranches,
  listDepartments,
  getDepartmentOptions,
  listSubDepartments,
  listDesignations,
  getOrganisation,
  getHeadcounts,
].map(({ path }) => [path]);
